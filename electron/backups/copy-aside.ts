/**
 * A copy of the records as they are before another version of Headroom opens them. It lies among the folders of data that was set
 * aside, so that erasing a customer reaches it, and it goes by the same period.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../durable-folder.ts';
import { whileHeld } from '../held-files.ts';
import { syncFile } from '../records/file/durable.ts';
import { markOf } from '../records/mark/mark-file.ts';
import { nameOfState } from './rotation.ts';
import { asideNameOf } from './set-aside.ts';

const partName = 'copy-before-update.part';

/** Removes what a kill left of a copy. @param records path of the records */
export const discardCopy = (records: string): Promise<void> =>
  rm(join(dirname(records), partName), { recursive: true, force: true });

/**
 * Copies the records and their mark. The folder gets its name when everything in it is on the disk.
 * @param records path of the records
 * @param copy writes one complete file of the records, with the same key; null for records that nothing has open
 * @returns the folder's name, beside the records; null where there are no records
 * @throws KioskError RECORDS_*, DISK_FULL; the file system's errors. What was there is unchanged
 */
export async function copyAside(
  records: string,
  at: Date,
  copy: ((to: string) => Promise<void>) | null,
): Promise<string | null> {
  if (!existsSync(records)) return null;
  const home = dirname(records);
  const part = join(home, partName);
  await discardCopy(records);
  await mkdir(part, { mode: 0o700 });
  try {
    if (copy === null) await copyClosed(records, part);
    else await copy(join(part, basename(records)));
    const mark = markOf(records);
    if (existsSync(mark)) await copyFile(mark, join(part, basename(mark)));
    for (const name of await readdir(part)) syncFile(join(part, name));
    const name = asideNameOf(nameOfState(at));
    await whileHeld(() => rename(part, join(home, name)));
    await syncFolder(home);
    return name;
  } catch (error) {
    await discardCopy(records);
    throw error;
  }
}

/** A kill may have left a WAL, which belongs to the file. */
async function copyClosed(records: string, part: string): Promise<void> {
  for (const file of [records, `${records}-wal`])
    if (existsSync(file)) await copyFile(file, join(part, basename(file)));
}
