/** What a calibration sheet should measure. Pure functions; all figures in millimetres. */
import type { CalibrationTarget, Margins } from './printing.ts';
import type { Medium } from './sheet-media.ts';

/** The commonest ID photo: what is calibrated is what is printed. */
export const calibrationBox = { widthMm: 35, heightMm: 45 } as const;
/** Where the lines of the upper left cross stand: further in than any printer's cutter reaches. */
const crossMm = 10;
const longestRuleMm = 100;

/** The longest whole ten millimetres, at most 100, that keep off both ends. */
const ruleLength = (sideMm: number, offMm: number): number =>
  Math.min(longestRuleMm, Math.floor((sideMm - 2 * offMm) / 10) * 10);

/**
 * What is read off a calibration sheet of an exact printer.
 *
 * @param safe the printer's safe area on that medium: nothing of the sheet stands in it
 */
export function targetOf({ widthMm, heightMm }: Medium, safe: Margins): CalibrationTarget {
  const left = Math.max(crossMm, Math.ceil(safe.leftMm));
  const top = Math.max(crossMm, Math.ceil(safe.topMm));
  return {
    boxWidthMm: calibrationBox.widthMm,
    boxHeightMm: calibrationBox.heightMm,
    acrossMm: ruleLength(widthMm, Math.max(left, safe.rightMm)),
    downMm: ruleLength(heightMm, Math.max(top, safe.bottomMm)),
    leftMm: left,
    topMm: top,
  };
}
