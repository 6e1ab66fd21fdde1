import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './error-code.ts';

/**
 * Removes what a stopped kiosk left in a folder that other programs use too: parts of a customer's picture. Ignores a
 * folder or file that cannot be reached, because the caller's own work reports trouble with its folder.
 *
 * @param leftAfter milliseconds without a change after which a file of this name is left over, 0 for at once; null for
 *   a file that stays
 */
export async function removeLeftovers(
  folder: string,
  leftAfter: (name: string) => number | null,
  now = Date.now(),
): Promise<void> {
  for (const name of (await attempt(() => readdir(folder))) ?? []) {
    const afterMs = leftAfter(name);
    if (afterMs === null) continue;
    const path = join(folder, name);
    const changedMs = (await attempt(() => stat(path)))?.mtimeMs ?? now;
    if (afterMs === 0 || now - changedMs > afterMs) await attempt(() => rm(path, { recursive: true }));
  }
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) === null) throw error;
    return null;
  }
}
