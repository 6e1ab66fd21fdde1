import { paperDrawing, type PlacedPaper } from '../slips/on-sheet.ts';
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import { writingOf } from './caption-type.ts';
import type { Drawing } from './drawing.ts';

/** Thin enough to cut through, thick enough to be seen at 300 dpi: 0.28 pt. */
const cutThickMm = 0.1;

export interface SheetToDraw {
  readonly plan: SheetPlan;
  /** Slips and receipts in its free space. */
  readonly papers?: readonly PlacedPaper[];
}

/** Returns a plan's cut marks or cut lines, its captions, and the papers in its free space. */
export function drawingOf({ plan: { cutMarks, captions }, papers = [] }: SheetToDraw): Drawing {
  const drawings = papers.map(paperDrawing);
  return {
    lines: [
      ...cutMarks.map((mark) => ({ ...mark, thickMm: cutThickMm })),
      ...drawings.flatMap(({ lines }) => lines),
    ],
    shades: drawings.flatMap(({ shades }) => shades),
    writings: [...captions.map(writingOf), ...drawings.flatMap(({ writings }) => writings)],
  };
}
