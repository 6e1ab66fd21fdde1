/** Finds the free space on a sheet. Pure functions; all figures in millimetres. */
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import type { Margins } from '../../../shared/printing.ts';
import { evenMargins, insideOf, widest } from '../../../shared/sheet/page-area.ts';
import { micron, overlap, type Rect, type Size } from '../../../shared/sheet/rect.ts';

/** Distance from photos and captions: a knife that slips does not reach the photo, and its colour does not reach a QR code. */
const clearMm = 2;
/** Distance from cut marks, which must not be taken for the edge of a slip. */
const clearOfMarksMm = 1;
/** Distance from the edge of the paper, also where photos are printed over it. */
const leastEdgeMm = 2;
/** Narrower space holds nothing: a QR code is 20 mm wide with its margin. */
const narrowestMm = 20;

const grown = ({ xMm, yMm, widthMm, heightMm }: Rect, by: number): Rect => ({
  ...{ xMm: xMm - by, yMm: yMm - by },
  ...{ widthMm: widthMm + 2 * by, heightMm: heightMm + 2 * by },
});

type Mark = SheetPlan['cutMarks'][number];
const boxOf = ({ x1, y1, x2, y2 }: Mark): Rect => ({
  ...{ xMm: Math.min(x1, x2), yMm: Math.min(y1, y2) },
  ...{ widthMm: Math.abs(x2 - x1), heightMm: Math.abs(y2 - y1) },
});

/** Returns the parts of a box on the four sides of what is taken. They are as large as they can be, and may overlap. */
function besides(box: Rect, taken: Rect): Rect[] {
  const [right, bottom] = [box.xMm + box.widthMm, box.yMm + box.heightMm];
  const [takenRight, takenBottom] = [taken.xMm + taken.widthMm, taken.yMm + taken.heightMm];
  return [
    { ...box, widthMm: taken.xMm - box.xMm },
    { ...box, heightMm: taken.yMm - box.yMm },
    { ...box, xMm: takenRight, widthMm: right - takenRight },
    { ...box, yMm: takenBottom, heightMm: bottom - takenBottom },
  ].filter(({ widthMm, heightMm }) => Math.min(widthMm, heightMm) >= narrowestMm);
}

const contains = (outer: Rect, inner: Rect): boolean =>
  inner.xMm >= outer.xMm &&
  inner.yMm >= outer.yMm &&
  inner.xMm + inner.widthMm <= outer.xMm + outer.widthMm &&
  inner.yMm + inner.heightMm <= outer.yMm + outer.heightMm;

/** Returns the boxes without those inside another one; of equal ones, the first. */
const largest = (boxes: readonly Rect[]): Rect[] =>
  boxes.filter(
    (box, at) =>
      !boxes.some(
        (other, index) => index !== at && contains(other, box) && (index < at || !contains(box, other)),
      ),
  );

function without(boxes: readonly Rect[], taken: Rect): readonly Rect[] {
  if (!boxes.some((box) => overlap(box, taken))) return boxes;
  return largest(boxes.flatMap((box) => (overlap(box, taken) ? besides(box, taken) : [box])));
}

/**
 * Returns the largest boxes that are clear of photos, captions, cut marks, the margins and `papers`, which lie on the sheet
 * already. They overlap one another.
 *
 * @param keepOff margins of the sheet as it lies
 */
export function freeSpace(plan: SheetPlan, keepOff: Margins, papers: readonly Rect[] = []): readonly Rect[] {
  const taken = [
    ...[...plan.placements, ...plan.captions, ...papers].map((box) => grown(box, clearMm)),
    ...plan.cutMarks.map((mark) => grown(boxOf(mark), clearOfMarksMm)),
  ];
  return taken.reduce<readonly Rect[]>(without, [insideOf(plan, widest(keepOff, evenMargins(leastEdgeMm)))]);
}

/** Returns where a stretch begins that is pushed to the nearer end of the page. */
const pushed = (from: number, room: number, length: number, page: number): number =>
  from + room / 2 <= page / 2 ? from : from + room - length;

/**
 * Returns a box of this size in the free space that it fills best, at the edge of the paper rather than beside photos; null
 * when it fits nowhere.
 */
export function boxIn(free: readonly Rect[], { widthMm, heightMm }: Size, page: Size): Rect | null {
  const [best] = free
    .filter((room) => room.widthMm >= widthMm && room.heightMm >= heightMm)
    .sort((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm);
  if (best === undefined) return null;
  return {
    xMm: micron(pushed(best.xMm, best.widthMm, widthMm, page.widthMm)),
    yMm: micron(pushed(best.yMm, best.heightMm, heightMm, page.heightMm)),
    ...{ widthMm, heightMm },
  };
}
