/** Composes one variation: the person placed, graded and lit in front of a backdrop. */
import { between, type Random } from '../../../../shared/portrait/random.ts';
import type { FineMatte } from '../background/matte-fine.ts';
import type { SourceHead } from '../crop.ts';
import { resample, type Pixels } from '../resample.ts';
import { anchored, type Similarity } from '../similarity.ts';
import { drawBackdrop } from './backdrop.ts';
import type { Style } from './style.ts';

export interface Sitter {
  readonly picture: Pixels;
  readonly matte: FineMatte;
  readonly head: SourceHead;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The head's height and the space above it, as shares of the frame's height. */
const HEAD = { least: 0.3, most: 0.37 } as const;
const ABOVE = { least: 0.11, most: 0.16 } as const;
/** Maximum height of a head relative to the frame's width, so that the shoulders fit. */
const OF_WIDTH = 0.52;
const NEAREST = 0.75;

/**
 * Places the person level and slightly off the middle; moves them nearer, then lower, when the source ends above the
 * frame's lower edge.
 */
function placed({ picture, head }: Sitter, frame: Frame, random: Random): Similarity {
  const source = head.eyesToCrown + head.eyesToChin;
  const [crown, below] = [head.eyesToCrown / source, (picture.height - head.eyes.y) / source];
  const wanted = Math.min(frame.height * between(random, HEAD.least, HEAD.most), frame.width * OF_WIDTH);
  const above = frame.height * between(random, ABOVE.least, ABOVE.most);
  const filling = (frame.height - above) / (crown + below);
  const unit = Math.max(wanted, Math.min(filling, frame.width * NEAREST));
  const eyes = {
    x: frame.width * between(random, 0.46, 0.54),
    y: Math.max(above + unit * crown, frame.height - unit * below),
  };
  return anchored(source / unit, head.tilt, head.eyes, eyes);
}

const threefold = (alpha: Uint8Array): Uint8Array => {
  const out = new Uint8Array(alpha.length * 3);
  alpha.forEach((value, index) => out.fill(value, index * 3, index * 3 + 3));
  return out;
};

/** Changes contrast around the middle, warmth and saturation; `strength` 0 changes nothing. */
function graded(
  colour: readonly [number, number, number],
  style: Style,
  strength: number,
): readonly [number, number, number] {
  const grey = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  const colourful = style.isMonochrome ? 0 : style.isDark ? 0.7 : 0.85;
  const contrast = style.isDark ? 1.18 : 1.06;
  const warm = 1 + 0.12 * style.warmth;
  const channel = (own: number, tint: number): number => {
    const target = ((grey + (own - grey) * colourful - 128) * contrast + (style.isDark ? 112 : 130)) * tint;
    return own + (target - own) * strength;
  };
  return [channel(colour[0], warm), channel(colour[1], 1), channel(colour[2], 2 - warm)];
}

/** @param identityScale from 0, fully stylised, to 1, the person's own colours and light */
export async function composeHeadshot(
  sitter: Sitter,
  frame: Frame,
  style: Style,
  identityScale: number,
  random: Random,
): Promise<Pixels> {
  const { picture, matte } = sitter;
  const map = placed(sitter, frame, random);
  const size = { width: picture.width, height: picture.height };
  const person = resample({ ...size, data: matte.colours }, map, frame.width, frame.height);
  const alpha = resample({ ...size, data: threefold(matte.alpha) }, map, frame.width, frame.height);
  const backdrop = await drawBackdrop(frame, style, random);
  const strength = 1 - identityScale;
  const side = between(random, -0.3, 0.3);
  const out = new Uint8ClampedArray(frame.width * frame.height * 3);
  for (let y = 0, at = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1, at += 3) {
      // Light falls off across the frame; the person follows it as far as likeness allows.
      const light = 1 + side * strength * (x / frame.width - 0.5);
      const own = graded(
        [person.data[at] ?? 0, person.data[at + 1] ?? 0, person.data[at + 2] ?? 0],
        style,
        strength,
      );
      const share = (alpha.data[at] ?? 0) / 255;
      for (let c = 0; c < 3; c += 1) {
        out[at + c] = share * (own[c] ?? 0) * light + (1 - share) * (backdrop.data[at + c] ?? 0);
      }
    }
  }
  return { data: new Uint8Array(out.buffer), ...frame };
}
