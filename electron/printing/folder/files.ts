/** Puts pictures into a folder that a print program empties: written under a hidden name, then renamed, never over a file. */
import { randomBytes } from 'node:crypto';
import { access, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNewFile } from '../../durable-file.ts';
import { syncFolder } from '../../durable-folder.ts';
import { codeOf } from '../../error-code.ts';
import { giveName } from '../../give-name.ts';
import { whileHeld } from '../../held-files.ts';
import { isFolder } from '../../is-folder.ts';
import { removeLeftovers } from '../../leftovers.ts';

/** A sheet's pictures: one for each page of each copy, with the same name and a number. */
export interface FolderFiles {
  /** For example `261121-004-sheet-1-9f3a61c2`. */
  readonly stem: string;
  readonly count: number;
  readonly ending: 'jpg' | 'png';
}

/** Returns the file names. A single one gets no number, because print programs may show the name to people. */
export const fileNames = ({ stem, count, ending }: FolderFiles): readonly string[] =>
  count === 1
    ? [`${stem}.${ending}`]
    : Array.from({ length: count }, (_, index) => `${stem}-${index + 1}.${ending}`);

/**
 * Returns a name that was never in the folder before. The program may have taken yesterday's file of the same title, and
 * a file with the name must belong to this sheet only.
 */
export const freshStem = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`;

/** Returns `<stem>*<count>.<ending>`. No file can have this name, because a star is not allowed in one. */
export const toJobId = ({ stem, count, ending }: FolderFiles): string => `${stem}*${count}.${ending}`;

/** Reads a job id; returns null unless `toJobId` made it, so that no id can lead out of the folder. */
export function fromJobId(jobId: string): FolderFiles | null {
  const [, stem, count, ending] = /^([\dA-Za-z-]+)\*([1-9]\d{0,3})\.(jpg|png)$/.exec(jobId) ?? [];
  if (stem === undefined || count === undefined) return null;
  return { stem, count: Number(count), ending: ending === 'png' ? 'png' : 'jpg' };
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Returns a hidden name without a picture's ending, so that a program that looks for pictures ignores the file. */
const besideName = (): string => `.headroom-${randomBytes(6).toString('hex')}.part`;

const isBeside = (name: string): boolean => /^\.headroom-[\da-f]{12}\.part$/.test(name);
/** Writing a picture never takes this long, ms; the kiosk that began an older file was stopped. */
const leftoverMs = 10 * 60_000;

/** Removes pictures that a killed kiosk left half written. Another kiosk may be writing into the same folder. */
export const tidyFolder = (folder: string): Promise<void> =>
  removeLeftovers(folder, (name) => (isBeside(name) ? leftoverMs : null));

async function writeBeside(folder: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, besideName());
  try {
    await writeNewFile(path, bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return path;
}

/** Removes the named files that are still there, and returns how many it removed. */
export async function takeAway(folder: string, names: readonly string[]): Promise<number> {
  let taken = 0;
  for (const name of names) {
    try {
      await whileHeld(() => rm(join(folder, name)));
      taken += 1;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  return taken;
}

/**
 * Puts one file for each page of each copy into the folder. All are written before the first is renamed, so that a full disk is
 * found before the program can take any of them.
 *
 * @returns the files, once all are there; null when it failed after the program had already taken one
 * @throws the file system's error; every file is then removed again
 */
export async function putFiles(
  folder: string,
  sheet: Omit<FolderFiles, 'count'>,
  pages: readonly Uint8Array[],
  copies: number,
): Promise<FolderFiles | null> {
  const files = { ...sheet, count: copies * pages.length };
  const names = fileNames(files);
  const beside: string[] = [];
  const named: string[] = [];
  try {
    await tidyFolder(folder);
    for (let copy = 0; copy < copies; copy += 1) {
      for (const page of pages) beside.push(await writeBeside(folder, page));
    }
    for (const [index, path] of beside.entries()) {
      const name = names[index] ?? '';
      if (!(await giveName(path, join(folder, name)))) throw new Error('a name drawn at random is taken');
      named.push(name);
    }
    await syncFolder(folder);
    return files;
  } catch (error) {
    await Promise.all(beside.map((path) => rm(path, { force: true })));
    if ((await takeAway(folder, named)) < named.length) return null;
    throw error;
  }
}

/** Reasons why a picture cannot be put into the folder. */
export type FolderProblem = 'folder-gone' | 'folder-read-only' | 'folder-full';

/** A sheet of A4 at 600 dpi as a PNG, with room for its copies (our own estimate). */
const roomBytes = 64 * 2 ** 20;

/**
 * Tries the folder with a hidden file of one byte. A program that empties the whole folder may remove that file first;
 * that is no problem.
 *
 * @returns null when a sheet can go there
 */
export async function tryFolder(folder: string): Promise<FolderProblem | null> {
  if (!(await isFolder(folder))) return 'folder-gone';
  try {
    await rm(await writeBeside(folder, new Uint8Array(1)), { force: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < roomBytes ? 'folder-full' : null;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '') ? 'folder-full' : 'folder-read-only';
  }
}
