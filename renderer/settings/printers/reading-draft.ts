/** The measurements of a calibration sheet as staff type them. */
import type { CalibrationTarget, RulerReading } from '../../../shared/printing.ts';
import { parseMm } from './mm-text.ts';

export type ReadingDraft = Record<keyof RulerReading, string>;
export const emptyReading = (): ReadingDraft => ({
  boxWidthMm: '',
  boxHeightMm: '',
  acrossMm: '',
  downMm: '',
  leftMm: '',
  topMm: '',
});

/**
 * Largest deviation of a working printer, as a share: beyond it a different length was measured or a digit is missing.
 * Our own figure.
 */
const mostOff = 0.25;
/** An offset may be a few millimetres, however short the length in which it shows, mm. */
const mostOffMm = 5;

/** True for text that is a length and that fits this field. */
export function isLikely(text: string, targetMm: number): boolean {
  const mm = parseMm(text);
  return mm !== null && Math.abs(mm - targetMm) <= Math.max(mostOffMm, targetMm * mostOff);
}

/** Returns the reading once all six texts are lengths; null before. */
export function readingOf(draft: ReadingDraft, target: CalibrationTarget): RulerReading | null {
  const of = (field: keyof RulerReading): number | null =>
    isLikely(draft[field], target[field]) ? parseMm(draft[field]) : null;
  const [boxWidthMm, boxHeightMm] = [of('boxWidthMm'), of('boxHeightMm')];
  const [acrossMm, downMm] = [of('acrossMm'), of('downMm')];
  const [leftMm, topMm] = [of('leftMm'), of('topMm')];
  if (boxWidthMm === null || boxHeightMm === null || acrossMm === null) return null;
  if (downMm === null || leftMm === null || topMm === null) return null;
  return { boxWidthMm, boxHeightMm, acrossMm, downMm, leftMm, topMm };
}
