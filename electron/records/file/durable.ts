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

/** Makes a file's bytes survive a power cut. Windows refuses to flush a file that was opened for reading only. */
export const syncFile = (path: string): void => syncThrough(path, 'r+');

/** Makes a rename survive. */
export function syncFolderOf(path: string): void {
  try {
    syncThrough(dirname(path), folderAccess);
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** The records name people: nobody but the kiosk's own user reads them. SQLite gives the WAL the same mode. */
export const ownerOnly = (path: string): void => chmodSync(path, 0o600);
