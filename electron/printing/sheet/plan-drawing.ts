import type { SheetPlan } from '../../../shared/model/sheets.ts';
import { writingOf } from './caption-type.ts';
import type { Drawing } from './drawing.ts';

/** Thin enough to cut through, thick enough to be seen at 300 dpi: 0.28 pt. */
const cutThickMm = 0.1;

/** Returns a plan's cut marks or cut lines, and its captions. */
export const drawingOf = ({ cutMarks, captions }: SheetPlan): Drawing => ({
  lines: cutMarks.map((mark) => ({ ...mark, thickMm: cutThickMm })),
  shades: [],
  writings: captions.map(writingOf),
});
