/**
 * The expected measures of a calibration sheet, and the correction that follows from the real ones. Pure functions;
 * figures in mm.
 */
import { KioskError } from './errors.ts';
import {
  calibrationToleranceMm,
  type CalibrationTarget,
  type Correction,
  type Margins,
  type RulerReading,
} from './printing.ts';
import type { Medium } from './sheet-media.ts';

/** The most common ID photo, so that calibration measures a size that is really printed. */
export const calibrationBox = { widthMm: 35, heightMm: 45 } as const;
/** Distance of the upper left cross from the edges, mm: further in than any printer's cutter reaches. */
const crossMm = 10;
const longestRuleMm = 100;

/** Returns the longest multiple of ten millimetres, at most 100, that keeps clear of both ends. */
const ruleLength = (sideMm: number, offMm: number): number =>
  Math.min(longestRuleMm, Math.floor((sideMm - 2 * offMm) / 10) * 10);

/**
 * Returns what staff should measure on a calibration sheet of an exact printer.
 *
 * @param safe the printer's safe area on that medium: nothing on the sheet is printed in it
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

/** Largest difference between the box and the rule in one direction, mm. They are printed together, so they must agree. */
const contradictionMm = 0.5;
/** No printer is this far off; a figure typed into the wrong field is. As a share of the length. */
const absurdPart = 0.1;
/** No printer feeds its paper this far off position, mm. */
const absurdShiftMm = 10;
/** Half of a calculator's last digit: 35.3 is 0.3 off, not 0.2999…7. */
const roundingMm = 1e-6;

export interface MeasuredSheet {
  /** The medium, upright. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly target: CalibrationTarget;
  /** The correction with which the sheet was printed. */
  readonly printedWith: Correction;
}

export interface Judgement {
  /** True when all six figures are within the tolerance, so the sheet's correction is right. */
  readonly proven: boolean;
  /** The largest deviation of any figure, mm. */
  readonly worstMm: number;
  /** The correction to print with from now on: the sheet's own when it is proven, otherwise a better one. */
  readonly correction: Correction;
}

const refuse = (reason: 'box-against-rule' | 'absurd', figure: keyof RulerReading): never => {
  throw new KioskError('INVALID_INPUT', 'the reading cannot be right', { reason, figure });
};

const lengths = ['boxWidthMm', 'boxHeightMm', 'acrossMm', 'downMm'] as const;

function refuseAbsurd(reading: RulerReading, target: CalibrationTarget): void {
  const wrong = lengths.find((key) => Math.abs(reading[key] - target[key]) > absurdPart * target[key]);
  if (wrong !== undefined) refuse('absurd', wrong);
  const contradiction = (box: 'boxWidthMm' | 'boxHeightMm', rule: 'acrossMm' | 'downMm'): boolean =>
    Math.abs(reading[box] - (target[box] * reading[rule]) / target[rule]) > contradictionMm;
  if (contradiction('boxWidthMm', 'acrossMm')) refuse('box-against-rule', 'boxWidthMm');
  if (contradiction('boxHeightMm', 'downMm')) refuse('box-against-rule', 'boxHeightMm');
}

interface Direction {
  readonly sideMm: number;
  /** Length of the rule and position of the cross, mm. */
  readonly read: readonly [length: number, position: number];
  readonly meant: readonly [length: number, position: number];
  readonly scale: number;
  readonly offsetMm: number;
}

/**
 * Works out the correction for one direction. A point meant for x is printed at `middle + ((x - middle) · scale + offset)
 * · printer's scale + printer's offset`: the rule gives the printer's scale, the cross its offset.
 */
function corrected({ sideMm, read, meant, scale, offsetMm }: Direction): {
  scale: number;
  offsetMm: number;
  shiftMm: number;
} {
  const better = (scale * meant[0]) / read[0];
  const middle = sideMm / 2;
  // How far the middle of the page moved in total, on paper.
  const shiftMm = read[1] - middle - ((meant[1] - middle) * read[0]) / meant[0];
  // The printer scales an offset as it scales a length: by 1 / better.
  return { scale: better, offsetMm: offsetMm - shiftMm * better, shiftMm };
}

/**
 * Judges a reading. Lengths come from the rules, which a ruler reads most exactly; the position comes from the cross.
 *
 * @throws KioskError INVALID_INPUT (`reason`: `box-against-rule` or `absurd`; `figure`: which one): staff measure again
 */
export function judgeReading(reading: RulerReading, sheet: MeasuredSheet): Judgement {
  const { target, printedWith } = sheet;
  refuseAbsurd(reading, target);
  const across = corrected({
    sideMm: sheet.widthMm,
    read: [reading.acrossMm, reading.leftMm],
    meant: [target.acrossMm, target.leftMm],
    scale: printedWith.scaleX,
    offsetMm: printedWith.offsetXMm,
  });
  const down = corrected({
    sideMm: sheet.heightMm,
    read: [reading.downMm, reading.topMm],
    meant: [target.downMm, target.topMm],
    scale: printedWith.scaleY,
    offsetMm: printedWith.offsetYMm,
  });
  if (Math.abs(across.shiftMm) > absurdShiftMm) refuse('absurd', 'leftMm');
  if (Math.abs(down.shiftMm) > absurdShiftMm) refuse('absurd', 'topMm');
  const figures = [...lengths, 'leftMm', 'topMm'] as const;
  const worstMm = Math.max(...figures.map((key) => Math.abs(reading[key] - target[key])));
  const proven = worstMm <= calibrationToleranceMm + roundingMm;
  return {
    proven,
    worstMm: Math.round(worstMm * 1_000) / 1_000,
    correction: proven
      ? printedWith
      : {
          scaleX: across.scale,
          scaleY: down.scale,
          offsetXMm: across.offsetMm,
          offsetYMm: down.offsetMm,
        },
  };
}
