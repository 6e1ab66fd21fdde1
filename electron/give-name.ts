import { link, lstat, rename, rm } from 'node:fs/promises';
import { codeOf } from './error-code.ts';
import { whileHeld } from './held-files.ts';

/** Names that this process is just giving where there are no links. Those file systems know no difference between A and a. */
const beingGiven = new Set<string>();

/**
 * Gives a whole file its name, one that nothing has. At no moment does the name stand for anything but the whole file,
 * even when the kiosk is killed in the middle; what may stay is the name that the file had before.
 *
 * A link does both in one step. Sticks (FAT, exFAT) and some shares have none: there the name is looked for first. On a
 * stick nobody but this process is writing.
 *
 * @returns false when the name is taken
 */
export async function giveName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    // Each system has a word of its own for "no links here"; what else is wrong, the renaming will say.
    return code === 'EEXIST' ? false : renameToFree(from, to);
  }
  try {
    await whileHeld(() => rm(from));
  } catch (error) {
    // Still held. The file is there under its name; the other one is removed as a leftover.
    if (codeOf(error) === null) throw error;
  }
  return true;
}

async function renameToFree(from: string, to: string): Promise<boolean> {
  const name = to.toLowerCase();
  if (beingGiven.has(name)) return false;
  beingGiven.add(name);
  try {
    if (await isThere(to)) return false;
    await whileHeld(() => rename(from, to));
    return true;
  } finally {
    beingGiven.delete(name);
  }
}

/** A link that leads nowhere is there too. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
