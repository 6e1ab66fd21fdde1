/**
 * What the pixels around the eyes say about spectacles: rims and a bridge as narrow lines where skin has none, panes
 * that hide the eyes' whites, and glare. Pure functions over a levelled picture of the face and its mesh; luma is
 * that of `face-light.ts`, 0 to 255.
 */
import { lumaOf, quantile, valueAt, type FacePixels } from './face-pixels.ts';
import { facePoint, type FaceMesh, type MeshPoint } from './face-measures.ts';

export interface Eyewear {
  /**
   * Contrast of the line that crosses the skin under the eyes and over the nose, of the skin's luma: 0 bare skin,
   * 1 a black rim. The middle one of three places, so that one hidden rim or one crease decides nothing.
   */
  readonly rim: number;
  /** Luma of the brightest tenth of the better visible eye over that of the cheek below: whites are as light as skin or lighter. */
  readonly eyeLight: number;
  /** Share of the panes' place that is white and nearly without colour, the eyes left out. */
  readonly glare: number;
}

interface Eye {
  readonly outer: MeshPoint;
  readonly inner: MeshPoint;
  readonly bottom: MeshPoint;
  readonly cheek: MeshPoint;
}

/** Numbers of the points on the cheeks, under the middle of each eye. */
const cheeks = { left: 50, right: 280 } as const;
/** The ridge of the nose, from between the brows down to its middle. */
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

/** Half breadths of the lines that are looked for, of an eye's breadth: wire to horn. */
const LINE_HALVES = [0.025, 0.05, 0.09] as const;

/** Luma down a column, a few px wide so that a single hair or pore does not count. */
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

/** The strongest line across a column of luma: centre against both neighbours, of the neighbours' own luma. */
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
      const [above, line, below] = [mean(at - wide, at), mean(at, at + wide), mean(at + wide, at + wide * 2)];
      // Both sides must differ in the same sense: a step from light to dark is a shadow's edge, not a line.
      const dark = Math.min(above, below) - line;
      const light = line - Math.max(above, below);
      best = Math.max(best, Math.max(dark, light) / Math.max(20, (above + below) / 2));
    }
  }
  return best;
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** Lines under one eye, at three places across it. */
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
  const [top, bottom] = [pointOf(mesh, ridge.top), pointOf(mesh, ridge.bottom)];
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

/** From here on a value is white enough for glare; skin that is burnt out keeps more colour than this. */
const WHITE = 205;
const COLOURLESS = 22;

/** White pixels of one pane's place below and above the eye itself. */
function glareAt(pixels: FacePixels, eye: Eye): number {
  const width = eyeWidth(eye);
  const x = (eye.outer.x + eye.inner.x) / 2;
  const y = (eye.outer.y + eye.inner.y) / 2;
  let [all, white] = [0, 0];
  const box = { x0: x - width * 0.6, x1: x + width * 0.6, y0: y - width * 0.5, y1: y + width * 0.62 };
  pixelsIn(pixels, box, (r, g, b, row) => {
    if (Math.abs(row - y) < width * 0.24) return;
    all += 1;
    if (lumaOf(r, g, b) > WHITE && Math.max(r, g, b) - Math.min(r, g, b) < COLOURLESS) white += 1;
  });
  return white / Math.max(1, all);
}

/** Measures what is worn before the eyes. @param mesh in px of `pixels` */
export function eyewearOf(pixels: FacePixels, mesh: FaceMesh): Eyewear {
  const eyes = [leftEye(mesh), rightEye(mesh)];
  const width = eyes.reduce((sum, eye) => sum + eyeWidth(eye) / 2, 0);
  return {
    rim: middle([...eyes.map((eye) => rimUnder(pixels, eye)), bridgeOver(pixels, mesh, width)]),
    eyeLight: Math.max(...eyes.map((eye) => lightOfEye(pixels, eye))),
    glare: Math.max(...eyes.map((eye) => glareAt(pixels, eye))),
  };
}
