import { existsSync, statSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { programBeside } from '../work/beside.ts';
import { openRecords, type Records, type RecordsOptions } from './open.ts';
import { isUnread } from './errors.ts';
import { encryptRecords } from './file/encrypt.ts';
import { rewriteErased } from './file/rewrite.ts';
import { migrateOlder } from './file/migrate-older.ts';
import { newestMigration } from './migrations/index.ts';
import { checkPagesOf, nameDamage, type PageCheck } from './file/page-check.ts';

/** Size up to which a file counts as small, bytes. It is checked in a tenth of a second. */
const smallBytes = 64_000_000;

/** Longest time that the start waits for the check of a small file on a busy computer, milliseconds. */
const patienceMs = 10_000;

export interface CheckedOptions extends RecordsOptions {
  readonly log: Log;
  /** Called when the check has ended. */
  readonly pagesRead: () => void;
}

export interface CheckedRecords {
  /** `assertSafe` also throws RECORDS_CHECKING and RECORDS_DAMAGED. */
  readonly records: Records;
  readonly pages: PageCheck;
}

/**
 * Opens the records. Each in a thread, it encrypts them first when they are plain, writes them anew when someone was erased, migrates them,
 * and checks every page; another thread copies the WAL into the file. A small file is checked before this resolves. With a large one, staff
 * can work meanwhile, but paid calls wait.
 *
 * @throws KioskError as `openRecords` does; RECORDS_DAMAGED when a page of a small file is damaged. It names the damaged parts, unless
 *   nothing can be read
 */
export async function openCheckedRecords(
  file: string,
  { pagesRead, ...options }: CheckedOptions,
): Promise<CheckedRecords> {
  const openOrName = async (given: RecordsOptions): Promise<Records> => {
    try {
      await migrateOlder({ file, key: options.key }, options.log);
      return openRecords(file, given);
    } catch (error) {
      throw isUnread(error) ? await nameDamage({ file, key: options.key }, error) : error;
    }
  };
  await encryptRecords(file, options.key, options.log);
  const now = (options.clock ?? systemClock).now().getTime();
  await rewriteErased({ file, key: options.key, newest: newestMigration() }, options.log, now);
  const isNew = !existsSync(file);
  let pages: PageCheck | null = null;
  const checkpointProgram = programBeside(import.meta.url, './file/checkpoint-worker');
  const records = await openOrName({
    ...{ checkpointProgram, diskChanged: pagesRead, suspected: () => pages?.again() },
    ...options,
  });
  pages = checkPagesOf({ file, key: options.key }, { log: options.log, changed: pagesRead, isNew });
  if (statSync(file).size <= smallBytes) await pages.ended(patienceMs);
  if (pages.damage !== null) {
    await pages.stop();
    await records.checkpoints.stop();
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
        if (pages.damage === null) records.assertSafe(answerBytes);
        pages.assertWhole();
      },
    },
  }) as Records;
}
