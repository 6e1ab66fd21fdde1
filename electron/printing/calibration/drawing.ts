/** The drawing of a calibration sheet: box, rules, crosses, grey wedge, and the list of what to measure. */
import { pointsPerMm } from '../../../shared/inch.ts';
import type { Drawing, DrawnLine, Shade, Writing } from '../sheet/drawing.ts';
import { airMm, figuresMm, labelMm, markMm, type Area, type CalibrationLayout } from './layout.ts';
import { widthOf, type Face } from '../type/fonts.ts';
import { wrap } from '../type/wrap.ts';

/** Thin enough to measure against with a ruler, thick enough for one or two dots of a 300 dpi printer. */
const thickMm = 0.12;
/** From black to white in tenths. */
const wedgeSteps = 11;
const wedge = { stepMm: 2.4, heightMm: 8 } as const;
/** From easy to read to barely legible. */
const typeSizesMm = [3.2, 2.8, 2.4, 2, 1.7] as const;
const leading = 1.3;
/** Height of a capital letter in IBM Plex, in ems. */
const capitalHeight = 0.7;

interface TypeLine {
  readonly text: string;
  readonly face: Face;
}

const line = (x1: number, y1: number, x2: number, y2: number): DrawnLine => ({ x1, y1, x2, y2, thickMm });

function frameOf({ xMm, yMm, widthMm, heightMm }: Area): DrawnLine[] {
  const half = thickMm / 2;
  const [right, bottom] = [xMm + widthMm, yMm + heightMm];
  // Each line is half a thickness longer at both ends, so that the corners close.
  return [
    line(xMm - half, yMm, right + half, yMm),
    line(xMm - half, bottom, right + half, bottom),
    line(xMm, yMm - half, xMm, bottom + half),
    line(right, yMm - half, right, bottom + half),
  ];
}

const type = (text: string, face: Face, sizeMm: number, xMm: number, yMm: number): Writing => ({
  ...{ text, face, sizeMm, xMm, yMm },
  turned: false,
});
const label = (letter: string, xMm: number, yMm: number): Writing =>
  type(letter, 'strong', labelMm, xMm, yMm);

/** Length of a mark on a rule: long for tens, shorter for fives, shortest for the rest. */
const markOf = (mm: number): number => (mm % 10 === 0 ? markMm : mm % 5 === 0 ? markMm * 0.7 : markMm * 0.4);

const millimetresTo = (length: number): number[] => Array.from({ length: length + 1 }, (_, mm) => mm);
const tensTo = (length: number): number[] => millimetresTo(length).filter((mm) => mm % 10 === 0);

function ruleAcross({ across, down, target }: CalibrationLayout): Pick<Drawing, 'lines' | 'writings'> {
  const { fromMm, yMm } = across;
  const end = fromMm + target.acrossMm;
  const half = thickMm / 2;
  const writings = tensTo(target.acrossMm).map((mm) => {
    const middle = fromMm + mm - widthOf('figures', String(mm), figuresMm) / 2;
    return type(String(mm), 'figures', figuresMm, middle, yMm - markMm - airMm / 2);
  });
  const clear = writings.filter(({ xMm }) => Math.abs(xMm + figuresMm / 2 - down.xMm) > 2 * figuresMm);
  return {
    lines: [
      line(fromMm - half, yMm, end + half, yMm),
      ...millimetresTo(target.acrossMm).map((mm) => line(fromMm + mm, yMm - markOf(mm), fromMm + mm, yMm)),
    ],
    writings: [...clear, label('C', fromMm, yMm + airMm / 2 + labelMm * capitalHeight)],
  };
}

function ruleDown({
  across,
  down,
  target,
  inwardMm,
}: CalibrationLayout): Pick<Drawing, 'lines' | 'writings'> {
  const { fromMm, xMm } = down;
  const end = fromMm + target.downMm;
  const half = thickMm / 2;
  const writings = tensTo(target.downMm).map((mm) => {
    const right = xMm - markMm - airMm / 2 - widthOf('figures', String(mm), figuresMm);
    return type(String(mm), 'figures', figuresMm, right, fromMm + mm + (figuresMm * capitalHeight) / 2);
  });
  // On a small medium, the rule's first figure would cover the letter at the cross.
  const crossEnd = target.leftMm + inwardMm + 2 * labelMm;
  const clear = writings.filter(
    ({ xMm: left, yMm }) =>
      Math.abs(yMm - across.yMm) > 3 * figuresMm &&
      (left > crossEnd || Math.abs(yMm - target.topMm) > 2 * figuresMm),
  );
  return {
    lines: [
      line(xMm, fromMm - half, xMm, end + half),
      ...millimetresTo(target.downMm).map((mm) => line(xMm - markOf(mm), fromMm + mm, xMm, fromMm + mm)),
    ],
    writings: [...clear, label('D', xMm + airMm / 2, end)],
  };
}

function crossesOf({ crosses, outwardMm, inwardMm, target }: CalibrationLayout, middle: Area): Drawing {
  const lines = crosses.flatMap(([x, y]) => {
    const [west, east] = x < middle.xMm ? [outwardMm, inwardMm] : [inwardMm, outwardMm];
    const [north, south] = y < middle.yMm ? [outwardMm, inwardMm] : [inwardMm, outwardMm];
    return [line(x - west, y, x + east, y), line(x, y - north, x, y + south)];
  });
  const { leftMm, topMm } = target;
  const capital = labelMm * capitalHeight;
  return {
    lines,
    shades: [],
    writings: [
      label('E', leftMm - widthOf('strong', 'E', labelMm) / 2, topMm + inwardMm + airMm / 2 + capital),
      label('F', leftMm + inwardMm + airMm / 2, topMm + capital / 2),
    ],
  };
}

/** Returns the grey wedge. It is inside the box, where it takes no room from other parts. */
function wedgeIn({ xMm, yMm, widthMm, heightMm }: Area): Shade[] {
  const left = xMm + (widthMm - wedgeSteps * wedge.stepMm) / 2;
  const top = yMm + heightMm - wedge.heightMm - 2 * airMm;
  return Array.from({ length: wedgeSteps }, (_, step) => ({
    xMm: left + step * wedge.stepMm,
    yMm: top,
    widthMm: wedge.stepMm,
    heightMm: wedge.heightMm,
    grey: step / (wedgeSteps - 1),
  }));
}

/** Sets lines of type in an area at the largest size that fits. Returns no lines when even the smallest is too large. */
function typeIn(area: Area, texts: readonly TypeLine[]): Writing[] {
  if (area.widthMm <= 0) return [];
  for (const sizeMm of typeSizesMm) {
    const lines = texts.flatMap(({ text, face }) =>
      wrap(text, { face, size: sizeMm * pointsPerMm }, area.widthMm).map((each) => ({ text: each, face })),
    );
    if (lines.length * sizeMm * leading > area.heightMm) continue;
    return lines.map(({ text, face }, row) =>
      type(text, face, sizeMm, area.xMm, area.yMm + sizeMm + row * sizeMm * leading),
    );
  }
  return [];
}

export interface CalibrationTexts {
  readonly head: readonly TypeLine[];
  readonly key: readonly TypeLine[];
  readonly size: TypeLine;
}

export function calibrationDrawing(layout: CalibrationLayout, texts: CalibrationTexts): Drawing {
  const { box, across, down } = layout;
  const axes: Area = { xMm: down.xMm, yMm: across.yMm, widthMm: 0, heightMm: 0 };
  const crosses = crossesOf(layout, axes);
  const [level, upright] = [ruleAcross(layout), ruleDown(layout)];
  const shades = wedgeIn(box);
  const [first] = shades;
  const around = first === undefined ? [] : frameOf({ ...first, widthMm: wedgeSteps * wedge.stepMm });
  const { text, face } = texts.size;
  const middle = { x: box.xMm + box.widthMm / 2, y: box.yMm + box.heightMm / 2 };
  const capital = labelMm * capitalHeight;
  return {
    lines: [...frameOf(box), ...level.lines, ...upright.lines, ...crosses.lines, ...around],
    shades,
    writings: [
      label('A', middle.x - widthOf('strong', 'A', labelMm) / 2, box.yMm + airMm + capital),
      label('B', box.xMm + airMm, middle.y + capital / 2),
      type(text, face, labelMm, middle.x - widthOf(face, text, labelMm) / 2, middle.y + capital / 2),
      ...level.writings,
      ...upright.writings,
      ...crosses.writings,
      ...typeIn(layout.head, texts.head),
      ...typeIn(layout.key, texts.key),
    ],
  };
}
