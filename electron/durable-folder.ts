/** Folders that survive a power cut. */
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Writes a folder's list of names to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no handle on a folder and keeps renames in the file system's own journal.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Refusals of a parent that belongs to someone else, or lies on a share that cannot sync: nothing of ours is lost by them. */
const notOurs: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP']);

async function syncParent(folder: string): Promise<void> {
  try {
    await syncFolder(dirname(folder));
  } catch (error) {
    if (!notOurs.has(codeOf(error))) throw error;
  }
}

/**
 * Makes a folder and those above it that are missing, for their owner only. A folder that exists may be one whose maker
 * was killed before the disk had its name, so its parent is synced too.
 *
 * One step at a time: a recursive `mkdir` calls a read-only disk "not found".
 *
 * @param durable folders that are known to survive a power cut; this one is added. Of these only a missing one costs a
 *   sync
 * @throws what the file system said
 */
export async function makeFolder(folder: string, durable = new Set<string>()): Promise<void> {
  const made = await makeOne(folder);
  if (made === 'no-parent') {
    await makeFolder(dirname(folder), durable);
    await makeOne(folder);
  }
  if (made === 'there' && durable.has(folder)) return;
  await syncParent(folder);
  durable.add(folder);
}

async function makeOne(folder: string): Promise<'made' | 'there' | 'no-parent'> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return 'made';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'there';
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return 'no-parent';
    throw error;
  }
}
