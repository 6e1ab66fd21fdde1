import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** A disk that stores other bytes than it was given. */
interface OtherBytes {
  /** Changes the next file that is synced and whose path ends so. */
  change(end: string): void;
}

/** Changes files below a folder between their sync and the next time they are read, until the end of the test. */
export function otherBytesBelow(folder: string): OtherBytes {
  const { openSync, fsyncSync } = fs;
  const written = new Map<number, string>();
  let next: string | null = null;
  const opened = vi.spyOn(fs, 'openSync').mockImplementation((path, ...how) => {
    const handle = openSync(path, ...how);
    written.set(handle, how[0] === 'w' ? String(path) : '');
    return handle;
  });
  const synced = vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    fsyncSync(handle);
    const path = written.get(handle) ?? '';
    if (next === null || !path.startsWith(folder) || !path.endsWith(next)) return;
    next = null;
    fs.writeSync(handle, Buffer.alloc(8), 0, 8, 16);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    opened.mockRestore();
    synced.mockRestore();
    syncBuiltinESMExports();
  });
  return { change: (end) => void (next = end) };
}
