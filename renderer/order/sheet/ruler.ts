/** One line of a ruler, in CSS pixels; every tenth millimetre is long, and some of those have a figure. */
export interface Tick {
  readonly at: number;
  readonly length: number;
  readonly words: string;
}

/** Least room for each figure, CSS pixels: three digits at 125 % text, and a gap. */
const roomForFigure = 40;

/**
 * Returns the lines of a ruler.
 *
 * @param lengthMm length of the ruler
 * @param scale CSS pixels per millimetre
 */
export function rulerTicks(lengthMm: number, scale: number): readonly Tick[] {
  const figureEvery = [10, 20, 50].find((step) => step * scale >= roomForFigure) ?? 100;
  return Array.from({ length: Math.floor(lengthMm) + 1 }, (_, mm) => ({
    at: mm * scale,
    length: mm % 10 === 0 ? 10 : mm % 5 === 0 ? 7 : 4,
    words: mm % figureEvery === 0 ? String(mm) : '',
  }));
}
