/**
 * Predicts from the head alone where a sitter is. Shares are of the head's height (crown to chin). Widths of head,
 * neck and shoulders follow common drawing canons (shoulders two heads wide), with room for hair and clothes.
 */
import type { SourceHead } from '../crop.ts';
import { signedDistance, type Plane } from './planes.ts';

/** Half widths of the body at heights below the chin, with straight lines between them. */
type Profile = readonly (readonly [below: number, half: number])[];

interface Figure {
  /** Half width of the head's ellipse, and its reach beyond the crown and beyond the chin. */
  readonly head: { readonly half: number; readonly above: number; readonly below: number };
  readonly body: Profile;
}

/** Area that belongs to every person. */
const core: Figure = {
  head: { half: 0.29, above: -0.05, below: -0.03 },
  body: [
    [-0.15, 0.1],
    [0.2, 0.14],
    [0.5, 0.3],
    [0.75, 0.5],
    [1.2, 0.6],
  ],
};
/** An ordinary sitter. */
const likely: Figure = {
  head: { half: 0.39, above: 0.06, below: 0 },
  body: [
    [-0.15, 0.2],
    [0.2, 0.24],
    [0.36, 0.6],
    [0.6, 0.92],
    [1.2, 1.05],
  ],
};
/** High hair, a broad hat, long hair, broad shoulders: nothing outside is ever the person. */
const largest: Figure = {
  head: { half: 0.72, above: 0.45, below: 0.2 },
  body: [
    [-0.5, 0.62],
    [0, 0.75],
    [0.35, 1.15],
    [0.7, 1.4],
    [1.6, 1.75],
  ],
};

function halfAt(profile: Profile, below: number): number {
  const next = profile.findIndex(([at]) => at > below);
  if (next === 0) return 0;
  const from = profile.at(next === -1 ? -1 : next - 1);
  const to = profile.at(next);
  if (from === undefined || to === undefined) return 0;
  if (next === -1) return from[1];
  return from[1] + ((below - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

function inside(figure: Figure, head: SourceHead, x: number, y: number): boolean {
  const unit = head.eyesToCrown + head.eyesToChin;
  const sin = Math.sin(head.tilt);
  const cos = Math.cos(head.tilt);
  const dx = (x - head.eyes.x) / unit;
  const dy = (y - head.eyes.y) / unit;
  const across = dx * cos + dy * sin;
  const along = dy * cos - dx * sin;
  const top = -head.eyesToCrown / unit - figure.head.above;
  const bottom = head.eyesToChin / unit + figure.head.below;
  const middle = (top + bottom) / 2;
  const half = (bottom - top) / 2;
  if (Math.hypot(across / figure.head.half, (along - middle) / half) <= 1) return true;
  // The body stays upright under a tilted head; its axis passes below the middle of the neck.
  const chin = head.eyesToChin / unit;
  const bodyX = dx + sin * chin * 0.8;
  return Math.abs(bodyX) <= halfAt(figure.body, dy - chin * cos);
}

export interface Expectation {
  /** 1 for certainly the person, 0 for certainly the backdrop, otherwise unknown. */
  readonly certainty: Uint8Array;
  /** Logarithm of the odds for the person. */
  readonly odds: Plane;
}

export const UNKNOWN = 2;
/** Share of the head's height over which the odds change from one to the other. */
const SOFTNESS = 0.13;
const MOST_ODDS = 1.6;

/** Returns a sitter's assumed head when no face was found: centred, with the body reaching the lower edge. */
function assumedHead(width: number, height: number): SourceHead {
  const unit = Math.min(height * 0.45, width * 0.5);
  const eyes = { x: width / 2, y: height * 0.18 + unit * 0.5 };
  return { eyes, eyesToCrown: unit * 0.5, eyesToChin: unit * 0.5, tilt: 0 };
}

/**
 * Returns the expected sitters in a picture of that size, px.
 * @param heads in px of the same picture; when empty, a person in the middle is assumed, and less is certain
 */
export function expectSitters(heads: readonly SourceHead[], width: number, height: number): Expectation {
  const known = heads.length > 0;
  const sitters = known ? heads : [assumedHead(width, height)];
  const certainty = new Uint8Array(width * height).fill(UNKNOWN);
  const person = { data: new Float32Array(width * height), width, height };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const within = (figure: Figure): boolean => sitters.some((head) => inside(figure, head, x, y));
      if (within(likely)) person.data[at] = 1;
      if (within(core)) certainty[at] = known ? 1 : UNKNOWN;
      else if (!within(largest)) certainty[at] = 0;
    }
  }
  const [head] = sitters;
  const unit = head === undefined ? height : head.eyesToCrown + head.eyesToChin;
  const odds = signedDistance(person);
  odds.data.forEach((distance, index) => {
    const steps = distance / (unit * SOFTNESS);
    odds.data[index] = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, steps));
  });
  return { certainty, odds };
}
