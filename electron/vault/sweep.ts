import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '../../shared/ids.ts';
import { fileCode, whileHeld } from './file-errors.ts';

const dayMs = 24 * 60 * 60 * 1000;
const suffix = '.part';

/** Removes what no row knows and what was never finished. Files that are not the vault's are left alone. */
export async function sweepVault(
  dir: string,
  liveIds: ReadonlySet<string>,
  olderThanDays: number,
  now: Date,
): Promise<readonly string[]> {
  const oldest = now.getTime() - olderThanDays * dayMs;
  const removed: string[] = [];
  for (const folder of (await namesIn(dir)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for (const name of await namesIn(join(dir, folder))) {
      const unfinished = name.endsWith(suffix);
      const id = unfinished ? name.slice(0, -suffix.length) : name;
      if (!isId('img', id) || (liveIds.has(id) && !unfinished)) continue;
      const file = join(dir, folder, name);
      if (!(await isOlder(file, oldest))) continue;
      await whileHeld(() => rm(file, { force: true }));
      removed.push(id);
    }
  }
  return removed;
}

async function isOlder(file: string, thanMs: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < thanMs;
  } catch (error) {
    // Finished or erased while we looked.
    if (fileCode(error) === 'ENOENT') return false;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // A vault without a first photo has no folder.
    if (fileCode(error) === 'ENOENT') return [];
    throw error;
  }
}
