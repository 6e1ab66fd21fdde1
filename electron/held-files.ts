/**
 * Retries on files that another program holds for a moment: a virus scanner, an indexer, a backup. Windows then
 * refuses access.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './error-code.ts';

/** Waits between tries, milliseconds; under a second in total. */
const waits = [20, 50, 100, 250, 500];
const heldCodes: ReadonlySet<string | null> = new Set(['EBUSY', 'EPERM', 'EACCES', 'EMFILE']);

/** Repeats `work` a few times while another program holds its file. */
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

/** Like `whileHeld`, for work that must not be interrupted: blocks the whole program. */
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
