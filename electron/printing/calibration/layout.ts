/** The layout of a calibration sheet, in millimetres from the top left corner of the upright medium. */
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
  /** Runs along the middle of the box's lines. */
  readonly box: Area;
  /** Each rule's first mark, and the position of the line that carries the marks. */
  readonly across: { readonly fromMm: number; readonly yMm: number };
  readonly down: { readonly fromMm: number; readonly xMm: number };
  /** Middles of the crosses: upper left, upper right, lower left, lower right. */
  readonly crosses: readonly (readonly [number, number])[];
  /** How far a cross reaches towards the edge of the medium, and towards its middle. */
  readonly outwardMm: number;
  readonly inwardMm: number;
  /** Areas for type: `head` is above the rule across and right of the rule down; `key` is below and left of them. */
  readonly head: Area;
  readonly key: Area;
}

/** The longest marks of a rule, and the figures beside them. */
export const markMm = 3.4;
export const figuresMm = 2.6;
/** Width of `100` in IBM Plex Mono, at 0.6 em a character. */
const widestFigureMm = 3 * 0.6 * figuresMm;
/** Space between parts that do not belong together. */
export const airMm = 1.6;
const boxAirMm = 3.2;
/** Height of the letters A to F, which name the lengths to measure. */
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
 * The rules cross like the axes of a plane. Each is centred, because corrections are applied about the middle. The box
 * is below and right of the crossing; the type is on the left below it and on the right above it. On a small medium
 * the rules move left and up to make room.
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
  // Staff measure only from the upper left cross; the others keep clear of their own sides.
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
    // A cross that would touch the box's lines is left out.
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

/** Returns whether a cross at this point could be mistaken for a part of the box. */
const touches = (box: Area, x: number, y: number): boolean =>
  x > box.xMm - armMm - airMm &&
  x < box.xMm + box.widthMm + armMm + airMm &&
  y > box.yMm - armMm - airMm &&
  y < box.yMm + box.heightMm + armMm + airMm;
