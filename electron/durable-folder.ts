/** Creates folders that survive a power cut. */
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/** Windows flushes a folder only through a handle with write access, other systems through any. */
export const folderAccess = process.platform === 'win32' ? 'r+' : 'r';

/** Error codes of a share that cannot sync a folder. */
const noSync: ReadonlySet<string | null> = new Set(['EINVAL', 'ENOTSUP']);
/**
 * Windows' error codes for the same. Its file system keeps renames in its journal, which it writes a few seconds
 * later.
 */
const noSyncOnWindows: ReadonlySet<string | null> = new Set(['EPERM', 'EACCES', 'EBUSY', 'EISDIR']);

/** True for an error that means that this folder cannot be synced at all. */
export const cannotSync = (error: unknown, system = process.platform): boolean =>
  noSync.has(codeOf(error)) || (system === 'win32' && noSyncOnWindows.has(codeOf(error)));

/** Writes a folder's list of names to the disk, if the folder can be synced. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, folderAccess);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** Refusals of a parent that belongs to another user: they lose nothing of ours. */
const notOurs: ReadonlySet<string | null> = new Set(['EACCES', 'EPERM']);

async function syncParent(folder: string): Promise<void> {
  try {
    await syncFolder(dirname(folder));
  } catch (error) {
    if (!notOurs.has(codeOf(error))) throw error;
  }
}

/**
 * Creates a folder and its missing parents, for their owner only. A folder that exists may have been created by a
 * process that was killed before its name reached the disk, so its parent is synced too.
 *
 * One step at a time: a recursive `mkdir` reports a read-only disk as "not found".
 *
 * @param durable folders that are known to survive a power cut; this one is added. For these, only a missing one
 *   costs a
 *   sync
 * @throws the file system's error
 */
export async function makeFolder(folder: string, durable = new Set<string>()): Promise<void> {
  const writeName = await beginFolder(folder, durable);
  await writeName();
}

/**
 * Creates a folder as `makeFolder` does, but leaves its last step to the returned function, which writes the folder's name
 * to the disk. Meanwhile the caller can write files into the folder.
 */
export async function beginFolder(folder: string, durable: Set<string>): Promise<() => Promise<void>> {
  const made = await makeOne(folder);
  if (made === 'no-parent') {
    await makeFolder(dirname(folder), durable);
    await makeOne(folder);
  }
  return async () => {
    if (made === 'there' && durable.has(folder)) return;
    await syncParent(folder);
    durable.add(folder);
  };
}

async function makeOne(folder: string): Promise<'made' | 'there' | 'no-parent'> {
  // Windows answers EPERM for the root of an existing drive.
  if (dirname(folder) === folder) return 'there';
  try {
    await mkdir(folder, { mode: 0o700 });
    return 'made';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'there';
    if (codeOf(error) === 'ENOENT') return 'no-parent';
    throw error;
  }
}
