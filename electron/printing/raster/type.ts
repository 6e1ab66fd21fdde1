/** Draws type in pixels from the fonts' own outlines, at the position and size that it has in a PDF. */
import sharp from '../../sharp.ts';
import type { Writing } from '../sheet/drawing.ts';
import { runsOf } from '../type/fonts.ts';
import type { Canvas } from './canvas.ts';
import type { RasterPage } from './frame.ts';

interface Outline {
  /** SVG path commands. */
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const figure = (value: number): string => value.toFixed(2);

/** Returns the outline of a line of type, in pixels of the page; null where it has none, as for a space. */
function outlineOf(
  { toPixels }: Pick<RasterPage, 'toPixels'>,
  { text, face, sizeMm, xMm, yMm, turned }: Writing,
): Outline | null {
  const paths: string[] = [];
  const [xs, ys]: [number[], number[]] = [[], []];
  let advanceMm = 0;
  for (const { font, text: run } of runsOf(face, text)) {
    const scale = sizeMm / font.glyphs.unitsPerEm;
    for (const character of run) {
      const glyph = font.glyphs.glyphForCodePoint(character.codePointAt(0) ?? 0);
      if (glyph === null) throw new Error(`${font.name} has lost a character`);
      const start = advanceMm;
      const moved = glyph.path.mapPoints((along, up) => {
        const [alongMm, upMm] = [start + along * scale, up * scale];
        const [x, y] = turned ? toPixels(xMm + upMm, yMm + alongMm) : toPixels(xMm + alongMm, yMm - upMm);
        xs.push(x);
        ys.push(y);
        return [x, y];
      });
      paths.push(moved.commands.map(commandOf).join(''));
      advanceMm += glyph.advanceWidth * scale;
    }
  }
  if (xs.length === 0) return null;
  return {
    path: paths.join(''),
    left: Math.floor(Math.min(...xs)),
    top: Math.floor(Math.min(...ys)),
    right: Math.ceil(Math.max(...xs)),
    bottom: Math.ceil(Math.max(...ys)),
  };
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

const commandOf = ({
  command,
  args,
}: {
  readonly command: keyof typeof letters;
  readonly args: readonly number[];
}): string => `${letters[command]}${args.map(figure).join(' ')}`;

interface Ink {
  /** 0 black to 1 white. */
  readonly grey: number;
  /** True for edges without grey. */
  readonly blackOnly: boolean;
}

/** Writes a line of type on a canvas. */
export async function write(
  canvas: Canvas,
  page: Pick<RasterPage, 'toPixels'>,
  writing: Writing,
  { grey, blackOnly }: Ink = { grey: writing.grey ?? 0, blackOnly: false },
): Promise<void> {
  const outline = outlineOf(page, writing);
  if (outline === null) return;
  const { path, left, top, right, bottom } = outline;
  const [width, height] = [right - left, bottom - top];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"`,
    ` viewBox="${String(left)} ${String(top)} ${String(width)} ${String(height)}"><path d="${path}"/></svg>`,
  ].join('');
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = blackOnly ? data.map((each) => (each < 128 ? 0 : 255)) : data;
  canvas.ink({ alpha, width: info.width, height: info.height }, { left, top }, grey);
}
