/**
 * Marks drawn beside a portrait's head at the height of its crown and chin, and found again in a finished photo: proof
 * of head height and centring that does not use the crop.
 */
import sharp from 'sharp';
import type { Pixels } from '../../../electron/practice/images/resample.ts';
import type { Spec } from '../../../electron/practice/specs.ts';
import { drawPortrait, portrait, type Point, type PortraitParams } from '../../../shared/portrait/index.ts';

/** Distance of a mark from the head's axis and its side, in head heights: outside hair and face, inside the photo. */
const BESIDE = 0.49;
const SIDE = 0.014;
const colours = { crown: '#ff00ff', chin: '#00ff00' } as const;
type Mark = keyof typeof colours;

/** The portrait as a JPEG with four marks: left and right of crown and chin, turned with the head. */
export async function markedPortrait(overrides: Partial<PortraitParams>): Promise<Buffer> {
  const drawn = drawPortrait(portrait(overrides));
  const [face] = drawn.truth.faces;
  if (face === undefined) throw new Error('The portrait has no face');
  const down = {
    x: (face.chin.x - face.crown.x) / face.headHeight,
    y: (face.chin.y - face.crown.y) / face.headHeight,
  };
  const side = face.headHeight * SIDE;
  const rect = (mark: Mark, sign: number): string => {
    const x = face[mark].x + sign * down.y * BESIDE * face.headHeight;
    const y = face[mark].y - sign * down.x * BESIDE * face.headHeight;
    return `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" fill="${colours[mark]}"/>`;
  };
  const marks = rect('crown', -1) + rect('crown', 1) + rect('chin', -1) + rect('chin', 1);
  const svg = drawn.svg.replace(/<\/svg>\s*$/, `${marks}</svg>`);
  return sharp(Buffer.from(svg)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

const matches: Readonly<Record<Mark, (r: number, g: number, b: number) => boolean>> = {
  crown: (r, g, b) => r > 170 && b > 170 && g < 110,
  chin: (r, g, b) => g > 170 && r < 110 && b < 110,
};

/** Returns the centre of each pair of marks in the photo, px: a point on the head's axis. */
export async function findMarks(photo: Uint8Array): Promise<Readonly<Record<Mark, Point>>> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`Expected three channels, got ${info.channels}`);
  return findMarksIn({ data, width: info.width, height: info.height });
}

/** Does the same for decoded pixels. @throws when a mark is missing */
export function findMarksIn({ data, width, height }: Pixels): Readonly<Record<Mark, Point>> {
  const centroid = (mark: Mark, from: number, to: number): Point => {
    const isMark = matches[mark];
    let count = 0;
    let sumX = 0;
    let sumY = 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = Math.ceil(from); x < to; x += 1) {
        const at = (y * width + x) * 3;
        if (!isMark(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
        [count, sumX, sumY] = [count + 1, sumX + x + 0.5, sumY + y + 0.5];
      }
    }
    if (count < 4) throw new Error(`The ${mark} mark is not in the photo`);
    return { x: sumX / count, y: sumY / count };
  };
  const pair = (mark: Mark): Point => {
    const left = centroid(mark, 0, width / 2);
    const right = centroid(mark, width / 2, width);
    return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  };
  return { crown: pair('crown'), chin: pair('chin') };
}

/** A head in a photo of a document, in mm on paper. */
export interface HeadOnPaper {
  /** Crown to chin. */
  readonly head: number;
  /** Distance of the head's middle to the right of the photo's. */
  readonly offCentre: number;
  /** Degrees, clockwise. */
  readonly leaning: number;
}

/** Returns the measurements of the head that a pair of marks gives. */
export function headOnPaper(
  { crown, chin }: Readonly<Record<Mark, Point>>,
  { heightMm, heightPx, widthPx }: Spec,
): HeadOnPaper {
  const mm = heightMm / heightPx;
  return {
    head: Math.hypot(chin.x - crown.x, chin.y - crown.y) * mm,
    offCentre: ((chin.x + crown.x) / 2 - widthPx / 2) * mm,
    leaning: (Math.atan2(crown.x - chin.x, chin.y - crown.y) * 180) / Math.PI,
  };
}
