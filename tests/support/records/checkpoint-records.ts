/** Records whose WAL a thread copies. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openCheckedRecords } from '../../../electron/records/checked.ts';
import { threadFromPages } from '../../../electron/records/file/checkpoints.ts';
import type { Records } from '../../../electron/records/open.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openFile, openRecords, testKey } from './records-file.ts';

/** Enough for a commit to copy them, if it still did so as SQLite does unasked. */
export const enough = 2 * threadFromPages;

export function closing(records: Records): Records {
  onTestFinished(async () => {
    await records.checkpoints.stop();
    records.close();
  });
  return records;
}

/** Opens records as the kiosk does, with the thread that the kiosk uses. */
export async function opened() {
  const file = join(tempFolder(), 'records.sqlite');
  const log = memoryLog();
  const { records } = await openCheckedRecords(file, { key: testKey, log, pagesRead: () => undefined });
  return { file, log, records: closing(records) };
}

/** Opens records whose thread runs this code instead. */
export function openedWith(code: string) {
  const file = join(tempFolder(), 'records.sqlite');
  const log = memoryLog();
  const checkpointProgram = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  return { file, log, records: closing(openRecords(file, { log, checkpointProgram })) };
}

export const silent = 'setInterval(() => undefined, 1_000)';
export const broken = "throw new TypeError('broken')";

/** Begins to read, and keeps what is written afterwards from being copied. */
export function reading(file: string) {
  const reader = openFile(file, { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM settings').get();
  return reader;
}
