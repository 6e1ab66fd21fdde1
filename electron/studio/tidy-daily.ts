import { KioskError } from '../../shared/errors.ts';
import { daysBefore } from '../../shared/model/keeping.ts';
import { cutAuditLog } from '../audit/cut-log.ts';
import { removeAside } from '../backups/set-aside.ts';
import type { Erasure } from '../customers/erase.ts';
import { eraseOldLogs } from '../log-files.ts';
import { cancelAbandoned } from '../orders/cancel-abandoned.ts';
import type { Needs, OrdersDeps } from '../orders/deps.ts';
import { eraseLeftOpen } from '../orders/left-open.ts';
import { eraseMails } from '../orders/erase-mails.ts';
import { removeOldAccounts } from '../orders/old-accounts.ts';
import { eraseSavedSheets } from '../orders/prints/saved-sheets.ts';
import { tidyVault } from '../orders/tidy-vault.ts';
import { tidyFolder } from '../printing/folder/files.ts';
import { eraseOldCopies } from '../records/file/old-copies.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import { eraseIdle } from '../retouch/retention.ts';
import { oldAsides } from './old-asides.ts';
import { moveDefinitions } from './move-definitions.ts';
import { packOrders } from './pack-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tidies the vault now and once a day, because a kiosk runs for weeks. Failures are logged, and the next run tries
 * again.
 * @param logs the folder of the log
 * @returns stops it
 */
export function tidyDaily(
  deps: OrdersDeps,
  recordsFile: string,
  pages: PageCheck,
  erasure: Pick<Erasure, 'settle' | 'eraseOld'>,
  logs: string,
): () => void {
  const tidy = async (): Promise<void> => {
    if (deps.records.readOnly) return;
    try {
      // First, so that the clean-up meets no customer whose erasing a kill has interrupted.
      await erasure.settle();
      await tidyVault(deps);
      await eraseIdle(deps);
      await eraseLeftOpen(deps);
      await cancelAbandoned(deps);
      await eraseSavedSheets(deps);
      await eraseMails(deps);
      // An order's accounts stay until its customer is erased, so the customer comes first.
      await erasure.eraseOld();
      await removeOldAccounts(deps);
      await cutAuditLog(deps);
      await eraseOldLogs(logs, new Date(daysBefore(deps.clock.now(), deps.settings.get().keepDays.logs)));
      await eraseCopies(deps, recordsFile, pages);
      await moveDefinitions(deps);
      await packOrders(deps);
      // Last, because a share may take long to answer.
      await tidyFolders(deps);
    } catch (error) {
      deps.log.warn(
        { code: error instanceof KioskError ? error.code : 'INTERNAL' },
        'the vault could not be tidied',
      );
    }
  };
  let last: Promise<void> = tidy();
  // A first clean-up of many years may take longer than a day.
  const timer = setInterval(() => void (last = last.then(tidy)), dayMs).unref();
  return () => clearInterval(timer);
}

/** Longest wait for the check of the pages before erasing old copies is postponed, ms. */
const pagesMs = 60_000;

/**
 * Erases old copies of the records, and data that was set aside, once the records are known to be intact: until then, a copy may
 * hold the only version of lost data.
 */
async function eraseCopies(
  { records, settings, clock, log, practice }: Needs<'records' | 'settings' | 'clock' | 'log' | 'practice'>,
  file: string,
  pages: PageCheck,
): Promise<void> {
  await pages.ended(pagesMs);
  if (!records.isOpen || records.gap !== null || !isWhole(pages)) return;
  const { copies, setAside } = settings.get().keepDays;
  const erased = await eraseOldCopies(file, new Date(daysBefore(clock.now(), copies)));
  if (erased > 0) log.info({ files: erased }, 'erased old copies of the records');
  if (setAside === null) return;
  for (const aside of oldAsides({ records, practice }, file, daysBefore(clock.now(), setAside))) {
    await removeAside(file, aside);
    log.info({ at: aside.at }, 'removed data that was set aside');
  }
}

/**
 * Erases every copy of the records that an update has left.
 * @throws KioskError RECORDS_CHECKING, RECORDS_DAMAGED, RECORDS_INCOMPLETE while a copy may hold the only version of lost data
 */
export async function eraseAllCopies(
  { records, clock }: Needs<'records' | 'clock'>,
  file: string,
  pages: PageCheck,
): Promise<void> {
  await pages.ended(pagesMs);
  pages.assertWhole();
  if (records.gap !== null) throw new KioskError('RECORDS_INCOMPLETE', 'Records may be missing.');
  await eraseOldCopies(file, clock.now());
}

function isWhole(pages: PageCheck): boolean {
  try {
    pages.assertWhole();
    return true;
  } catch (error) {
    if (error instanceof KioskError) return false;
    throw error;
  }
}

/** Removes parts of pictures that a killed kiosk left in the folders of print programs. */
async function tidyFolders({ settings }: Needs<'settings'>): Promise<void> {
  for (const { path } of settings.get().hotFolders) await tidyFolder(path);
}
