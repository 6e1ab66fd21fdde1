/**
 * Accepts a colour cast only when two sources agree: the whites of the eyes, and the rim of the picture. A blue rim
 * with white eyes is just a blue backdrop.
 */
import { facePoint } from '../../../../shared/face/measures.ts';
import type { StudiedFace } from '../faces.ts';
import type { Pixels } from '../resample.ts';

/** Factors for red, green and blue. */
export type Gains = readonly [number, number, number];

/** Natural logarithm of a channel's factor: a weaker cast is invisible, a stronger one is not corrected. */
const CAST = { least: 0.05, most: 0.25 } as const;
/**
 * Radius of the discs around the eyes, as a share of the distance between the pupils; the brightest share of the disc
 * counts as white.
 */
const EYE_RADIUS = 0.2;
const WHITES_SHARE = 0.1;
/** Width of the rim, as a share of the shorter side. */
const RIM = 0.04;

type Colour = [number, number, number];

const luma = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function mean(colours: readonly Colour[]): Colour {
  const sum: Colour = [0, 0, 0];
  for (const [r, g, b] of colours) {
    sum[0] += r;
    sum[1] += g;
    sum[2] += b;
  }
  const count = Math.max(1, colours.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

function eyeWhites({ look, mesh }: StudiedFace): Colour {
  const pupils = [facePoint(mesh, 'leftPupil'), facePoint(mesh, 'rightPupil')] as const;
  const radius = Math.hypot(pupils[0].x - pupils[1].x, pupils[0].y - pupils[1].y) * EYE_RADIUS;
  const colours: Colour[] = [];
  for (const { x: cx, y: cy } of pupils) {
    for (let y = Math.ceil(cy - radius / 2); y <= cy + radius / 2; y += 1) {
      for (let x = Math.ceil(cx - radius); x <= cx + radius; x += 1) colours.push(colourAt(look, x, y));
    }
  }
  colours.sort((a, b) => luma(b) - luma(a));
  return mean(colours.slice(0, Math.ceil(colours.length * WHITES_SHARE)));
}

/** Returns the colour of the upper rim and the upper halves of the sides; the shoulders are below. */
function rim(picture: Pixels): Colour {
  const { width, height } = picture;
  const depth = Math.max(1, Math.round(Math.min(width, height) * RIM));
  const colours: Colour[] = [];
  for (let y = 0; y < height / 2; y += 3) {
    for (let x = 0; x < width; x += 3) {
      if (y < depth || x < depth || x >= width - depth) colours.push(colourAt(picture, x, y));
    }
  }
  return mean(colours);
}

/** Returns each channel relative to the mean of all three, as logarithms. */
function tint(colour: Colour): Colour {
  const logs = colour.map((value) => Math.log(Math.max(1, value)));
  const middle = logs.reduce((sum, value) => sum + value, 0) / 3;
  return [(logs[0] ?? 0) - middle, (logs[1] ?? 0) - middle, (logs[2] ?? 0) - middle];
}

/** Returns the factors that remove a picture's cast; null when the two sources do not agree on one. */
export function castOf(picture: Pixels, face: StudiedFace): Gains | null {
  const [eyes, backdrop] = [tint(eyeWhites(face)), tint(rim(picture))];
  const agreed = eyes.map((own, channel) => {
    const other = backdrop[channel] ?? 0;
    return Math.sign(own) === Math.sign(other)
      ? Math.sign(own) * Math.min(Math.abs(own), Math.abs(other))
      : 0;
  });
  if (Math.max(...agreed.map(Math.abs)) < CAST.least) return null;
  const gain = (channel: number): number =>
    Math.exp(-Math.max(-CAST.most, Math.min(CAST.most, agreed[channel] ?? 0)));
  return [gain(0), gain(1), gain(2)];
}
