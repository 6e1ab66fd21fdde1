/** Folders that print programs watch, while they are being written. */
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { HotFolder } from '../../../shared/printing.ts';
import { isWholePath } from '../../../shared/whole-path.ts';
import { randomHex } from './random-hex.ts';

export type FolderDraft = { -readonly [Key in keyof HotFolder]: HotFolder[Key] };
/** As many as are kept. */
export const mostFolders = 10;

export const newFolder = (): FolderDraft => ({
  id: `folder:${randomHex()}`,
  name: '',
  path: '',
  format: 'jpeg',
});

export type FolderFault = 'missing' | 'wrong' | 'twice' | 'same';
type Others = Pick<StudioSettings, 'watchedFolder' | 'exportFolder'>;
/** What is wrong with a folder among all of them; null while it is right. */
export function folderFault(
  draft: FolderDraft,
  all: readonly FolderDraft[],
  { watchedFolder, exportFolder }: Others,
): FolderFault | null {
  const path = draft.path.trim();
  if (draft.name.trim() === '') return 'missing';
  if (path === '' || !isWholePath(path)) return 'wrong';
  // A sheet in the camera's folder would come in again as a shot, and exported photos would be printed.
  if (path === watchedFolder || path === exportFolder) return 'same';
  return all.some((other) => other.id !== draft.id && other.path.trim() === path) ? 'twice' : null;
}

/** The folders as they are kept; null while one of them is wrong. */
export const foldersOf = (drafts: readonly FolderDraft[], others: Others): readonly HotFolder[] | null =>
  drafts.some((draft) => folderFault(draft, drafts, others) !== null)
    ? null
    : drafts.map((draft) => ({ ...draft, name: draft.name.trim(), path: draft.path.trim() }));
