import { link, lstat, rename, rm } from 'node:fs/promises';
import { codeOf } from './error-code.ts';
import { whileHeld } from './held-files.ts';

/** Names that this process is currently giving on file systems without links. Those do not distinguish A from a. */
const beingGiven = new Set<string>();

/**
 * Renames a complete file to a name that is not in use. The name never refers to an incomplete file, even when the
 * kiosk is killed in the middle; then the file's earlier name may remain as well.
 *
 * A link does both in one step. Sticks (FAT, exFAT) and some shares have no links: there we first check whether the
 * name exists. Only this process writes to a stick.
 *
 * @returns false when the name is taken
 */
export async function giveName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    // Each system has its own error code for "no links here"; any other fault shows up in the rename.
    return code === 'EEXIST' ? false : renameToFree(from, to);
  }
  try {
    await whileHeld(() => rm(from));
  } catch (error) {
    // The earlier name is still held. The file has its new name, and the earlier one is removed as a leftover.
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

/** A dangling link counts as existing. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
