import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { cannotSync, folderAccess } from '../../durable-folder.ts';

function syncThrough(path: string, access: 'r' | 'r+'): void {
  const handle = openSync(path, access);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a file's bytes survive a power cut. Opens it for writing, because Windows cannot flush a read-only file. */
export const syncFile = (path: string): void => syncThrough(path, 'r+');

/** Makes a rename survive a power cut. */
export function syncFolderOf(path: string): void {
  try {
    syncThrough(dirname(path), folderAccess);
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** Lets only the kiosk's own user read the records, because they name people. SQLite gives the WAL the same mode. */
export const ownerOnly = (path: string): void => chmodSync(path, 0o600);
