/** Where the millimetres of a plan are on a page's points. */
import type { Placement, SheetPlan } from '../../shared/model.ts';

/** `a b c d e f` of a PDF transformation (ISO 32000-1, 8.3.3): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const pointsPerMm = 72 / 25.4;

export interface Page {
  readonly widthPt: number;
  readonly heightPt: number;
  /** A point of the plan, from its top left corner in mm, on the page, from its bottom left corner in points. */
  readonly toPoints: (xMm: number, yMm: number) => readonly [number, number];
}

/** Without the noise of floating-point sums: 152.4 mm are 432 pt, not 431.99999999999994. */
const wholeSteps = (points: number): number => Math.round(points * 1e5) / 1e5;

/** The upright page that carries a plan; a plan in landscape lies on it turned by 90 degrees clockwise. */
export function pageOf(plan: Pick<SheetPlan, 'widthMm' | 'heightMm'>): Page {
  const landscape = plan.widthMm > plan.heightMm;
  const [widthMm, heightMm] = landscape ? [plan.heightMm, plan.widthMm] : [plan.widthMm, plan.heightMm];
  return {
    widthPt: wholeSteps(widthMm * pointsPerMm),
    heightPt: wholeSteps(heightMm * pointsPerMm),
    toPoints: (xMm, yMm) =>
      landscape
        ? [(widthMm - yMm) * pointsPerMm, (heightMm - xMm) * pointsPerMm]
        : [xMm * pointsPerMm, (heightMm - yMm) * pointsPerMm],
  };
}

/** The transformation that draws a photo's unit square, its own bottom left corner at 0, 0, at its place. */
export function matrixOf(plan: SheetPlan, placement: Placement): Matrix {
  const { toPoints } = pageOf(plan);
  const { xMm, yMm, widthMm, heightMm, rotated } = placement;
  const [right, bottom] = [xMm + widthMm, yMm + heightMm];
  // Turned clockwise, the photo's bottom left is the box's top left and its bottom right the box's bottom left.
  const origin = rotated ? toPoints(xMm, yMm) : toPoints(xMm, bottom);
  const alongX = rotated ? toPoints(xMm, bottom) : toPoints(right, bottom);
  const alongY = rotated ? toPoints(right, yMm) : toPoints(xMm, yMm);
  const [e, f] = origin;
  return [alongX[0] - e, alongX[1] - f, alongY[0] - e, alongY[1] - f, e, f];
}
