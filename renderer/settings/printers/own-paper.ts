/** The studio's own paper sizes, while staff edit them. */
import type { OwnMedium, OwnMediumId } from '../../../shared/sheet-media.ts';
import { mmText } from '../../state/media.ts';
import { randomHex } from '../random-hex.ts';
import { isNameTaken } from '../use-draft-list.ts';
import { mmWithin } from './mm-text.ts';

export interface PaperDraft {
  readonly id: OwnMediumId;
  name: string;
  /** Millimetres, as typed. */
  width: string;
  height: string;
}
/** The limits of the contract, mm: nothing smaller holds a photo, and no printer here is wider. */
export const paperLimits = { width: [50, 330], height: [50, 500] } as const;
/** The most sizes that are stored. */
export const mostPapers = 20;

export const draftOf = ({ id, name, widthMm, heightMm }: OwnMedium): PaperDraft => ({
  id,
  name,
  width: mmText(widthMm, 2),
  height: mmText(heightMm, 2),
});
export const newPaper = (): PaperDraft => ({ id: `own-${randomHex()}`, name: '', width: '', height: '' });

export type PaperFault = 'name' | 'twice' | 'width' | 'height';
/** Returns the fault in a size among all of them; null when there is none. */
export function paperFault(draft: PaperDraft, all: readonly PaperDraft[]): PaperFault | null {
  if (draft.name.trim() === '') return 'name';
  if (isNameTaken(draft, all)) return 'twice';
  if (mmWithin(draft.width, ...paperLimits.width) === null) return 'width';
  return mmWithin(draft.height, ...paperLimits.height) === null ? 'height' : null;
}

/** Returns the sizes to store, upright; null while one of them has a fault. */
export function papersOf(drafts: readonly PaperDraft[]): readonly OwnMedium[] | null {
  if (drafts.some((draft) => paperFault(draft, drafts) !== null)) return null;
  return drafts.map(({ id, name, width, height }) => {
    const sides = [width, height].map((side) => mmWithin(side, 0, Infinity) ?? 0);
    return { id, name: name.trim(), widthMm: Math.min(...sides), heightMm: Math.max(...sides) };
  });
}
