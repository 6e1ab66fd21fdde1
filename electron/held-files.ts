/** Files that another program holds for a moment: a virus scanner, an indexer, a backup. Windows then refuses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './error-code.ts';

/** Waits between tries, milliseconds. Under a second in all. */
const waits = [20, 50, 100, 250, 500];
const heldCodes: ReadonlySet<string | null> = new Set(['EBUSY', 'EPERM', 'EACCES', 'EMFILE']);

/** Runs `work` again, a few times, while something else holds its file. */
export async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!heldCodes.has(codeOf(error))) throw error;
      await sleep(wait);
    }
  }
  return await work();
}

/** As `whileHeld`, for work that nothing else may come between: the whole program waits. */
export function whileHeldSync<T>(work: () => T): T {
  for (const wait of waits) {
    try {
      return work();
    } catch (error) {
      if (!heldCodes.has(codeOf(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
    }
  }
  return work();
}
