/** Plans an order's sheet, with slips and receipts in its free space. */
import type { OrderId, PhotoId } from '../../../shared/ids.ts';
import { usualDpi } from '../../../shared/inch.ts';
import type { PaperOnSheet, SlipOrReceipt } from '../../../shared/model/papers.ts';
import type { SheetLayout } from '../../../shared/model/sheets.ts';
import { plannedSheet, type SheetOnPrinter } from '../../../shared/sheet.ts';
import { noMargins } from '../../../shared/sheet/page-area.ts';
import { blockPositions, type BlockPosition, type SheetRequest } from '../../../shared/sheet/request.ts';
import type { Composer } from '../../printing/composer.ts';
import type { SheetToCompose } from '../../printing/sheet/pdf.ts';
import type { PaperPlace, SheetPaper } from '../../printing/slips/on-sheet.ts';
import type { Needs } from '../deps.ts';
import { existing } from '../existing-order.ts';
import type { ForPrinting } from './for-printing.ts';
import { sheetPaperOf } from './paper-prints.ts';
import { pictureOf, placedOn, sheetPhotos } from './sheet-photos.ts';

type Laid = SheetOnPrinter & { readonly places: readonly (PaperPlace | null)[] };

export interface SheetWithPapers extends Omit<SheetToCompose, 'correction'> {
  /** The papers that have room on it. */
  readonly placed: readonly SlipOrReceipt[];
}

/**
 * Returns the positions to try for the photos. Only where staff chose how many come on the sheet, and left it to Headroom
 * where they lie, are there others than the middle.
 */
export const blocksFor = ({
  arranged,
  photos,
}: Pick<SheetLayout, 'arranged' | 'photos'>): readonly BlockPosition[] =>
  arranged === null && photos.every(({ count }) => count !== null) ? blockPositions : ['middle'];

export function createSheetPlans(
  deps: Needs<'records' | 'vault' | 'settings' | 'practice'>,
  composer: Pick<Composer, 'placePapers'>,
) {
  const request = ({ medium }: ForPrinting, layout: SheetLayout): SheetRequest => {
    const { gapMm, edgeMm, cut, arranged } = layout;
    return { medium, gapMm, edgeMm, cut, arranged, photos: sheetPhotos(deps, layout) };
  };

  /**
   * Lays the photos, then the papers where photos left room. A block of photos whose number staff chose is moved aside when
   * that makes room for more papers; all other photos stay where they would be without papers.
   */
  async function lay(found: ForPrinting, layout: SheetLayout, papers: readonly SheetPaper[]): Promise<Laid> {
    const { profile } = found;
    const asked = request(found, layout);
    const safe = profile?.safe ?? noMargins;
    const dpi = Math.min(profile?.dpiX ?? usualDpi, profile?.dpiY ?? usualDpi);
    let best: Laid = { ...plannedSheet(asked, safe), places: [] };
    if (papers.length === 0) return best;
    let most = -1;
    for (const block of blocksFor(layout)) {
      const sheet = plannedSheet({ ...asked, block }, safe);
      const places = await composer.placePapers(sheet.plan, sheet.keepOff, papers, dpi);
      const placed = places.filter((place) => place !== null).length;
      if (placed > most) best = { ...sheet, places };
      most = Math.max(most, placed);
      if (most === papers.length) break;
    }
    return best;
  }

  return {
    request,

    /** @throws KioskError SHEET_IMPOSSIBLE; NOT_FOUND, WRONG_STEP for a paper that the order does not have */
    async plan(
      orderId: OrderId,
      found: ForPrinting,
      layout: SheetLayout,
      wanted: readonly SlipOrReceipt[],
    ): Promise<SheetOnPrinter & { readonly papers: readonly PaperOnSheet[] }> {
      const facts = wanted.map((paper) => sheetPaperOf(deps, orderId, paper));
      const { places, ...sheet } = await lay(found, layout, facts);
      return { ...sheet, papers: wanted.map((paper, at) => ({ paper, box: places[at]?.box ?? null })) };
    },

    /** Returns the sheet to compose, with the wanted papers that have room on it. Throws as `plan` does. */
    async toCompose(
      orderId: OrderId,
      found: ForPrinting,
      layout: SheetLayout,
      wanted: readonly SlipOrReceipt[],
    ): Promise<SheetWithPapers> {
      const facts = wanted.map((paper) => sheetPaperOf(deps, orderId, paper));
      const { plan, places } = await lay(found, layout, facts);
      const pictures = new Map<PhotoId, Uint8Array>();
      for (const photoId of placedOn(plan)) pictures.set(photoId, await pictureOf(deps, photoId));
      const papers = facts.flatMap((paper, at) => {
        const place = places[at] ?? null;
        return place === null ? [] : [{ ...place, paper }];
      });
      const placed = wanted.filter((_, at) => (places[at] ?? null) !== null);
      return { plan, pictures, papers, placed, title: existing(deps, orderId).number };
    },
  };
}
