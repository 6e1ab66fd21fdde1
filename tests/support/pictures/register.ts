/**
 * Finds a finished photo in the picture that it was made from, by their pixels alone: a coarse search over position
 * and size, then Gauss-Newton steps from coarse to fine. It uses none of the code that made the photo, and none of
 * its data.
 *
 * After Lucas and Kanade, "An iterative image registration technique" (1981), with a gain and an offset for the
 * photo's own exposure, and Tukey's weights against replaced parts: background, lettering.
 */
import { greyCopy, pictureSize, sampleInto, type Grey, type Sample } from './grey.ts';
import { NormalEquations } from '../printing/normal-equations.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The photo's point (x, y) is the picture's point (a x - b y + tx, b x + a y + ty), in pixels of both; whole numbers
 * are the corners of pixels.
 */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
}

export interface Registration {
  readonly map: Similarity;
  /** Correlation of the photo with the part of the picture under it: 1 means equal. */
  readonly likeness: number;
  /** Pixels of the picture per pixel of the photo. */
  readonly scale: number;
  /** Rotation of the photo in the picture; clockwise, degrees. */
  readonly turned: number;
  /** Maps a point of the picture into the photo. */
  readonly toPhoto: (point: Point) => Point;
}

/** The share of the photo's height that is compared: above the band that practice writes on. */
const comparedShare = 0.9;
/** Share of the photo's width that may lie outside the picture in the coarse search. */
const overhang = 0.2;
const coarseWidth = 40;
const fineWidths = [40, 80, 240];
/** Starting tilts of the search; heads are tilted less than the outermost. Degrees. */
const tilts = [-10, -5, 0, 5, 10];

/** @throws when no part of the picture resembles the photo */
export async function register(picture: Uint8Array, photo: Uint8Array): Promise<Registration> {
  const [pictureIs, photoIs] = [await pictureSize(picture), await pictureSize(photo)];
  let { map, likeness } = await roughMap(picture, photo, pictureIs.width, photoIs.width);
  for (const width of fineWidths) {
    const small = await greyCopy(photo, width);
    // Scales the picture so that its pixels are as large as the small photo's.
    const scale = Math.min(1, width / photoIs.width / Math.hypot(map.a, map.b));
    const large = await greyCopy(picture, Math.round(pictureIs.width * scale));
    const starts = width === fineWidths[0] ? tilts.map((tilt) => turnedBy(map, tilt, photoIs)) : [map];
    const ends = starts.map((start) => refine(small, large, start));
    const best = ends.reduce((one, other) => (other.likeness > one.likeness ? other : one));
    ({ map, likeness } = best);
  }
  if (likeness < 0.6) throw new Error(`the photo is nowhere in the picture (${likeness.toFixed(2)})`);
  const square = map.a ** 2 + map.b ** 2;
  return {
    map,
    likeness,
    scale: Math.sqrt(square),
    turned: (Math.atan2(map.b, map.a) * 180) / Math.PI,
    toPhoto: ({ x, y }) => ({
      x: (map.a * (x - map.tx) + map.b * (y - map.ty)) / square,
      y: (map.a * (y - map.ty) - map.b * (x - map.tx)) / square,
    }),
  };
}

/** Rotates about the photo's middle, so that only the rotation changes. */
function turnedBy(
  map: Similarity,
  degrees: number,
  { width, height }: { width: number; height: number },
): Similarity {
  const turn = (degrees * Math.PI) / 180;
  const [a, b] = [
    map.a * Math.cos(turn) - map.b * Math.sin(turn),
    map.a * Math.sin(turn) + map.b * Math.cos(turn),
  ];
  const middle = { x: width / 2, y: (height * comparedShare) / 2 };
  const at = through(map, middle.x, middle.y);
  return { a, b, tx: at.x - (a * middle.x - b * middle.y), ty: at.y - (b * middle.x + a * middle.y) };
}

const through = (map: Similarity, x: number, y: number): Point => ({
  x: map.a * x - map.b * y + map.tx,
  y: map.b * x + map.a * y + map.ty,
});

/** Tries every size and position at a few dozen pixels. */
async function roughMap(
  picture: Uint8Array,
  photo: Uint8Array,
  pictureWidth: number,
  photoWidth: number,
): Promise<{ map: Similarity; likeness: number }> {
  const small = await greyCopy(photo, coarseWidth);
  let best = { map: { a: 1, b: 0, tx: 0, ty: 0 }, likeness: -1 };
  for (let share = 1.2; share > 0.12; share *= 0.92) {
    const large = await greyCopy(picture, Math.round(coarseWidth / share));
    const reach = { x: Math.round(coarseWidth * overhang), y: Math.round(small.height * overhang) };
    const perPixel = pictureWidth / large.width;
    const a = (perPixel * coarseWidth) / photoWidth;
    for (let y = -reach.y; y <= large.height - small.height * comparedShare + reach.y; y += 2) {
      for (let x = -reach.x; x <= large.width - small.width + reach.x; x += 2) {
        const found = likenessAt(small, large, x, y);
        if (found > best.likeness) {
          best = { map: { a, b: 0, tx: x * perPixel, ty: y * perPixel }, likeness: found };
        }
      }
    }
  }
  return best;
}

/** Every third pixel is enough to distinguish positions in the coarse search. */
const coarseStep = 3;

/**
 * Returns the correlation with the photo's corner on a whole pixel; -1 where less than 60 % of the photo is in the
 * picture.
 */
function likenessAt(small: Grey, large: Grey, left: number, top: number): number {
  const sums = new Sums();
  const rows = Math.floor(small.height * comparedShare);
  let tried = 0;
  for (let y = 0; y < rows; y += coarseStep) {
    for (let x = 0; x < small.width; x += coarseStep) {
      tried += 1;
      const [px, py] = [x + left, y + top];
      if (px < 0 || py < 0 || px >= large.width || py >= large.height) continue;
      sums.add(small.data[y * small.width + x] ?? 0, large.data[py * large.width + px] ?? 0);
    }
  }
  return sums.count < tried * 0.6 ? -1 : sums.correlation();
}

/** Pearson's correlation of pairs. */
class Sums {
  count = 0;
  private p = 0;
  private q = 0;
  private pp = 0;
  private qq = 0;
  private pq = 0;

  add(p: number, q: number): void {
    this.count += 1;
    this.p += p;
    this.q += q;
    this.pp += p * p;
    this.qq += q * q;
    this.pq += p * q;
  }

  /** The small term keeps two even areas from correlating by rounding. */
  correlation(): number {
    const n = this.count;
    const spread = (n * this.pp - this.p ** 2) * (n * this.qq - this.q ** 2);
    return (n * this.pq - this.p * this.q) / Math.sqrt(spread + 1e-3);
  }
}

/** Enough to converge from half a pixel away; starts are closer than that at all sizes but the smallest. */
const mostRounds = 20;

/** Runs Gauss-Newton at one size of the copies. Takes and returns the map in pixels of the originals. */
function refine(small: Grey, large: Grey, start: Similarity): { map: Similarity; likeness: number } {
  const [s, l] = [small.scale, large.scale];
  const ratio = l / s;
  let map: Similarity = { a: start.a * ratio, b: start.b * ratio, tx: start.tx * l, ty: start.ty * l };
  let [gain, offset, width, likeness] = [1, 0, 1e6, -1];
  for (let round = 0; round < mostRounds; round += 1) {
    const step = nextStep(small, large, { map, gain, offset, width });
    if (step === null) break;
    const [da = 0, db = 0, dx = 0, dy = 0, dGain = 0, dOffset = 0] = step.change;
    map = { a: map.a + da, b: map.b + db, tx: map.tx + dx, ty: map.ty + dy };
    gain += dGain;
    offset += dOffset;
    likeness = step.likeness;
    // Tukey's constant times the estimate of sigma from the mean deviation; never so narrow that noise is rejected.
    width = Math.max(12, 4.685 * 1.25 * step.meanResidual);
    if (round > 2 && Math.abs(dx) + Math.abs(dy) + (Math.abs(da) + Math.abs(db)) * small.width < 0.002) break;
  }
  return { map: { a: map.a / ratio, b: map.b / ratio, tx: map.tx / l, ty: map.ty / l }, likeness };
}

interface State {
  readonly map: Similarity;
  readonly gain: number;
  readonly offset: number;
  /** Pixels with a larger difference do not count. */
  readonly width: number;
}

interface Step {
  readonly change: readonly number[];
  readonly meanResidual: number;
  /** Likeness of the pixels that count, before the step. */
  readonly likeness: number;
}

/** Takes one linear step: photo = gain * picture(map) + offset, solved for the changes of all six unknowns. */
function nextStep(small: Grey, large: Grey, { map, gain, offset, width }: State): Step | null {
  const normal = new NormalEquations(6);
  const here: Sample = { value: 0, dx: 0, dy: 0 };
  const slope = new Float64Array(6);
  const sums = new Sums();
  const rows = Math.floor(small.height * comparedShare);
  let residuals = 0;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const [u, v] = [x + 0.5, y + 0.5];
      const [atX, atY] = [map.a * u - map.b * v + map.tx, map.b * u + map.a * v + map.ty];
      if (!sampleInto(here, large, atX - 0.5, atY - 0.5)) continue;
      const inPhoto = small.data[y * small.width + x] ?? 0;
      const residual = inPhoto - (gain * here.value + offset);
      if (Math.abs(residual) >= width) continue;
      residuals += Math.abs(residual);
      sums.add(inPhoto, here.value);
      const [gx, gy] = [gain * here.dx, gain * here.dy];
      slope[0] = gx * u + gy * v;
      slope[1] = gy * u - gx * v;
      slope[2] = gx;
      slope[3] = gy;
      slope[4] = here.value;
      slope[5] = 1;
      normal.add(slope, residual, (1 - (residual / width) ** 2) ** 2);
    }
  }
  if (sums.count < rows * small.width * 0.3) return null;
  const change = normal.solve();
  return change === null
    ? null
    : { change, meanResidual: residuals / sums.count, likeness: sums.correlation() };
}
