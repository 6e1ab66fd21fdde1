import { setTimeout } from 'node:timers/promises';

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
export function inTurns(caughtUp: () => Promise<void>): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setTimeout(restMs);
    await caughtUp();
    begun = performance.now();
  };
}
