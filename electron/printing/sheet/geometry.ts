/** Converts positions on a sheet from millimetres to the upright page and to PDF points. */
import { pointsPerMm } from '../../../shared/inch.ts';
import type { Placement, SheetPlan } from '../../../shared/model/sheets.ts';
import { noCorrection, type Correction } from '../../../shared/printing.ts';

/** `a b c d e f` of a PDF transformation (ISO 32000-1, 8.3.3): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Width and height of a sheet as it is read, mm. */
export type SheetSize = Pick<SheetPlan, 'widthMm' | 'heightMm'>;

/** A sheet as it lies in the printer: upright, and with the correction from the ruler applied. */
export interface Upright {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Converts a point, mm from the sheet's top left corner, to mm from the upright page's top left corner. */
  readonly place: (xMm: number, yMm: number) => readonly [number, number];
}

/** Returns the upright page for a sheet. A sheet in landscape lies on it turned by 90 degrees clockwise. */
export function uprightOf(sheet: SheetSize, correction: Correction = noCorrection): Upright {
  const landscape = sheet.widthMm > sheet.heightMm;
  const [widthMm, heightMm] = landscape ? [sheet.heightMm, sheet.widthMm] : [sheet.widthMm, sheet.heightMm];
  const { scaleX, scaleY, offsetXMm, offsetYMm } = correction;
  const [middleX, middleY] = [widthMm / 2, heightMm / 2];
  return {
    widthMm,
    heightMm,
    place: (xMm, yMm) => {
      const [x, y] = landscape ? [widthMm - yMm, xMm] : [xMm, yMm];
      return [middleX + (x - middleX) * scaleX + offsetXMm, middleY + (y - middleY) * scaleY + offsetYMm];
    },
  };
}

export interface Page {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Converts a point, mm from the sheet's top left corner, to points from the page's bottom left corner. */
  readonly toPoints: (xMm: number, yMm: number) => readonly [number, number];
}

/** Rounds away floating-point noise: 152.4 mm are 432 pt, not 431.99999999999994. */
const wholeSteps = (points: number): number => Math.round(points * 1e5) / 1e5;

/** Returns the upright page that carries a sheet. */
export function pageOf(sheet: SheetSize, correction: Correction = noCorrection): Page {
  const { widthMm, heightMm, place } = uprightOf(sheet, correction);
  return {
    widthPt: wholeSteps(widthMm * pointsPerMm),
    heightPt: wholeSteps(heightMm * pointsPerMm),
    toPoints: (xMm, yMm) => {
      const [x, y] = place(xMm, yMm);
      return [x * pointsPerMm, (heightMm - y) * pointsPerMm];
    },
  };
}

/** Returns the transformation that draws a photo's unit square, bottom left corner at 0, 0, in its slot. */
export function matrixOf({ toPoints }: Page, placement: Placement): Matrix {
  const { xMm, yMm, widthMm, heightMm, rotated } = placement;
  const [right, bottom] = [xMm + widthMm, yMm + heightMm];
  // When a photo is turned clockwise, its bottom left is the box's top left, and its bottom right the box's bottom left.
  const origin = rotated ? toPoints(xMm, yMm) : toPoints(xMm, bottom);
  const alongX = rotated ? toPoints(xMm, bottom) : toPoints(right, bottom);
  const alongY = rotated ? toPoints(right, yMm) : toPoints(xMm, yMm);
  const [e, f] = origin;
  return [alongX[0] - e, alongX[1] - f, alongY[0] - e, alongY[1] - f, e, f];
}
