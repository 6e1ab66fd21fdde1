import { existsSync, statSync } from 'node:fs';
import type { Log } from '../log.ts';
import { openRecords, type Records, type RecordsOptions } from './open.ts';
import { checkPagesOf, wholePages, type PageCheck } from './file/page-check.ts';

/** A file of this size is checked in a tenth of a second. */
const smallBytes = 64_000_000;

/** How long the start waits for the check of a small file on a machine that is busy, milliseconds. */
const patienceMs = 10_000;

export interface CheckedOptions extends RecordsOptions {
  readonly log: Log;
  /** The check has ended. */
  readonly pagesRead: () => void;
}

export interface CheckedRecords {
  /** `assertSafe` throws RECORDS_CHECKING and RECORDS_DAMAGED as well. */
  readonly records: Records;
  readonly pages: PageCheck;
}

/**
 * Opens the records, and has a thread read every page of them. A small file is checked before this resolves. With a
 * large one staff can work meanwhile, and paid calls wait.
 *
 * @throws KioskError what `openRecords` throws; RECORDS_DAMAGED when a page of a small file is damaged
 */
export async function openCheckedRecords(
  file: string,
  { pagesRead, ...options }: CheckedOptions,
): Promise<CheckedRecords> {
  const isNew = !existsSync(file);
  const records = openRecords(file, options);
  const pages = isNew ? wholePages : checkPagesOf(file, { log: options.log, changed: pagesRead });
  if (statSync(file).size <= smallBytes) await pages.ended(patienceMs);
  if (pages.damaged) {
    await pages.stop();
    records.close();
    await records.atRest();
    pages.assertWhole();
  }
  return { records: guardedBy(records, pages), pages };
}

function guardedBy(records: Records, pages: PageCheck): Records {
  return Object.create(records, {
    assertSafe: {
      value: (answerBytes?: number) => {
        if (!pages.damaged) records.assertSafe(answerBytes);
        pages.assertWhole();
      },
    },
  }) as Records;
}
