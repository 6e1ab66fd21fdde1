import type { Dirent } from 'node:fs';
import { opendir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '../../shared/ids.ts';
import { fileCode, whileHeld } from './file-errors.ts';

const dayMs = 24 * 60 * 60 * 1000;
const suffix = '.part';

/** How many files are looked up at a time. */
const batch = 100;

/** Those of these ids that a row knows. */
export type LiveIds = (ids: readonly string[]) => ReadonlySet<string>;

interface VaultFile {
  readonly id: string;
  readonly file: string;
  readonly unfinished: boolean;
}

/**
 * Removes what no row knows and what was never finished. Files that are not the vault's are left alone. Folders are
 * read, and ids looked up, in small batches: a vault may hold millions of files.
 */
export async function sweepVault(
  dir: string,
  live: LiveIds,
  olderThanDays: number,
  now: Date,
): Promise<readonly string[]> {
  const oldest = now.getTime() - olderThanDays * dayMs;
  const removed: string[] = [];
  for (const folder of (await foldersIn(dir)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    for await (const files of filesIn(join(dir, folder))) {
      const known = live(files.filter(({ unfinished }) => !unfinished).map(({ id }) => id));
      for (const { id, file, unfinished } of files) {
        if ((known.has(id) && !unfinished) || !(await isOlder(file, oldest))) continue;
        await whileHeld(() => rm(file, { force: true }));
        removed.push(id);
      }
    }
  }
  return removed;
}

/** The vault's files in a folder, a batch at a time. */
async function* filesIn(folder: string): AsyncGenerator<VaultFile[]> {
  let files: VaultFile[] = [];
  for await (const { name } of entriesIn(folder)) {
    const unfinished = name.endsWith(suffix);
    const id = unfinished ? name.slice(0, -suffix.length) : name;
    if (!isId('img', id)) continue;
    files.push({ id, file: join(folder, name), unfinished });
    if (files.length < batch) continue;
    yield files;
    files = [];
  }
  yield files;
}

/** A folder that was just removed is empty. */
async function* entriesIn(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder, { bufferSize: batch });
  } catch (error) {
    if (fileCode(error) !== 'ENOENT') throw error;
  }
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

async function foldersIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    // A vault without a first photo has no folder.
    if (fileCode(error) === 'ENOENT') return [];
    throw error;
  }
}
