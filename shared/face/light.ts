/**
 * Measures the light and sharpness of a face from its pixels. Pure functions over a levelled picture of the face and its
 * mesh. Lightness is luma of the encoded values (ITU-R BT.709 weights), 0 to 255, because that is what a person who
 * judges the photo on screen sees.
 */
import { facePoint, type FaceMesh } from './measures.ts';
import { quantile, valueAt, type FacePixels } from './pixels.ts';

/** Mesh points on either cheek and the forehead, where skin is rarely covered by hair, brows, glasses or beard. */
const leftCheek = [50, 101, 205] as const;
const rightCheek = [280, 330, 425] as const;
const forehead = [151, 108, 337] as const;
/** Radius of a skin sample, as a share of the face's width. */
const SAMPLE_RADIUS = 0.045;
/** Radius around a pupil that holds the white of the eye and little skin, as a share of the face's width. */
const EYE_RADIUS = 0.06;
/** Values from here on count as burnt out. */
const CLIPPED = 250;

const faceWidth = (mesh: FaceMesh): number => {
  const [left, right] = [facePoint(mesh, 'leftSide'), facePoint(mesh, 'rightSide')];
  return Math.hypot(right.x - left.x, right.y - left.y);
};

/** Returns the luma of the pixels in a disc, px; pixels outside the picture are left out. */
function disc(pixels: FacePixels, cx: number, cy: number, radius: number): number[] {
  const values: number[] = [];
  for (let y = Math.ceil(cy - radius); y <= cy + radius; y += 1) {
    for (let x = Math.ceil(cx - radius); x <= cx + radius; x += 1) {
      const inside = x >= 0 && y >= 0 && x < pixels.width && y < pixels.height;
      if (inside && Math.hypot(x - cx, y - cy) <= radius) values.push(valueAt(pixels, x, y));
    }
  }
  return values;
}

function around(pixels: FacePixels, mesh: FaceMesh, numbers: readonly number[]): number[] {
  const radius = faceWidth(mesh) * SAMPLE_RADIUS;
  return numbers.flatMap((number) => {
    const point = mesh[number];
    return point === undefined ? [] : disc(pixels, point.x, point.y, radius);
  });
}

export interface FaceLight {
  /** Median luma of the skin. Skin differs by nature, so this alone never makes a picture dark. */
  readonly skin: number;
  /** Luma that the brightest tenth of the eyes exceeds: their whites, which are alike for any skin. */
  readonly eyeWhites: number;
  /** Share of the skin that is burnt out, 0 to 1. */
  readonly clipped: number;
  /** Difference between the cheeks' medians over the brighter one: 0 even, 1 one side black. */
  readonly imbalance: number;
}

/** Measures the light on a face. @param mesh in px of `pixels` */
export function lightOf(pixels: FacePixels, mesh: FaceMesh): FaceLight {
  const [left, right] = [around(pixels, mesh, leftCheek), around(pixels, mesh, rightCheek)];
  const skin = [...left, ...right, ...around(pixels, mesh, forehead)];
  const eyes = (['leftPupil', 'rightPupil'] as const).flatMap((name) => {
    const pupil = facePoint(mesh, name);
    return disc(pixels, pupil.x, pupil.y, faceWidth(mesh) * EYE_RADIUS);
  });
  const [a, b] = [quantile(left, 0.5), quantile(right, 0.5)];
  return {
    skin: quantile(skin, 0.5),
    eyeWhites: quantile(eyes, 0.9),
    clipped: skin.filter((value) => value >= CLIPPED).length / Math.max(1, skin.length),
    imbalance: Math.abs(a - b) / Math.max(1, a, b),
  };
}

/** Width of the blur with which sharpness is compared, px. */
const REBLUR = 9;

/**
 * Returns how much of the local contrast along one direction a further blur removes, 0 to 1 (after Crete and others, "The
 * blur effect", SPIE 2007): a blurred picture has little left to lose.
 */
function lossAlong(rows: readonly Float64Array[]): { readonly all: number; readonly lost: number } {
  let [all, lost] = [0, 0];
  for (const row of rows) {
    const sums = new Float64Array(row.length + 1);
    for (let i = 0; i < row.length; i += 1) sums[i + 1] = (sums[i] ?? 0) + (row[i] ?? 0);
    const blurred = (i: number): number => ((sums[i + REBLUR] ?? 0) - (sums[i] ?? 0)) / REBLUR;
    const half = (REBLUR - 1) / 2;
    for (let i = 0; i + REBLUR < row.length; i += 1) {
      const sharp = Math.abs((row[i + half + 1] ?? 0) - (row[i + half] ?? 0));
      const soft = Math.abs(blurred(i + 1) - blurred(i));
      all += sharp;
      lost += Math.max(0, sharp - soft);
    }
  }
  return { all, lost };
}

/**
 * Returns the sharpness of the eye region, 0 blurred to 1 sharp, whatever its contrast. Comparable only between pictures
 * in which the face has the same size: use the levelled look or a face scaled to it.
 */
export function sharpnessOf(pixels: FacePixels, mesh: FaceMesh): number {
  const [left, right] = [facePoint(mesh, 'leftEyeOuter'), facePoint(mesh, 'rightEyeOuter')];
  const span = right.x - left.x;
  const bounds = {
    x0: Math.max(0, Math.round(left.x - span * 0.15)),
    x1: Math.min(pixels.width - 1, Math.round(right.x + span * 0.15)),
    y0: Math.max(0, Math.round(Math.min(left.y, right.y) - span * 0.3)),
    y1: Math.min(pixels.height - 1, Math.round(Math.max(left.y, right.y) + span * 0.3)),
  };
  const [columns, lines] = [bounds.x1 - bounds.x0, bounds.y1 - bounds.y0];
  const across = Array.from({ length: lines }, (_, y) =>
    Float64Array.from({ length: columns }, (__, x) => valueAt(pixels, bounds.x0 + x, bounds.y0 + y)),
  );
  const down = Array.from({ length: columns }, (_, x) =>
    Float64Array.from({ length: lines }, (__, y) => valueAt(pixels, bounds.x0 + x, bounds.y0 + y)),
  );
  const scores = [lossAlong(across), lossAlong(down)].map(({ all, lost }) => (all === 0 ? 0 : lost / all));
  return Math.min(...scores);
}
