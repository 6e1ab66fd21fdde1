import { setTimeout } from 'node:timers/promises';

/** Resolves when what was written is copied, so that work on many rows can go on. */
export type CaughtUp = () => Promise<void>;

/** Await it between two small steps. */
export type Turn = () => Promise<void>;

/** Time for which background work may hold the main thread before everything else runs, milliseconds. */
const sliceMs = 2;

/**
 * Pause after each slice, milliseconds. Without one, background work and the garbage that it leaves take all the time
 * that nothing else needs, and whatever comes next waits for both.
 */
const restMs = 2;

/**
 * Divides background work of the main thread into short slices: await the returned function between two small steps.
 * It returns at once until the slice is over, and then lets all waiting work run first.
 *
 * @param caughtUp awaited after each slice, so that the work does not outrun the thread that copies what it writes
 */
export function inTurns(caughtUp: CaughtUp): Turn {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setTimeout(restMs);
    await caughtUp();
    begun = performance.now();
  };
}

/**
 * Time after a call of the page for which the daily clean-up rests, milliseconds: longer than from one key to the next while
 * someone types. The search of the next key then waits for no slice of it.
 */
const quietMs = 300;

/** Longest rest, milliseconds. A screen that calls all the time, such as a camera's, would otherwise keep the clean-up from ending. */
const mostRestMs = 1_000;

export interface Precedence {
  /** For work that can wait: also waits until no other work takes precedence. */
  readonly caughtUp: CaughtUp;
  /** For work that nobody waits for: also rests while the kiosk is in use, though not for ever. */
  readonly unused: CaughtUp;
  /** Call it when a call of the page begins, and when it ends. */
  readonly used: () => void;
  /**
   * Runs work that a person waits for. Meanwhile all other work rests: it would write the pages that this work then waits to see copied.
   * @param work gets a `caughtUp` of its own, which waits only for the copy; with the other one it would wait for itself
   */
  readonly first: <Value>(work: (caughtUp: CaughtUp) => Promise<Value>) => Promise<Value>;
}

/**
 * Lets work that a person waits for take precedence over work such as the daily clean-up.
 * @param copied awaited by work that can wait
 * @param copiedFirst awaited by work with precedence
 */
export function precedence(copied: CaughtUp, copiedFirst = copied): Precedence {
  const running = new Set<Promise<unknown>>();
  let usedAt = Number.NEGATIVE_INFINITY;
  async function quiet(): Promise<void> {
    const latest = performance.now() + mostRestMs;
    for (;;) {
      const rest = Math.min(usedAt + quietMs, latest) - performance.now();
      if (rest <= 0) return;
      await setTimeout(rest, undefined, { ref: false });
    }
  }
  async function caughtUp(): Promise<void> {
    do {
      await Promise.allSettled(running);
      await copied();
    } while (running.size > 0);
  }
  return {
    caughtUp,
    async unused() {
      await quiet();
      await caughtUp();
    },
    used: () => void (usedAt = performance.now()),
    async first(work) {
      const mine = work(copiedFirst);
      running.add(mine);
      try {
        return await mine;
      } finally {
        running.delete(mine);
      }
    },
  };
}
