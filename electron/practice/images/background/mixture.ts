/**
 * Estimates how much of each pixel near the cut is person, from the colours of person and backdrop right beside it.
 */
import { fillFrom, type Tile } from './fill.ts';

/** Number of estimates; each one relies on the previous one a little, so that colours are taken from ever nearer. */
const ROUNDS = 3;
/** Colours closer together than this, in levels, do not distinguish person from backdrop. */
const ALIKE = 26;
/** Distance of a pixel from the line between both colours, levels, beyond which the line no longer explains it. */
const OFF_LINE = 26;
/** Share below which (or above its complement) a pixel counts as wholly one or the other in the next round. */
const SURE = 0.04;

export interface Mixture {
  /** From 0 for backdrop to 1 for person. */
  readonly alpha: Float32Array;
  /** Colour of the person alone; r, g, b and a weight. */
  readonly person: Float32Array;
  readonly backdrop: Float32Array;
}

/**
 * @param guess 0 to 1 from the cut, used where colours do not decide
 * @param closeness to the cut: 1 on it, falling to 0 where the guess holds; a strand far from it must not be taken
 *   for a gap
 */
export function unmix(tile: Tile, guess: Float32Array, closeness: Float32Array): Mixture {
  const alpha = Float32Array.from(guess);
  // At first, only pixels outside the band are known.
  let isKnown = (index: number): boolean => closeness[index] === 0;
  const surely = (wanted: 0 | 1): Uint8Array => {
    const sure = new Uint8Array(guess.length);
    for (let index = 0; index < sure.length; index += 1) {
      if (isKnown(index) && Math.abs((alpha[index] ?? 0) - wanted) <= SURE) sure[index] = 1;
    }
    return sure;
  };
  let person: Float32Array = new Float32Array(0);
  let backdrop: Float32Array = new Float32Array(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    person = fillFrom(tile, surely(1));
    backdrop = fillFrom(tile, surely(0));
    isKnown = () => true;
    for (let index = 0; index < alpha.length; index += 1) {
      const near = closeness[index] ?? 0;
      if (near === 0) continue;
      const own = guess[index] ?? 0;
      const { share, trust } = mixtureAt(tile, index, person, backdrop);
      alpha[index] = own + (share - own) * trust * near;
    }
  }
  return { alpha, person, backdrop };
}

/** Returns the person's share of a pixel, 0 to 1, and how well the two colours explain it. */
function mixtureAt(
  { data }: Tile,
  index: number,
  person: Float32Array,
  backdrop: Float32Array,
): { readonly share: number; readonly trust: number } {
  let along = 0;
  let length = 0;
  let square = 0;
  for (let c = 0; c < 3; c += 1) {
    const base = backdrop[index * 4 + c] ?? 0;
    const span = (person[index * 4 + c] ?? 0) - base;
    const own = (data[index * 3 + c] ?? 0) - base;
    along += own * span;
    length += span * span;
    square += own * own;
  }
  if (person[index * 4 + 3] === 0 || backdrop[index * 4 + 3] === 0 || length === 0) {
    return { share: 0, trust: 0 };
  }
  const share = Math.max(0, Math.min(1, along / length));
  // Squared distance of the pixel from its projection on the line.
  const off = Math.max(0, square - 2 * share * along + share * share * length);
  const trust = (length / (length + ALIKE * ALIKE)) * Math.exp(-off / (2 * OFF_LINE * OFF_LINE));
  return { share, trust };
}
