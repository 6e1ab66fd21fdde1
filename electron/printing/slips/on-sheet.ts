/** Slips and receipts in the free space of a sheet: at their real size, each with a line around it to cut along. */
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import type { Margins } from '../../../shared/printing.ts';
import { turnedSize, type Rect } from '../../../shared/sheet/rect.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { DrawnPaper } from '../sheet/drawn-paper.ts';
import { boxIn, freeSpace } from '../sheet/free-space.ts';
import { receiptFlow, type Receipt } from './receipt.ts';
import { compactSlip, type PaperBlock, type Slip } from './slip.ts';

/** A paper for the free space, and what it says. */
export type SheetPaper =
  | { readonly kind: 'slip'; readonly facts: Slip }
  | { readonly kind: 'receipt'; readonly facts: Receipt };

/** The position of a paper on a sheet. */
export interface PaperPlace {
  readonly box: Rect;
  /** True when it is turned by 90 degrees clockwise. */
  readonly turned: boolean;
  /** Width of its text, mm. */
  readonly columnMm: number;
}

export interface PlacedPaper extends PaperPlace {
  readonly paper: SheetPaper;
}

/** Widths to try, the one that reads best first, mm. A narrow one is longer. */
const columns = { slip: [70, 58, 46], receipt: [72, 62] } as const;
const receiptInsetMm = 3;
/** A module of a QR code, 0.7 mm, then has four dots. */
const leastDpi = 150;
/** As thin as a cut mark. */
const frameMm = 0.1;

function blockOf(paper: SheetPaper, columnMm: number): PaperBlock {
  if (paper.kind === 'slip') return compactSlip(paper.facts, columnMm);
  const { logo: _picture, ...studio } = paper.facts.studio;
  const inset = receiptInsetMm;
  const margins = { topMm: inset, rightMm: inset, bottomMm: inset, leftMm: inset };
  const page = { widthMm: columnMm + 2 * inset, heightMm: null, margins };
  const flow = receiptFlow({ ...paper.facts, studio, page });
  return { widthMm: flow.pageWidthMm, heightMm: flow.lengthMm, draw: (on) => flow.drawOn(on) };
}

function placeOf(paper: SheetPaper, free: readonly Rect[], page: SheetPlan): PaperPlace | null {
  for (const columnMm of free.length === 0 ? [] : columns[paper.kind]) {
    const block = blockOf(paper, columnMm);
    for (const turned of [false, true]) {
      const box = boxIn(free, turned ? turnedSize(block) : block, page);
      if (box !== null) return { box, turned, columnMm };
    }
  }
  return null;
}

/**
 * Returns a place for each paper, the first one first; null for one without room. None is made smaller, and nothing on the
 * sheet is moved.
 *
 * @param keepOff margins of the sheet as it lies
 * @param dpi the printer's coarser resolution
 */
export function placePapers(
  plan: SheetPlan,
  keepOff: Margins,
  papers: readonly SheetPaper[],
  dpi: number,
): readonly (PaperPlace | null)[] {
  const taken: Rect[] = [];
  return papers.map((paper) => {
    const place = dpi < leastDpi ? null : placeOf(paper, freeSpace(plan, keepOff, taken), plan);
    if (place !== null) taken.push(place.box);
    return place;
  });
}

/** Draws a paper and the line around it. */
export function paperDrawing({ paper, box, turned, columnMm }: PlacedPaper): Drawing {
  const drawn = new DrawnPaper(box, turned);
  blockOf(paper, columnMm).draw(drawn);
  const { xMm: x1, yMm: y1 } = box;
  const [x2, y2] = [x1 + box.widthMm, y1 + box.heightMm];
  const frame = [
    { x1, y1, x2, y2: y1 },
    { x1, y1: y2, x2, y2 },
    { x1, y1, x2: x1, y2 },
    { x1: x2, y1, x2, y2 },
  ];
  return { ...drawn.drawing, lines: frame.map((line) => ({ ...line, thickMm: frameMm })) };
}
