/** Writes a drawing as commands of a PDF page (ISO 32000-1, annex A). */
import { pointsPerMm } from '../../../shared/inch.ts';
import { runsOf, type Font } from '../type/fonts.ts';
import type { Drawing, Shade, Writing } from './drawing.ts';
import type { InDocument } from '../type/embed-fonts.ts';
import type { Matrix, Page } from './geometry.ts';

/** Resource name of the colour space for shades. */
export const shadeSpace = 'SRGB';

/** Writes a number as PDF requires it, without an exponent, rounded to 10^-5 pt. */
const figure = (value: number): string => String(Math.round(value * 1e5) / 1e5 + 0);
const figures = (values: readonly number[]): string => values.map(figure).join(' ');
export const concat = (matrix: Matrix): string => `${figures(matrix)} cm`;

/** A line of type in one font. The matrix draws one em: it contains size, position and direction. */
export interface PageText {
  readonly font: Font;
  readonly text: string;
  readonly matrix: Matrix;
}

/** Splits a line of type into stretches, each in a font that has its characters. */
export function textsOf({ toPoints }: Page, { text, face, sizeMm, xMm, yMm, turned }: Writing): PageText[] {
  const texts: PageText[] = [];
  let [x, y] = [xMm, yMm];
  for (const { font, text: run, width } of runsOf(face, text)) {
    const [e, f] = toPoints(x, y);
    const [along, up] = turned
      ? [toPoints(x, y + sizeMm), toPoints(x + sizeMm, y)]
      : [toPoints(x + sizeMm, y), toPoints(x, y - sizeMm)];
    texts.push({ font, text: run, matrix: [along[0] - e, along[1] - f, up[0] - e, up[1] - f, e, f] });
    const advanceMm = (width * sizeMm) / 1000;
    [x, y] = turned ? [x, y + advanceMm] : [x + advanceMm, y];
  }
  return texts;
}

/** Returns the two ends of a line: x1, y1, x2, y2 in points. */
export const endsOf = (
  { toPoints }: Page,
  { x1, y1, x2, y2 }: Drawing['lines'][number],
): readonly [number, number, number, number] => [...toPoints(x1, y1), ...toPoints(x2, y2)];

/** Returns left, bottom, width and height of a filled box, in points. */
export function rectangleOf(
  { toPoints }: Page,
  { xMm, yMm, widthMm, heightMm }: Shade,
): readonly [number, number, number, number] {
  const [ax, ay] = toPoints(xMm, yMm);
  const [bx, by] = toPoints(xMm + widthMm, yMm + heightMm);
  return [Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)];
}

/** Returns every font that a drawing needs, each once. */
export const fontsOf = ({ writings }: Drawing): Set<Font> =>
  new Set(writings.flatMap(({ face, text }) => runsOf(face, text).map(({ font }) => font)));

function linesOf(page: Page, lines: Drawing['lines']): string[] {
  const commands: string[] = [];
  let thick = 0;
  for (const line of lines) {
    if (line.thickMm !== thick) commands.push(`${figure(line.thickMm * pointsPerMm)} w 0 G`);
    thick = line.thickMm;
    const [fromX, fromY, toX, toY] = endsOf(page, line).map(figure);
    commands.push(`${fromX} ${fromY} m ${toX} ${toY} l S`);
  }
  return commands;
}

/** Returns one command per line, in this order: shades, lines, type. */
export function drawingCommands(page: Page, drawing: Drawing, fonts: InDocument): string[] {
  const shades = drawing.shades.map((shade) => {
    const value = figure(shade.grey);
    return `/${shadeSpace} cs ${value} ${value} ${value} sc ${figures(rectangleOf(page, shade))} re f`;
  });
  const texts = drawing.writings.flatMap((writing) =>
    textsOf(page, writing).map(({ font, text, matrix }) => {
      const { font: inDocument, name } = fonts(font);
      return `BT ${figure(writing.grey ?? 0)} g ${name.toString()} 1 Tf ${figures(matrix)} Tm ${inDocument.encodeText(text).toString()} Tj ET`;
    }),
  );
  return [...shades, ...linesOf(page, drawing.lines), ...texts];
}
