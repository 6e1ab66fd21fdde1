/** Decides whether a printer, as it is set up now, has been measured to print a medium at actual size. */
import {
  driftCheckDays,
  noCorrection,
  type Approval,
  type Correction,
  type PrinterProfile,
} from '../../shared/printing.ts';
import type { CalibrationRow } from '../records/prints/calibrations.ts';
import type { PrintedWith } from '../records/prints/prints.ts';

/** The set-up with which a sheet would be printed now. */
export type SetUpNow = Omit<PrintedWith, 'correction'>;

/** Tolerance for a size that a person typed again: a hundredth of a millimetre. */
const sameMm = 0.01;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The parts of a profile that affect scale and position on paper. The safe area does not; it only keeps
 * photos off the edge.
 */
const meaning = ({ keyword, options, dpiX, dpiY, raster }: PrinterProfile): string =>
  JSON.stringify([
    keyword,
    options.map(({ name, value }) => [name, value]).sort(),
    [dpiX, dpiY],
    raster === null ? null : [raster.widthPx, raster.heightPx],
  ]);

/** True when the queue, the driver, the profile or the medium differs from the one that was measured. */
export function isChanged(measured: SetUpNow, now: SetUpNow): boolean {
  return (
    measured.identity !== now.identity ||
    meaning(measured.profile) !== meaning(now.profile) ||
    Math.abs(measured.widthMm - now.widthMm) > sameMm ||
    Math.abs(measured.heightMm - now.heightMm) > sameMm
  );
}

export interface Standing {
  readonly approval: Extract<
    Approval,
    'approved' | 'check-due' | 'not-calibrated' | 'not-proven' | 'changed'
  >;
  /** The correction to print with; none when another set-up was measured. */
  readonly correction: Correction;
}

/**
 * @param calibration the newest reading; null when there is none yet
 */
export function standingOf(calibration: CalibrationRow | null, now: SetUpNow, at: Date): Standing {
  if (calibration === null) return { approval: 'not-calibrated', correction: noCorrection };
  if (isChanged(calibration.printedWith, now)) return { approval: 'changed', correction: noCorrection };
  const { correction, proven } = calibration;
  if (!proven) return { approval: 'not-proven', correction };
  const days = (at.getTime() - Date.parse(calibration.at)) / dayMs;
  return { approval: days > driftCheckDays ? 'check-due' : 'approved', correction };
}
