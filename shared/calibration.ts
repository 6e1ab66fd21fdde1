/** What a calibration sheet should measure, and what follows from what it does. Pure functions; all figures in millimetres. */
import { KioskError } from './errors.ts';
import {
  calibrationToleranceMm,
  type CalibrationTarget,
  type Correction,
  type Margins,
  type RulerReading,
} from './printing.ts';
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

/** The two lengths of one direction: the box and the rule were printed together, so they must agree. */
const contradictionMm = 0.5;
/** No printer is this far off; a figure in the wrong line is. As a part of the length. */
const absurdPart = 0.1;
/** No printer feeds its paper this far beside where it should lie. */
const absurdShiftMm = 10;
/** Half of what a calculator's last digit is worth: 35.3 is 0.3 off, not 0.2999…7. */
const roundingMm = 1e-6;

export interface MeasuredSheet {
  /** The medium, upright. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly target: CalibrationTarget;
  /** The correction that the sheet itself was printed with. */
  readonly printedWith: Correction;
}

export interface Judgement {
  /** All six figures are within the tolerance: what the sheet was printed with is right. */
  readonly proven: boolean;
  /** The furthest that a figure was off, millimetres. */
  readonly worstMm: number;
  /** To be printed with from now on: that of the sheet when it is proven, else a better one. */
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
  /** Length of the rule, and the place of the cross. */
  readonly read: readonly [length: number, place: number];
  readonly meant: readonly [length: number, place: number];
  readonly scale: number;
  readonly offsetMm: number;
}

/**
 * What one direction needs. A point that is meant at x is printed at
 * `middle + ((x - middle) · scale + offset) · printer's scale + printer's offset`: the rule gives the printer's scale, the cross its offset.
 */
function corrected({ sideMm, read, meant, scale, offsetMm }: Direction): {
  scale: number;
  offsetMm: number;
  shiftMm: number;
} {
  const better = (scale * meant[0]) / read[0];
  const middle = sideMm / 2;
  // How far the page's middle was moved in all, on paper.
  const shiftMm = read[1] - middle - ((meant[1] - middle) * read[0]) / meant[0];
  // The printer multiplies an offset as it does a length: by 1 / better.
  return { scale: better, offsetMm: offsetMm - shiftMm * better, shiftMm };
}

/**
 * What follows from a reading. Lengths come from the rules, which a ruler reads most exactly; the place from the cross.
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
