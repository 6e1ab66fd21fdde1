import type { Records } from '../../../electron/records/open.ts';
import { at } from './example-records.ts';
import { openFile } from './records-file.ts';

/** Returns the pages in the WAL of a records file, and how many of them have been copied into it. */
export function walOf(file: string): { readonly pages: number; readonly copied: number } {
  const db = openFile(file, { readonly: true });
  try {
    const [state] = db.pragma('wal_checkpoint(NOOP)') as { log: number; checkpointed: number }[];
    if (state === undefined) throw new Error('SQLite says nothing about the WAL');
    return { pages: state.log, copied: state.checkpointed };
  } finally {
    db.close();
  }
}

/** Writes at least this many pages, a hundred in each commit, without giving other work of this thread a turn. */
export function writePages(records: Records, pages: number): void {
  for (let written = 0; written < pages; written += 100) {
    // SQLite writes only the pages whose bytes differ from before.
    records.settings.set(`${String(written)} `.padEnd(100 * 4096, String(written)), at);
  }
}
