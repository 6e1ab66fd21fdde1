import type { Dirent } from 'node:fs';
import { opendir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isId } from '../../shared/ids.ts';
import { makeFolder, syncFolder } from '../durable-folder.ts';
import { codeOf } from '../error-code.ts';
import { whileHeld } from '../held-files.ts';

const dayMs = 24 * 60 * 60 * 1000;
const suffix = '.part';

/** Number of files looked up at a time. */
const batch = 100;

/** Returns those ids that have a row in the records. */
export type LiveIds = (ids: readonly string[]) => ReadonlySet<string>;

interface VaultFile {
  readonly id: string;
  readonly file: string;
  readonly unfinished: boolean;
}

/** The result of a sweep, in numbers of files. */
export interface Swept {
  /** Files without a row, moved to quarantine. */
  readonly quarantined: number;
  /** Files whose row has come back, moved back. */
  readonly broughtBack: number;
  /** Files whose quarantine is over, and half-written ones. */
  readonly erased: number;
}

export interface SweepOptions {
  readonly live: LiveIds;
  /** Younger files may still be waiting for their row. */
  readonly olderThanDays: number;
  readonly quarantineDays: number;
  readonly now: Date;
}

/** Returns a vault's folder for files without a row; it has the same layout as the vault. */
export const quarantineOf = (dir: string): string => join(dir, 'quarantine');

/**
 * Moves files without a row to quarantine, erases them when their quarantine is over, and brings back those whose
 * row has come back. Removes files that were never finished; leaves files that are not the vault's alone. Reads
 * folders and looks up ids in small batches, because a vault may hold millions of files.
 */
export async function sweepVault(dir: string, options: SweepOptions): Promise<Swept> {
  const kept = await sweepQuarantine(dir, options);
  return { ...kept, ...(await sweepPictures(dir, options, kept.erased)) };
}

async function sweepQuarantine(
  dir: string,
  { live, quarantineDays, now }: SweepOptions,
): Promise<Pick<Swept, 'broughtBack' | 'erased'>> {
  const oldest = now.getTime() - quarantineDays * dayMs;
  let [broughtBack, erased] = [0, 0];
  const quarantine = quarantineOf(dir);
  for (const folder of await foldersIn(quarantine)) {
    for await (const files of filesIn(join(quarantine, folder))) {
      const known = live(files.map(({ id }) => id));
      for (const { id, file } of files) {
        if (known.has(id)) {
          await move(file, join(dir, folder, id));
          broughtBack += 1;
        } else if (await isOlder(file, oldest)) {
          await whileHeld(() => rm(file, { force: true }));
          erased += 1;
        }
      }
    }
  }
  return { broughtBack, erased };
}

async function sweepPictures(
  dir: string,
  { live, olderThanDays, now }: SweepOptions,
  erasedBefore: number,
): Promise<Pick<Swept, 'quarantined' | 'erased'>> {
  const oldest = now.getTime() - olderThanDays * dayMs;
  let [quarantined, erased] = [0, erasedBefore];
  for (const folder of await foldersIn(dir)) {
    for await (const files of filesIn(join(dir, folder))) {
      const known = live(files.filter(({ unfinished }) => !unfinished).map(({ id }) => id));
      for (const { id, file, unfinished } of files) {
        if ((known.has(id) && !unfinished) || !(await isOlder(file, oldest))) continue;
        if (unfinished) {
          await whileHeld(() => rm(file, { force: true }));
          erased += 1;
        } else {
          // Quarantine starts now. If the kiosk is killed before the move, the file is only examined later.
          await utimes(file, now, now);
          await move(file, join(quarantineOf(dir), folder, id));
          quarantined += 1;
        }
      }
    }
  }
  return { quarantined, erased };
}

async function move(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await whileHeld(() => rename(from, to));
  await syncFolder(dirname(to));
  await syncFolder(dirname(from));
}

/** Returns the vault's files in a folder, one batch at a time. */
async function* filesIn(folder: string): AsyncGenerator<VaultFile[]> {
  let files: VaultFile[] = [];
  for await (const { name } of entriesIn(folder)) {
    const unfinished = name.endsWith(suffix);
    const id = unfinished ? name.slice(0, -suffix.length) : name;
    if (!isId('img', id) && !isId('prt', id)) continue;
    files.push({ id, file: join(folder, name), unfinished });
    if (files.length < batch) continue;
    yield files;
    files = [];
  }
  yield files;
}

/** Treats a folder that was just removed as empty. */
async function* entriesIn(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder, { bufferSize: batch });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function isOlder(file: string, thanMs: number): Promise<boolean> {
  try {
    return (await stat(file)).mtimeMs < thanMs;
  } catch (error) {
    // The file was finished or erased in the meantime.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Returns the folders of sealed files: two letters or digits each. */
async function foldersIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => /^[0-9a-z]{2}$/.test(name));
  } catch (error) {
    // A vault without a first photo has no folder.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
