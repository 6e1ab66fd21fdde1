/** Entry point of the thread that reads every page of the records. It gets one file and gives one answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError, type KioskErrorShape } from '../../../shared/errors.ts';
import { connectForReading, using } from './connect.ts';
import { guarded } from '../errors.ts';
import { checkPagesByTable } from './inspect.ts';
import type { RecordsKey } from './key.ts';

export interface PageTask {
  readonly file: string;
  readonly key: RecordsKey;
}

/** Null when every page is intact. */
export type PageAnswer = KioskErrorShape | null;

function check({ file, key }: PageTask): PageAnswer {
  try {
    using(
      guarded(() => connectForReading(file, key)),
      checkPagesByTable,
    );
    return null;
  } catch (error) {
    if (error instanceof KioskError) return error.toShape();
    throw error;
  }
}

parentPort?.postMessage(check(workerData as PageTask));
