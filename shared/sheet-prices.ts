/** Prices of sheets. A photo's price includes one sheet; other paper for it, and further sheets, are sold on the ticket. */
import { mediumIds, type MediumId } from './sheet-media.ts';

/** Every price contains tax and is in the smallest unit of the price list's currency. */
export interface SheetPrices {
  /** A further sheet on paper that has no price of its own; null where the studio sells none of it. */
  readonly further: number | null;
  /** A further sheet on this paper. */
  readonly furtherOn: Readonly<Partial<Record<MediumId, number>>>;
  /** The surcharge for a photo's own sheet on this paper. */
  readonly firstOn: Readonly<Partial<Record<MediumId, number>>>;
}

/** `first` is the sheet that a photo includes. */
export type SheetKind = 'first' | 'further';
/** Names a sheet that is sold: its kind and its paper. */
export type SheetItemId = `sheet-${SheetKind}-${MediumId}`;

export const sheetItemId = (kind: SheetKind, mediumId: MediumId): SheetItemId => `sheet-${kind}-${mediumId}`;

/** Returns the kind and the paper of a sheet; null for anything else that is sold. */
export function sheetOf(id: string): { readonly kind: SheetKind; readonly mediumId: MediumId } | null {
  const [, kind, paper] = /^sheet-(first|further)-(.+)$/.exec(id) ?? [];
  const mediumId = mediumIds.find((known) => known === paper) ?? ownMedium(paper);
  return mediumId === null ? null : { kind: kind === 'first' ? 'first' : 'further', mediumId };
}

const ownMedium = (paper: string | undefined): MediumId | null =>
  paper !== undefined && /^own-[0-9a-f]{8}$/.test(paper) ? (paper as MediumId) : null;

/** Returns what a sheet costs; null when the studio does not sell it. */
export function sheetPrice(
  { further, furtherOn, firstOn }: SheetPrices,
  kind: SheetKind,
  mediumId: MediumId,
): number | null {
  return kind === 'first' ? (firstOn[mediumId] ?? null) : (furtherOn[mediumId] ?? further);
}
