/**
 * Finds a finished photo again in the picture that it was made from, by its pixels alone. With points that were
 * marked in the picture by hand this measures the head in the photo without asking the crop:
 *
 *   node tests/electron/practice/register.ts PICTURE FINAL ANNOTATION.json PHOTO_HEIGHT_MM
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import {
  anchored,
  toSource,
  toTarget,
  type Point,
  type Similarity,
} from '../../../electron/practice/images/similarity.ts';

interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** As a share of the original's width. */
  readonly scale: number;
}

/** Share of the photo's height that is compared: above the band that practice draws. */
const COMPARED = 0.88;

async function grey(image: Uint8Array, width: number): Promise<Grey> {
  const own = await sharp(image).metadata();
  const { data, info } = await sharp(image)
    .greyscale()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: info.width / own.width };
}

/**
 * Normalised correlation of the photo with the pixels that `map` finds in the picture; 1 means equal. It reads ten
 * million pixels for one photo, so it allocates nothing for each of them.
 */
function likeness(photo: Grey, { data, width, height }: Grey, map: Similarity, step: number): number {
  const rows = Math.floor(photo.height * COMPARED);
  const zero = toSource(map, { x: 0, y: 0 });
  const one = toSource(map, { x: 1, y: 0 });
  // A similarity: a step down is a step to the right, turned by a quarter.
  const [across, down] = [one.x - zero.x, one.y - zero.y];
  let n = 0;
  let a = 0;
  let b = 0;
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let y = 0; y < rows; y += step) {
    for (let x = 0; x < photo.width; x += step) {
      const sourceX = zero.x + across * (x + 0.5) - down * (y + 0.5) - 0.5;
      const sourceY = zero.y + down * (x + 0.5) + across * (y + 0.5) - 0.5;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const i = top * width + left;
      const fx = sourceX - left;
      const upper = (data[i] ?? 0) * (1 - fx) + (data[i + 1] ?? 0) * fx;
      const lower = (data[i + width] ?? 0) * (1 - fx) + (data[i + width + 1] ?? 0) * fx;
      const q = upper + (lower - upper) * (sourceY - top);
      const p = photo.data[y * photo.width + x] ?? 0;
      n += 1;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  if (n < (rows * photo.width) / (step * step) / 2) return -1;
  return (n * ab - a * b) / Math.sqrt((n * aa - a * a) * (n * bb - b * b));
}

interface Guess {
  readonly scale: number;
  readonly angle: number;
  /** Position of the photo's middle in the picture. */
  readonly centre: Point;
}

/** Tries every position and size at a coarse step, then ever finer steps in all four directions. */
function search(photo: Grey, picture: Grey): { readonly map: Similarity; readonly likeness: number } {
  const middle = { x: photo.width / 2, y: photo.height / 2 };
  const mapOf = ({ scale, angle, centre }: Guess): Similarity => anchored(scale, angle, centre, middle);
  let best: Guess = { scale: 1, angle: 0, centre: middle };
  let found = -1;
  const tryOut = (guess: Guess, step: number): void => {
    const score = likeness(photo, picture, mapOf(guess), step);
    if (score > found) [best, found] = [guess, score];
  };
  const largest = Math.min(picture.width / photo.width, picture.height / photo.height) * 1.2;
  for (let scale = largest; scale > largest / 8; scale *= 0.92) {
    const stride = photo.width * scale * 0.06;
    for (let y = 0; y < picture.height; y += stride) {
      for (let x = 0; x < picture.width; x += stride) tryOut({ scale, angle: 0, centre: { x, y } }, 6);
    }
  }
  found = -1;
  for (let reach = 0.04; reach > 0.0002; reach *= 0.6) {
    for (let round = 0; round < 4; round += 1) {
      const [from, shift] = [best, photo.width * best.scale * reach];
      for (const sign of [-1, 1]) {
        tryOut({ ...best, scale: best.scale * (1 + sign * reach) }, 2);
        tryOut({ ...best, angle: best.angle + sign * reach }, 2);
        tryOut({ ...best, centre: { x: best.centre.x + sign * shift, y: best.centre.y } }, 2);
        tryOut({ ...best, centre: { x: best.centre.x, y: best.centre.y + sign * shift } }, 2);
      }
      if (from === best) break;
    }
  }
  return { map: mapOf(best), likeness: found };
}

/** Maps points of the picture to the photo, both in their own px. */
export async function register(
  pictureBytes: Uint8Array,
  photoBytes: Uint8Array,
): Promise<{ readonly likeness: number; readonly carry: (point: Point) => Point }> {
  const photo = await grey(photoBytes, 160);
  const picture = await grey(pictureBytes, Math.min(640, (await sharp(pictureBytes).metadata()).width));
  const { map, likeness: score } = search(photo, picture);
  return {
    likeness: score,
    carry: ({ x, y }) => {
      const found = toTarget(map, { x: x * picture.scale, y: y * picture.scale });
      return { x: found.x / photo.scale, y: found.y / photo.scale };
    },
  };
}

interface Annotation {
  readonly skullCrownY: readonly [number, number];
  readonly chinY: number;
  readonly pupils: readonly [readonly [number, number], readonly [number, number]];
}

/**
 * Reports the head's measurements. Crown and chin are projected on the annotation's face axis: at right angles to the
 * line between the pupils, through its middle.
 */
async function report(
  picturePath: string,
  photoPath: string,
  notePath: string,
  heightMm: number,
): Promise<void> {
  const note = JSON.parse(readFileSync(notePath, 'utf8')) as Annotation;
  const photo = readFileSync(photoPath);
  const { width, height } = await sharp(photo).metadata();
  const mm = heightMm / height;
  const { carry, likeness: score } = await register(readFileSync(picturePath), photo);
  const [[lx, ly], [rx, ry]] = note.pupils;
  const eyes = { x: (lx + rx) / 2, y: (ly + ry) / 2 };
  const onAxis = (y: number): Point => carry({ x: eyes.x - ((ry - ly) / (rx - lx)) * (y - eyes.y), y });
  const chin = onAxis(note.chinY);
  for (const crownY of [
    note.skullCrownY[0],
    (note.skullCrownY[0] + note.skullCrownY[1]) / 2,
    note.skullCrownY[1],
  ]) {
    const crown = onAxis(crownY);
    const head = Math.hypot(chin.x - crown.x, chin.y - crown.y) * mm;
    const offCentre = ((crown.x + chin.x) / 2 - width / 2) * mm;
    console.log(`crown at ${crownY}: head ${head.toFixed(2)} mm, ${offCentre.toFixed(2)} mm off centre`);
  }
  console.log(
    `eyes ${((carry(eyes).x - width / 2) * mm).toFixed(2)} mm off centre; likeness ${score.toFixed(4)}`,
  );
}

const [picture, photo, note, heightMm] = process.argv.slice(2);
if (import.meta.main) {
  if (picture === undefined || photo === undefined || note === undefined) {
    throw new Error('Give the picture, the final, the annotation and the height of the photo in mm');
  }
  await report(picture, photo, note, Number(heightMm ?? 45));
}
