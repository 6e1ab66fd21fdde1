/** The papers that a customer takes away with the photos. */
import type { CodeId } from '../ids.ts';
import type { Rect } from '../sheet/rect.ts';

/** A paper that is printed with every order that has it. */
export type SlipOrReceipt = { readonly kind: 'slip'; readonly codeId: CodeId } | { readonly kind: 'receipt' };

export type TakeAwayPaper = SlipOrReceipt | { readonly kind: 'record' };

/** Returns whether both are the slip of one code, the order's receipt or its record. */
export const isSamePaper = (a: TakeAwayPaper, b: TakeAwayPaper): boolean =>
  a.kind === b.kind && (a.kind !== 'slip' || b.kind !== 'slip' || a.codeId === b.codeId);

/** A slip or a receipt that staff want in the free space of a sheet. */
export interface PaperOnSheet {
  readonly paper: SlipOrReceipt;
  /** Its box on the sheet as it lies; null when the sheet has no room for it. */
  readonly box: Rect | null;
}
