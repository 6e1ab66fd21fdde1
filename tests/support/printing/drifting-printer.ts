import type { CalibrationTarget, Correction, RulerReading } from '../../../shared/printing.ts';

/** A printer's error: a scale about the page's middle, as of a driver that stretches a page, and an offset. */
export interface DriftingPrinter {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetXMm: number;
  readonly offsetYMm: number;
}

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns where a point of the upright page comes out on paper, mm from its top left corner. */
export function onPaper(
  printer: DriftingPrinter,
  correction: Correction,
  { widthMm, heightMm }: Sides,
  [xMm, yMm]: readonly [number, number],
): readonly [number, number] {
  const [middleX, middleY] = [widthMm / 2, heightMm / 2];
  const sentX = (xMm - middleX) * correction.scaleX + correction.offsetXMm;
  const sentY = (yMm - middleY) * correction.scaleY + correction.offsetYMm;
  return [
    middleX + sentX * printer.scaleX + printer.offsetXMm,
    middleY + sentY * printer.scaleY + printer.offsetYMm,
  ];
}

/** Returns the readings of a perfect ruler on a calibration sheet from that printer. */
export function readOff(
  printer: DriftingPrinter,
  correction: Correction,
  sides: Sides,
  target: CalibrationTarget,
): RulerReading {
  const [left, top] = onPaper(printer, correction, sides, [target.leftMm, target.topMm]);
  const across = correction.scaleX * printer.scaleX;
  const down = correction.scaleY * printer.scaleY;
  return {
    boxWidthMm: target.boxWidthMm * across,
    boxHeightMm: target.boxHeightMm * down,
    acrossMm: target.acrossMm * across,
    downMm: target.downMm * down,
    leftMm: left,
    topMm: top,
  };
}
