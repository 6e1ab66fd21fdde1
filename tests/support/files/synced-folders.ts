import type { PathLike } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** Collects every path that is opened and synced from now until the end of the test, in that order. */
export function syncedPaths(): string[] {
  const synced: string[] = [];
  const open = files.open;
  const spy = vi.spyOn(files, 'open').mockImplementation(async (path: PathLike, ...how) => {
    const handle = await open(path, ...how);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      synced.push(String(path));
    };
    return handle;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return synced;
}
