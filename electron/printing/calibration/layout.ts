/** Where everything stands on a calibration sheet. Millimetres from the top left corner of the upright medium. */
import { calibrationBox, targetOf } from '../../../shared/calibration.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { CalibrationTarget, Margins } from '../../../shared/printing.ts';
import type { Medium } from '../../../shared/sheet-media.ts';

export interface Area {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface CalibrationLayout {
  readonly target: CalibrationTarget;
  /** Middles of the lines of the box. */
  readonly box: Area;
  /** The rules' first marks, and where the lines that carry the marks run. */
  readonly across: { readonly fromMm: number; readonly yMm: number };
  readonly down: { readonly fromMm: number; readonly xMm: number };
  /** Middles of the crosses: upper left first, then upper right, lower left, lower right. */
  readonly crosses: readonly (readonly [number, number])[];
  /** How far a cross reaches towards the rim, and towards the middle. */
  readonly outwardMm: number;
  readonly inwardMm: number;
  /** Room for type: beside the upper left cross, and above the rule across on its right; below it on the left. */
  readonly head: Area;
  readonly key: Area;
}

/** The longest marks of a rule, their figures beside them. */
export const markMm = 3.4;
export const figuresMm = 2.6;
/** `100` in IBM Plex Mono, 0.6 em each. */
const widestFigureMm = 3 * 0.6 * figuresMm;
/** Free paper between what belongs to different things. */
export const airMm = 1.6;
const boxAirMm = 3.2;
/** The letters that the figures to be read are called by: their capital's height and what it needs around it. */
export const labelMm = 3;
const armMm = 4;

const tooSmall = ({ id, widthMm, heightMm }: Medium): KioskError =>
  new KioskError('SHEET_IMPOSSIBLE', 'the medium has no room for the calibration box', {
    medium: id,
    reason: 'too-small',
    width: widthMm,
    height: heightMm,
  });

/**
 * The rules cross like the axes of a plane, each centred, because corrections are applied about the middle. The box
 * stands below and right of where they cross, type above and below on the left; on a small medium the rules give way
 * to the left and upwards.
 *
 * @throws KioskError SHEET_IMPOSSIBLE with `reason` too-small
 */
export function calibrationLayout(medium: Medium, safe: Margins): CalibrationLayout {
  const { widthMm, heightMm } = medium;
  const target = targetOf(medium, safe);
  const { leftMm, topMm, acrossMm, downMm } = target;
  const right = widthMm - Math.max(safe.rightMm, airMm);
  const bottom = heightMm - Math.max(safe.bottomMm, airMm);
  const axisX = Math.min(widthMm / 2, right - boxAirMm - calibrationBox.widthMm);
  const axisY = Math.min(heightMm / 2, bottom - boxAirMm - calibrationBox.heightMm);
  const rulesFit = acrossMm >= 10 && downMm >= 10;
  if (!rulesFit || axisX < leftMm + markMm || axisY < topMm + markMm) throw tooSmall(medium);

  const box = { xMm: axisX + boxAirMm, yMm: axisY + boxAirMm, ...calibrationBox };
  // Only the upper left cross is measured from; the others keep off their own sides.
  const fromRight = Math.max(leftMm, Math.ceil(safe.rightMm));
  const fromBottom = Math.max(topMm, Math.ceil(safe.bottomMm));
  const outwardMm = Math.min(
    armMm,
    leftMm - safe.leftMm,
    topMm - safe.topMm,
    fromRight - safe.rightMm,
    fromBottom - safe.bottomMm,
  );
  const crosses = [topMm, heightMm - fromBottom].flatMap((y) =>
    [leftMm, widthMm - fromRight].map((x) => [x, y] as const),
  );
  const textLeft = Math.max(safe.leftMm, airMm) + airMm;
  const headTop = topMm + armMm + airMm;
  const keyTop = axisY + labelMm + airMm;
  return {
    target,
    box,
    across: { fromMm: (widthMm - acrossMm) / 2, yMm: axisY },
    down: { fromMm: (heightMm - downMm) / 2, xMm: axisX },
    // One that would stand on the box's lines is left out.
    crosses: crosses.filter(([x, y]) => !touches(box, x, y)),
    outwardMm,
    inwardMm: armMm,
    head: {
      xMm: axisX + airMm,
      yMm: headTop,
      widthMm: right - axisX - 2 * airMm,
      heightMm: axisY - markMm - figuresMm - airMm - headTop,
    },
    key: {
      xMm: textLeft,
      yMm: keyTop,
      widthMm: axisX - markMm - widestFigureMm - 2 * airMm - textLeft,
      heightMm: heightMm - fromBottom - armMm - airMm - keyTop,
    },
  };
}

/** Whether a cross there would be mistaken for a part of the box. */
const touches = (box: Area, x: number, y: number): boolean =>
  x > box.xMm - armMm - airMm &&
  x < box.xMm + box.widthMm + armMm + airMm &&
  y > box.yMm - armMm - airMm &&
  y < box.yMm + box.heightMm + armMm + airMm;
