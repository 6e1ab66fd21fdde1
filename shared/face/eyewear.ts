/**
 * Detects spectacles from the pixels around the eyes: rims and a bridge as narrow lines where skin has none, lenses that
 * hide the whites of the eyes, and glare. Pure functions over a levelled picture of the face and its mesh; luma is as in
 * `light.ts`, 0 to 255.
 */
import { lumaOf, quantile, valueAt, type FacePixels } from './pixels.ts';
import { facePoint, type FaceMesh, type MeshPoint } from './measures.ts';

export interface Eyewear {
  /**
   * Contrast of the line that crosses the skin under the eyes and over the nose, relative to the skin's luma: 0 bare
   * skin, 1 a black rim. It is the median of three positions, so that one hidden rim or one crease decides nothing.
   */
  readonly rim: number;
  /** Luma of the brightest tenth of the more visible eye over that of the cheek below. Whites are at least as light as skin. */
  readonly eyeLight: number;
  /** Share of the lens area that is white and nearly colourless, without the eyes. */
  readonly glare: number;
}

interface Eye {
  readonly outer: MeshPoint;
  readonly inner: MeshPoint;
  readonly bottom: MeshPoint;
  readonly cheek: MeshPoint;
}

/** Mesh point numbers on the cheeks, below the middle of each eye. */
const cheeks = { left: 50, right: 280 } as const;
/** Mesh point numbers on the ridge of the nose, from between the brows to its middle. */
const ridge = { top: 9, bottom: 195 } as const;

function pointOf(mesh: FaceMesh, number: number): MeshPoint {
  const found = mesh[number];
  if (found === undefined) throw new Error(`The face mesh has no point ${number}`);
  return found;
}

const leftEye = (mesh: FaceMesh): Eye => ({
  outer: facePoint(mesh, 'leftEyeOuter'),
  inner: facePoint(mesh, 'leftEyeInner'),
  bottom: facePoint(mesh, 'leftEyeBottom'),
  cheek: pointOf(mesh, cheeks.left),
});
const rightEye = (mesh: FaceMesh): Eye => ({
  outer: facePoint(mesh, 'rightEyeOuter'),
  inner: facePoint(mesh, 'rightEyeInner'),
  bottom: facePoint(mesh, 'rightEyeBottom'),
  cheek: pointOf(mesh, cheeks.right),
});

const eyeWidth = ({ outer, inner }: Eye): number => Math.abs(outer.x - inner.x);

/** Half the width of the lines searched for, as shares of the eye's width: from wire to horn frames. */
const LINE_HALVES = [0.025, 0.05, 0.09] as const;

/** Returns the luma down a column, averaged over a few px so that a single hair or pore does not count. */
function column(pixels: FacePixels, x: number, from: number, to: number): Float64Array {
  const length = Math.max(0, Math.round(to - from));
  return Float64Array.from({ length }, (_, index) => {
    const y = Math.round(from) + index;
    return (
      (valueAt(pixels, Math.round(x) - 1, y) +
        valueAt(pixels, Math.round(x), y) +
        valueAt(pixels, Math.round(x) + 1, y)) /
      3
    );
  });
}

/** Returns the contrast of the strongest line across a column of luma: centre against both neighbours, relative to them. */
function strongestLine(luma: Float64Array, eye: number): number {
  const sums = new Float64Array(luma.length + 1);
  for (let index = 0; index < luma.length; index += 1)
    sums[index + 1] = (sums[index] ?? 0) + (luma[index] ?? 0);
  const mean = (from: number, to: number): number => ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  let best = 0;
  for (const share of LINE_HALVES) {
    const half = Math.max(1, Math.round(eye * share));
    const wide = half * 2 + 1;
    for (let at = wide; at + wide * 2 <= luma.length; at += 1) {
      const above = mean(at - wide, at);
      const line = mean(at, at + wide);
      const below = mean(at + wide, at + wide * 2);
      // Both sides must differ in the same direction: a step from light to dark is the edge of a shadow, not a line.
      const dark = Math.min(above, below) - line;
      const light = line - Math.max(above, below);
      best = Math.max(best, Math.max(dark, light) / Math.max(20, (above + below) / 2));
    }
  }
  return best;
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the contrast of the line under one eye: the median of three positions across it. */
function rimUnder(pixels: FacePixels, eye: Eye): number {
  const width = eyeWidth(eye);
  const start = eye.bottom.y + width * 0.16;
  return middle(
    [0.25, 0.5, 0.75].map((share) => {
      const x = eye.outer.x + (eye.inner.x - eye.outer.x) * share;
      return strongestLine(column(pixels, x, start, start + width * 1.05), width);
    }),
  );
}

function bridgeOver(pixels: FacePixels, mesh: FaceMesh, width: number): number {
  const top = pointOf(mesh, ridge.top);
  const bottom = pointOf(mesh, ridge.bottom);
  return middle(
    [-0.06, 0, 0.06].map((share) => {
      const x = (top.x + bottom.x) / 2 + width * share;
      return strongestLine(column(pixels, x, top.y, bottom.y + width * 0.1), width);
    }),
  );
}

interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

function pixelsIn(
  pixels: FacePixels,
  box: Box,
  take: (r: number, g: number, b: number, y: number) => void,
): void {
  for (let y = Math.max(0, Math.round(box.y0)); y < Math.min(pixels.height, box.y1); y += 1) {
    for (let x = Math.max(0, Math.round(box.x0)); x < Math.min(pixels.width, box.x1); x += 1) {
      const at = (y * pixels.width + x) * pixels.channels;
      take(pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0, y);
    }
  }
}

function lightOfEye(pixels: FacePixels, eye: Eye): number {
  const width = eyeWidth(eye);
  const x = (eye.outer.x + eye.inner.x) / 2;
  const y = (eye.outer.y + eye.inner.y) / 2;
  const values: number[] = [];
  const box = { x0: x - width * 0.5, x1: x + width * 0.5, y0: y - width * 0.22, y1: y + width * 0.22 };
  pixelsIn(pixels, box, (r, g, b) => values.push(lumaOf(r, g, b)));
  const skin: number[] = [];
  const reach = width * 0.2;
  const { cheek } = eye;
  const patch = { x0: cheek.x - reach, x1: cheek.x + reach, y0: cheek.y - reach, y1: cheek.y + reach };
  pixelsIn(pixels, patch, (r, g, b) => skin.push(lumaOf(r, g, b)));
  return quantile(values, 0.9) / Math.max(8, middle(skin));
}

/** A value is white enough for glare from here on; burnt-out skin keeps more colour than this. */
const WHITE = 205;
const COLOURLESS = 22;

/** Returns the share of white pixels in one lens's area, above and below the eye itself. */
function glareAt(pixels: FacePixels, eye: Eye): number {
  const width = eyeWidth(eye);
  const x = (eye.outer.x + eye.inner.x) / 2;
  const y = (eye.outer.y + eye.inner.y) / 2;
  let all = 0;
  let white = 0;
  const box = { x0: x - width * 0.6, x1: x + width * 0.6, y0: y - width * 0.5, y1: y + width * 0.62 };
  pixelsIn(pixels, box, (r, g, b, row) => {
    if (Math.abs(row - y) < width * 0.24) return;
    all += 1;
    if (lumaOf(r, g, b) > WHITE && Math.max(r, g, b) - Math.min(r, g, b) < COLOURLESS) white += 1;
  });
  return white / Math.max(1, all);
}

/** Measures spectacles. @param mesh in px of `pixels` */
export function eyewearOf(pixels: FacePixels, mesh: FaceMesh): Eyewear {
  const eyes = [leftEye(mesh), rightEye(mesh)];
  const width = eyes.reduce((sum, eye) => sum + eyeWidth(eye) / 2, 0);
  return {
    rim: middle([...eyes.map((eye) => rimUnder(pixels, eye)), bridgeOver(pixels, mesh, width)]),
    eyeLight: Math.max(...eyes.map((eye) => lightOfEye(pixels, eye))),
    glare: Math.max(...eyes.map((eye) => glareAt(pixels, eye))),
  };
}
