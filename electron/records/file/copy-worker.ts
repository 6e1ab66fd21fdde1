/** Entry point of the thread that copies the records into a new file. It makes one copy and gives one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError, type KioskErrorShape } from '../../../shared/errors.ts';
import { guarded } from '../errors.ts';
import { connectForReading, using } from './connect.ts';
import { checkPages } from './inspect.ts';
import type { RecordsKey } from './key.ts';

export interface CopyTask {
  readonly file: string;
  readonly key: RecordsKey;
  /** Path of the copy, where no file is. */
  readonly part: string;
}

/** Null when the copy is complete and every page of it was read back. */
export type CopyAnswer = KioskErrorShape | null;

/** Holds a snapshot of the records until the copy is written; commits go on meanwhile. */
function copy({ file, key, part }: CopyTask): CopyAnswer {
  try {
    guarded(() => {
      using(connectForReading(file, key), (db) => db.prepare('VACUUM INTO ?').run(part));
      using(connectForReading(part, key), (db) => checkPages(db, 'integrity_check'));
    });
    return null;
  } catch (error) {
    if (error instanceof KioskError) return error.toShape();
    throw error;
  }
}

parentPort?.postMessage(copy(workerData as CopyTask));
