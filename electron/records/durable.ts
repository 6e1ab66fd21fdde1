import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a file's bytes, or a folder's names, survive a power cut. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a rename survive. Windows has no handle on a folder and keeps renames in the file system's own journal. */
export function syncFolderOf(path: string): void {
  if (process.platform !== 'win32') syncPath(dirname(path));
}

/** The records name people: nobody but the kiosk's own user reads them. SQLite gives the WAL the same mode. */
export const ownerOnly = (path: string): void => chmodSync(path, 0o600);
