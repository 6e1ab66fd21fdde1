/** Folders with data that was set aside: by a restore, or when staff began with new records. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../durable-folder.ts';
import { whileHeld } from '../held-files.ts';
import { timeOfState } from './rotation.ts';

const prefix = 'set-aside-';
/** @param state as `nameOfState` names a time */
export const asideNameOf = (state: string): string => `${prefix}${state}`;
/** File in a folder that a restore has made: when the backup was made that was restored, ISO 8601. */
export const restoredFrom = 'restored-from';

export interface AsideFolder {
  /** Name of the folder, beside the records. */
  readonly name: string;
  /** When the data was set aside. ISO 8601, UTC. */
  readonly at: string;
}

/** Returns when the data in a folder of this name was set aside, ISO 8601; null for any other folder. */
export const timeOf = (name: string): string | null =>
  name.startsWith(prefix) ? timeOfState(name.slice(prefix.length)) : null;

/**
 * Returns the folders beside the records, oldest first. There are a handful at most.
 * @param records path of the records
 */
export function asideFolders(records: string): AsideFolder[] {
  const home = dirname(records);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .flatMap((name) => {
      const at = timeOf(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Removes one of these folders. A kill in the middle leaves a part of it, which is removed as the whole is. @throws the file system's error */
export async function removeAside(records: string, { name }: Pick<AsideFolder, 'name'>): Promise<void> {
  if (timeOf(name) === null) throw new Error('not a folder of data that was set aside');
  const folder = join(dirname(records), name);
  await whileHeld(() => rm(folder, { recursive: true, force: true }));
  await syncFolder(dirname(records));
}

/** Removes the copies that were made of these records before they were migrated: they name people. Blocks; for a thread. */
export function removeOldCopies(records: string): void {
  const copies = readdirSync(dirname(records)).filter((name) =>
    name.startsWith(`${basename(records)}.before-`),
  );
  for (const name of copies) rmSync(join(dirname(records), name), { force: true });
}
