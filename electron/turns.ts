import { setImmediate } from 'node:timers/promises';

/** How long background work holds the main thread before it lets everything else run, milliseconds. */
const sliceMs = 4;

/**
 * Divides background work of the main thread into short slices: await the function that this returns between two small
 * steps. It returns at once until the slice is over, and then lets everything that waits run first.
 */
export function inTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setImmediate();
    begun = performance.now();
  };
}
