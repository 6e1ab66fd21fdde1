/** Boxes on a sheet in millimetres, from the top left corner of the sheet as it lies. */

export interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface Rect extends Size {
  readonly xMm: number;
  readonly yMm: number;
}

/** Rounds to whole micrometres; smaller differences are noise of floating-point sums. */
export const micron = (mm: number): number => Math.round(mm * 1000) / 1000;

/** True when they overlap by more than half a micrometre; less is rounding. */
export const overlap = (a: Rect, b: Rect, clearMm = 0): boolean => {
  const by = clearMm - 0.0005;
  return (
    a.xMm < b.xMm + b.widthMm + by &&
    b.xMm < a.xMm + a.widthMm + by &&
    a.yMm < b.yMm + b.heightMm + by &&
    b.yMm < a.yMm + a.heightMm + by
  );
};

export const turnedSize = ({ widthMm, heightMm }: Size): Size => ({ widthMm: heightMm, heightMm: widthMm });

/** Returns the smallest box around some boxes, of which there is at least one. */
export function boxRound(rects: readonly Rect[]): Rect {
  const xMm = Math.min(...rects.map((rect) => rect.xMm));
  const yMm = Math.min(...rects.map((rect) => rect.yMm));
  const right = Math.max(...rects.map((rect) => rect.xMm + rect.widthMm));
  const bottom = Math.max(...rects.map((rect) => rect.yMm + rect.heightMm));
  return { xMm, yMm, widthMm: right - xMm, heightMm: bottom - yMm };
}
