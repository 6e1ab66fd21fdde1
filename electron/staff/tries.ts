/** Wrong tries after which waits begin. */
export const freeTries = 5;
const firstWaitMs = 30_000;
/** At one try an hour, the ten thousand four-digit PINs last for more than a year. */
const longestWaitMs = 60 * 60_000;

/** The record of tries since the last correct PIN. */
export interface Tries {
  readonly wrong: number;
  /** UTC milliseconds; 0 when there is nothing to wait for. */
  readonly waitUntil: number;
}
export const noTries: Tries = { wrong: 0, waitUntil: 0 };

/**
 * Returns the milliseconds to wait after so many wrong tries in a row: 0 for the first four, then doubling.
 */
function waitAfter(wrong: number): number {
  if (wrong < freeTries) return 0;
  return Math.min(firstWaitMs * 2 ** (wrong - freeTries), longestWaitMs);
}

/** Counts one more try, before it is known to be wrong. @param now UTC milliseconds */
export function anotherTry({ wrong }: Tries, now: number): Tries {
  const wait = waitAfter(wrong + 1);
  return { wrong: wrong + 1, waitUntil: wait === 0 ? 0 : now + wait };
}

/**
 * Returns the milliseconds until the next try. Bounded, so that a clock set back cannot turn a wait of
 * minutes into weeks.
 * @param now UTC milliseconds
 */
export const waitLeft = ({ wrong, waitUntil }: Tries, now: number): number =>
  Math.min(Math.max(0, waitUntil - now), waitAfter(wrong));
