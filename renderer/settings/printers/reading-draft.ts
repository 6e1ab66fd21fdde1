/** What staff type of a calibration sheet. */
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

/** No printer that prints at all is off by more: another length was measured, or a digit is missing. Our own figure. */
const mostOff = 0.25;
/** An offset may be a few millimetres, however short the length is that shows it. */
const mostOffMm = 5;

/** True for text that is a length, and not one that belongs somewhere else. */
export function isLikely(text: string, targetMm: number): boolean {
  const mm = parseMm(text);
  return mm !== null && Math.abs(mm - targetMm) <= Math.max(mostOffMm, targetMm * mostOff);
}

/** The reading, once all six are lengths. */
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
