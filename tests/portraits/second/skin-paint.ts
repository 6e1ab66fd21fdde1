/** Skin and features painted on the head: soft spots of colour, no outlines. */
import { layoutOf } from './head.ts';
import type { ModelledPortrait, Rgb } from './params.ts';
import type { Paint, Vec } from './raster.ts';

/** Returns the colour at a share of the way from one to another. */
export const blend = (from: Rgb, to: Rgb, share: number): Rgb => {
  const s = Math.max(0, Math.min(1, share));
  return [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s, from[2] + (to[2] - from[2]) * s];
};
export const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

/** Returns 0 below `from`, 1 above `to`, and a smooth value between. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Returns smooth noise from -1 to 1, like uneven paint. */
export function brush(x: number, y: number, seed: number): number {
  const wave = (fx: number, fy: number, phase: number): number => Math.sin(fx * x + fy * y + phase + seed);
  return (wave(11, 7, 0) + wave(-17, 13, 1.7) + wave(29, 31, 0.4) + wave(-43, 37, 2.9)) / 4;
}

const spot = (dx: number, dy: number, width: number, height: number): number =>
  Math.exp(-((dx / width) ** 2 + (dy / height) ** 2));

function eye(colour: Rgb, dx: number, dy: number, half: number, iris: Rgb, skin: Rgb): Rgb {
  // `dx` grows towards the temple. The upper lid is the higher arch.
  const along = dx / half;
  // Beside the lids, every blend below leaves the colour as it is.
  if (Math.abs(along) >= 1.04) return colour;
  const arch = Math.max(0, 1 - along ** 2);
  const upper = -half * 0.43 * arch ** 0.8 - half * 0.03 * along;
  const lower = half * 0.3 * arch;
  const soft = half * 0.06;
  const inside =
    Math.abs(along) < 1
      ? smooth(upper - soft, upper + soft, dy) * (1 - smooth(lower - soft, lower + soft, dy))
      : 0;
  const radius = Math.hypot(dx, dy + half * 0.04);
  let ball = blend([236, 233, 228], [196, 176, 168], smooth(0.55, 1, Math.abs(along)));
  ball = blend(ball, scaled(iris, 0.9), 1 - smooth(half * 0.4, half * 0.45, radius));
  ball = blend(ball, [16, 13, 13], 1 - smooth(half * 0.16, half * 0.2, radius));
  ball = blend(
    ball,
    [250, 250, 250],
    1 - smooth(half * 0.06, half * 0.1, Math.hypot(dx - half * 0.12, dy + half * 0.2)),
  );
  ball = scaled(ball, 0.78 + 0.22 * smooth(upper, upper + half * 0.3, dy));
  const painted = blend(colour, ball, inside);
  const lid = Math.exp(-(((dy - upper) / (half * 0.085)) ** 2));
  const below = Math.abs(along) < 0.95 ? Math.exp(-(((dy - lower) / (half * 0.06)) ** 2)) : 0;
  const fold =
    Math.exp(-(((dy - upper + half * 0.26) / (half * 0.1)) ** 2)) * (Math.abs(along) < 1 ? 0.35 : 0);
  const dark = scaled(skin, 0.22);
  return blend(
    blend(blend(painted, scaled(skin, 0.55), fold), dark, lid * 0.85),
    scaled(skin, 0.5),
    below * 0.5,
  );
}

function mouth(colour: Rgb, x: number, y: number, portrait: ModelledPortrait): Rgb {
  const { mouthY, mouthHalf } = layoutOf(portrait);
  const { smile, mouthOpen, lips } = portrait;
  const along = x / mouthHalf;
  if (Math.abs(along) > 1.12) return colour;
  const arch = Math.max(0, 1 - along ** 2);
  // The corners rise with a smile, and the lips part.
  const line = mouthY - smile * 0.055 * along ** 2;
  const gap = (Math.max(0, smile - 0.35) * 0.085 + mouthOpen * 0.13) * arch;
  const top = line - gap * 0.35;
  const bottom = line + gap * 0.65;
  const upperEdge = top - 0.055 * arch ** 0.6 * (1 - 0.2 * spot(x, 0, 0.03, 1));
  const lowerEdge = bottom + 0.078 * arch ** 0.7;
  const soft = 0.008;
  const upper = smooth(upperEdge - soft, upperEdge + soft, y) * (1 - smooth(top - soft, top + soft, y));
  const lower = smooth(bottom - soft, bottom + soft, y) * (1 - smooth(lowerEdge - soft, lowerEdge + soft, y));
  let painted = blend(colour, scaled(lips, 0.88), upper * (arch > 0 ? 1 : 0));
  painted = blend(painted, lips, lower * (arch > 0 ? 1 : 0));
  const inside =
    gap > 0.004 ? smooth(top - soft, top + soft, y) * (1 - smooth(bottom - soft, bottom + soft, y)) : 0;
  const teeth: Rgb = y < line + gap * 0.3 - mouthOpen * 0.05 ? [232, 226, 214] : [92, 40, 40];
  painted = blend(painted, mouthOpen > smile ? [70, 30, 30] : teeth, inside);
  const seam = Math.exp(-(((y - line) / 0.009) ** 2)) * (gap > 0.004 ? 0 : 1);
  return blend(painted, scaled(lips, 0.42), seam * 0.9 * (Math.abs(along) < 1.05 ? 1 : 0));
}

/** Returns the paint of the face and the bare skull. */
export function skinPaint(portrait: ModelledPortrait): (point: Vec) => Paint {
  const { skin, lips, hairColour, eyes, seed } = portrait;
  const { eyeX, eyeY, eyeHalf, browY, noseY, mouthY } = layoutOf(portrait);
  return ({ x, y, z }) => {
    const rough = 1 + 0.018 * brush(x, y, seed) + 0.01 * brush(x * 3, y * 3, seed + 5);
    let colour = scaled(skin, rough);
    if (z < 0.05) return { colour, opacity: 1 };
    const side = Math.abs(x);
    const rosy = spot(side - 0.36, y - noseY + 0.02, 0.17, 0.13) * 0.2 + spot(x, y - noseY, 0.1, 0.1) * 0.12;
    colour = blend(colour, lips, rosy);
    colour = blend(colour, scaled(skin, 0.62), 0.5 * spot(side - eyeX + 0.05, y - eyeY + 0.02, 0.15, 0.09));
    colour = blend(colour, scaled(skin, 0.7), 0.35 * spot(x, y - mouthY - 0.13, 0.12, 0.03));
    if (side > 0.1 && side < 0.49) {
      const brow = browY - 0.035 * (1 - ((side - eyeX) / 0.17) ** 2) + 0.02 * brush(x * 4, y * 4, seed);
      const hairs =
        Math.exp(-(((y - brow) / 0.024) ** 2)) * smooth(0.1, 0.15, side) * (1 - smooth(0.42, 0.49, side));
      colour = blend(colour, blend(scaled(hairColour, 0.8), scaled(skin, 0.45), 0.3), hairs * 0.85);
    }
    colour = eye(colour, side - eyeX, y - eyeY, eyeHalf, eyes, skin);
    colour = blend(colour, scaled(skin, 0.3), 0.8 * spot(side - 0.058, y - noseY - 0.012, 0.026, 0.014));
    colour = blend(colour, scaled(skin, 0.62), 0.5 * spot(side - 0.125, y - noseY + 0.015, 0.016, 0.04));
    return { colour: mouth(colour, x, y, portrait), opacity: 1 };
  };
}
