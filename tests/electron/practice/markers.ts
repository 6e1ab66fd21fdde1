/**
 * Marks drawn beside a portrait's head at the height of its crown and chin, and found again in a finished photo:
 * the proof of head height and centring that asks nothing of the crop.
 */
import sharp from 'sharp';
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

/** Centre of each pair of marks in the photo, px: a point on the head's axis. */
export async function findMarks(photo: Uint8Array): Promise<Readonly<Record<Mark, Point>>> {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const pair = (mark: Mark): Point => {
    const halves = [centroid(mark, 0, info.width / 2), centroid(mark, info.width / 2, info.width)];
    const mean = (pick: (point: Point) => number): number =>
      halves.reduce((sum, at) => sum + pick(at) / 2, 0);
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  };
  const centroid = (mark: Mark, from: number, to: number): Point => {
    let [count, sumX, sumY] = [0, 0, 0];
    for (let i = 0; i < info.width * info.height; i += 1) {
      const x = i % info.width;
      const [r = 0, g = 0, b = 0] = data.subarray(i * info.channels, i * info.channels + 3);
      if (x < from || x >= to || !matches[mark](r, g, b)) continue;
      [count, sumX, sumY] = [count + 1, sumX + x + 0.5, sumY + Math.floor(i / info.width) + 0.5];
    }
    if (count < 4) throw new Error(`The ${mark} mark is not in the photo`);
    return { x: sumX / count, y: sumY / count };
  };
  return { crown: pair('crown'), chin: pair('chin') };
}
