/** Wrong tries that cost nothing but the try. */
export const freeTries = 5;
const firstWaitMs = 30_000;
/** At one try an hour, the ten thousand PINs of four digits last for more than a year. */
const longestWaitMs = 60 * 60_000;

/** What is kept of the tries since the last right PIN. */
export interface Tries {
  readonly wrong: number;
  /** UTC milliseconds; 0 when there is nothing to wait for. */
  readonly waitUntil: number;
}
export const noTries: Tries = { wrong: 0, waitUntil: 0 };

/** Milliseconds to wait after so many wrong tries in a row: none up to the fifth, then doubling. */
export function waitAfter(wrong: number): number {
  if (wrong < freeTries) return 0;
  return Math.min(firstWaitMs * 2 ** (wrong - freeTries), longestWaitMs);
}

/** One more try, counted before it is known to be wrong. @param now UTC milliseconds */
export function anotherTry({ wrong }: Tries, now: number): Tries {
  const wait = waitAfter(wrong + 1);
  return { wrong: wrong + 1, waitUntil: wait === 0 ? 0 : now + wait };
}

/**
 * Milliseconds until the next try. A clock that was set back must not make a wait of minutes one of weeks.
 * @param now UTC milliseconds
 */
export const waitLeft = ({ wrong, waitUntil }: Tries, now: number): number =>
  Math.min(Math.max(0, waitUntil - now), waitAfter(wrong));
