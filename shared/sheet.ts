/** Sheet geometry in millimetres: which photo goes in which slot on a medium. Pure functions. */
import type { BlockPosition, SheetPhoto, SheetRequest } from './sheet/request.ts';
import { KioskError } from './errors.ts';
import type { CutStyle, Placement, PlannedSheet, SheetPlan } from './model/sheets.ts';
import type { Margins } from './printing.ts';
import { layByHand, type Sizes } from './sheet/arranged.ts';
import { withCaptions } from './sheet/caption-room.ts';
import { cutLinesFor } from './sheet/cut-lines.ts';
import { cutMarksFor } from './sheet/cut-marks.ts';
import { BlockTables } from './sheet/block.ts';
import { areaOf, findLayout, type Laid } from './sheet/found.ts';
import { boxRound, micron, type Rect } from './sheet/rect.ts';
import {
  canTurn,
  evenMargins,
  insideOf,
  orientedMargins,
  noMargins,
  orientedPage,
  widest,
} from './sheet/page-area.ts';

export { noMargins } from './sheet/page-area.ts';

/** A planned sheet without the facts that only the printer's set-up knows. */
export type SheetOnPrinter = Pick<PlannedSheet, 'plan' | 'keepOff' | 'lostToPrinter' | 'captionsLeftOut'>;

const isSize = (value: number): boolean => Number.isFinite(value) && value > 0;

function checkRequest({ medium, gapMm, edgeMm, photos, arranged }: SheetRequest, safe: Margins): void {
  const lengths = [
    medium.widthMm,
    medium.heightMm,
    ...photos.flatMap((photo) => [photo.widthMm, photo.heightMm]),
  ];
  const margins = [gapMm, edgeMm, safe.topMm, safe.rightMm, safe.bottomMm, safe.leftMm];
  const coordinates = arranged?.photos.flatMap(({ xMm, yMm }) => [xMm, yMm]) ?? [];
  const counts = photos.flatMap(({ count }) => count ?? []);
  const ids = new Set(photos.map(({ photoId }) => photoId));
  if (
    photos.length === 0 ||
    arranged?.photos.length === 0 ||
    ids.size !== photos.length ||
    !lengths.every(isSize) ||
    !margins.every((margin) => Number.isFinite(margin) && margin >= 0) ||
    !coordinates.every((mm) => Number.isFinite(mm)) ||
    !counts.every((count) => Number.isInteger(count) && count > 0)
  ) {
    throw new KioskError(
      'INVALID_INPUT',
      'a sheet needs photos of a size and a count above zero, each named once',
    );
  }
}

const sizesOf = (photos: readonly SheetPhoto[]): Sizes =>
  new Map(photos.map(({ photoId, widthMm, heightMm }) => [photoId, { widthMm, heightMm }]));

interface LaidOnPrinter extends Laid {
  readonly lostToPrinter: number;
}

/** Lays the photos inside the wider of edge and safe area, and counts the photos that the safe area costs. */
function lay(request: SheetRequest, keepOff: Margins): LaidOnPrinter {
  const { arranged, medium } = request;
  if (arranged !== null) {
    const landscape = arranged.landscape && canTurn(medium);
    const area = insideOf(orientedPage(medium, landscape), orientedMargins(keepOff, landscape));
    return { landscape, placements: layByHand(arranged, sizesOf(request.photos), area), lostToPrinter: 0 };
  }
  const edge = evenMargins(request.edgeMm);
  const printerAsksMore = Object.values(keepOff).some((side) => side > request.edgeMm);
  const tables = new BlockTables(areaOf(request, edge));
  const without = findLayout(request, edge, tables);
  if (!printerAsksMore) return { ...without, lostToPrinter: 0 };
  try {
    const laid = findLayout(request, keepOff, tables);
    return { ...laid, lostToPrinter: Math.max(0, without.placements.length - laid.placements.length) };
  } catch (error) {
    if (!(error instanceof KioskError) || error.code !== 'SHEET_IMPOSSIBLE') throw error;
    throw new KioskError(
      error.code,
      error.message,
      { ...error.details, reason: 'printer' },
      { cause: error },
    );
  }
}

/** Moves photos that lie in the middle of their area, all of them together. */
function movedTo(block: BlockPosition, placements: readonly Placement[], area: Rect): readonly Placement[] {
  const round = boxRound(placements);
  const x = block === 'left' || block === 'corner' ? area.xMm - round.xMm : 0;
  const y = block === 'top' || block === 'corner' ? area.yMm - round.yMm : 0;
  if (x === 0 && y === 0) return placements;
  return placements.map((each) => ({ ...each, xMm: micron(each.xMm + x), yMm: micron(each.yMm + y) }));
}

/**
 * Lays photos on a medium as one printer prints on it. Slots laid by hand are kept. Otherwise photos that fill the sheet
 * get the most slots that can be found, and photos of a given number form a tidy block, upright for the viewer, in the
 * middle of the page.
 *
 * A placement's `widthMm` and `heightMm` are those of its box as it lies on the sheet. The same request always gives the
 * same plan.
 *
 * @param safe margins of the upright medium that the printer keeps free: photos keep clear of the wider of it and the
 * edge
 * @throws KioskError SHEET_IMPOSSIBLE with `medium`, the `width` and `height` (mm) of the first photo that does not fit,
 * and how many of it `fits`; `reason` is `printer` when only the printer's safe area is in the way. For a sheet laid by
 * hand, with `reason` (`overlap`, `outside`, `unknown-photo`) and `at`, the slot's number. INVALID_INPUT for a request
 * that makes no sense
 */
export function plannedSheet(request: SheetRequest, safe: Margins): SheetOnPrinter {
  checkRequest(request, safe);
  const { arranged, block = 'middle', cut, medium } = request;
  const upright = widest(evenMargins(request.edgeMm), safe);
  const { landscape, placements: found, lostToPrinter } = lay(request, upright);
  const page = orientedPage(medium, landscape);
  const keepOff = orientedMargins(upright, landscape);
  const area = insideOf(page, keepOff);
  const laid = arranged === null ? movedTo(block, found, area) : found;
  const texts = request.photos.flatMap(({ photoId, caption }) =>
    caption === null || caption === '' || !laid.some((placement) => placement.photoId === photoId)
      ? []
      : [{ photoId, text: caption }],
  );
  const { placements, captions, leftOut } = withCaptions(laid, texts, {
    area,
    movable: arranged === null,
  });
  return {
    plan: {
      mediumId: medium.id,
      ...page,
      placements,
      cutMarks: cutsOf(cut, placements, captions, page),
      captions,
    },
    ...{ keepOff, lostToPrinter, captionsLeftOut: leftOut },
  };
}

function cutsOf(
  cut: CutStyle,
  placements: readonly Placement[],
  captions: SheetPlan['captions'],
  page: { readonly widthMm: number; readonly heightMm: number },
): SheetPlan['cutMarks'] {
  if (cut === 'none') return [];
  return cut === 'lines' ? cutLinesFor(placements, captions, page) : cutMarksFor(placements, captions, page);
}

/** Returns the plan alone: see `plannedSheet`. */
export const planSheet = (request: SheetRequest, safe: Margins = noMargins): SheetPlan =>
  plannedSheet(request, safe).plan;
