/** Folders that print programs watch, while staff edit them. */
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { HotFolder } from '../../../shared/printing.ts';
import { isWholePath } from '../../../shared/whole-path.ts';
import { randomHex } from '../random-hex.ts';

export type FolderDraft = { -readonly [Key in keyof HotFolder]: HotFolder[Key] };
/** The most folders that are stored. */
export const mostFolders = 10;

export const newFolder = (): FolderDraft => ({
  id: `folder:${randomHex()}`,
  name: '',
  path: '',
  format: 'jpeg',
});

export type FolderFault = 'missing' | 'wrong' | 'twice' | 'same';
type Others = Pick<StudioSettings, 'watchedFolder' | 'exportFolder'>;
/** Returns the fault in a folder among all of them; null when there is none. */
export function folderFault(
  draft: FolderDraft,
  all: readonly FolderDraft[],
  { watchedFolder, exportFolder }: Others,
): FolderFault | null {
  const path = draft.path.trim();
  if (draft.name.trim() === '') return 'missing';
  if (path === '' || !isWholePath(path)) return 'wrong';
  // A sheet in the camera's folder would come back as a shot, and exported photos would be printed.
  if (path === watchedFolder || path === exportFolder) return 'same';
  return all.some((other) => other.id !== draft.id && other.path.trim() === path) ? 'twice' : null;
}

/** Returns the folders to store; null while one of them has a fault. */
export const foldersOf = (drafts: readonly FolderDraft[], others: Others): readonly HotFolder[] | null =>
  drafts.some((draft) => folderFault(draft, drafts, others) !== null)
    ? null
    : drafts.map((draft) => ({ ...draft, name: draft.name.trim(), path: draft.path.trim() }));
