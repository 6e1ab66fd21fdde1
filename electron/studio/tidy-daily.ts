import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { KioskError } from '../../shared/errors.ts';
import { daysBefore } from '../../shared/model/keeping.ts';
import { cutAuditLog } from '../audit/cut-log.ts';
import { cleanUpDueOf } from '../backups/finish-restore.ts';
import { removeAside } from '../backups/set-aside.ts';
import type { Erasure } from '../customers/erase.ts';
import { inTurn } from '../in-turn.ts';
import { inTurns } from '../turns.ts';
import { eraseOldLogs } from '../log-files.ts';
import { cancelAbandoned } from '../orders/cancel-abandoned.ts';
import type { Needs, OrdersDeps } from '../orders/deps.ts';
import { eraseLeftOpen } from '../orders/left-open.ts';
import { eraseMails } from '../orders/erase-mails.ts';
import { removeOldAccounts } from '../orders/old-accounts.ts';
import { eraseSavedSheets } from '../orders/prints/saved-sheets.ts';
import { sealPlainSheets } from '../orders/prints/seal-plain-sheets.ts';
import { bringMissing, eraseServedAnswers, sweepVault } from '../orders/tidy-vault.ts';
import { eraseExpired } from '../orders/retention.ts';
import { tidyFolder } from '../printing/folder/files.ts';
import { copyTimes, eraseOldCopies } from '../records/file/old-copies.ts';
import type { PageCheck } from '../records/file/page-check.ts';
import { eraseIdle } from '../retouch/retention.ts';
import type { DateCheck } from './date-check.ts';
import { oldAsides } from './old-asides.ts';
import { dropCounted } from './drop-counted.ts';
import { moveDefinitions } from './move-definitions.ts';
import { packOrders } from './pack-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface TidyParts {
  /** Path of the records. */
  readonly recordsFile: string;
  readonly pages: PageCheck;
  readonly erasure: Pick<Erasure, 'settle' | 'eraseOld'>;
  /** The folder of the log. */
  readonly logs: string;
  readonly dates: Pick<DateCheck, 'compared' | 'isSure'>;
  /** Tells the watched folder that rows of its files are gone. */
  readonly reread: () => void;
}

export interface Tidying {
  /**
   * After a restore, does first what must be done before anyone sees the records: what is over by its period goes from them. While the
   * date is in doubt, nothing goes. Never throws.
   */
  restored(): Promise<void>;
  /** Tidies now and once a day. Failures are logged, and the next run tries again. Returns what stops it. */
  start(): () => void;
  /** Tidies once more, because something that kept data from going is settled. */
  again(): void;
}

/** Tidies at the start and once a day, because a kiosk runs for weeks. */
export function createTidying(deps: OrdersDeps, parts: TidyParts): Tidying {
  const { records, log } = deps;
  const { recordsFile, pages, erasure, logs, dates, reread } = parts;
  const turn = inTurn();
  let isStarted = false;
  const filesBefore = (): string => daysBefore(deps.clock.now(), deps.settings.get().keepDays.files);

  async function removeAccounts(): Promise<void> {
    if ((await removeOldAccounts(deps)) > 0) reread();
  }
  /** Erases the records whose period is over. @param isRestored true for records that were restored and not cleaned up since */
  const ofRecords = (isRestored: boolean): readonly (() => Promise<unknown>)[] => [
    () => eraseExpired(deps),
    () => eraseIdle(deps),
    () => eraseLeftOpen(deps),
    () => cancelAbandoned(deps),
    () => eraseSavedSheets(deps, filesBefore(), inTurns(records.checkpoints.unused)),
    () => eraseMails(deps),
    // An order's accounts stay until its customer is erased, so the customer comes first.
    () => erasure.eraseOld(isRestored),
    removeAccounts,
    () => cutAuditLog(deps),
  ];
  const ofFiles: readonly (() => Promise<unknown>)[] = [
    () => sweepVault(deps),
    () => eraseOldLogs(logs, new Date(daysBefore(deps.clock.now(), deps.settings.get().keepDays.logs))),
    () => eraseCopies(deps, recordsFile, pages),
  ];

  /** Returns false when the date came into doubt: what is left stays. */
  async function go(steps: readonly (() => Promise<unknown>)[]): Promise<boolean> {
    await dates.compared;
    for (const step of steps) {
      if (!dates.isSure()) return false;
      await step();
    }
    return true;
  }
  async function goFromRecords(): Promise<boolean> {
    const due = cleanUpDueOf(recordsFile);
    const isRestored = existsSync(due);
    const isDone = await go(ofRecords(isRestored));
    if (isDone && isRestored) await rm(due, { force: true });
    return isDone;
  }
  async function tidy(): Promise<void> {
    // First, so that the clean-up meets no customer whose erasing a kill has interrupted.
    await erasure.settle();
    await sealPlainSheets(deps);
    await bringMissing(deps);
    await eraseServedAnswers(deps);
    const isDone = (await goFromRecords()) && (await go(ofFiles));
    if (!isDone) log.warn({}, 'nothing goes by its period while the date may be wrong');
    await moveDefinitions(deps);
    await dropCounted(deps);
    // Nothing goes with it, so a wrong date does no harm.
    await packOrders(deps);
    // Last, because a share may take long to answer.
    await tidyFolders(deps);
  }
  async function logged(work: () => Promise<unknown>): Promise<void> {
    if (records.readOnly) return;
    try {
      await work();
    } catch (error) {
      log.warn(
        { code: error instanceof KioskError ? error.code : 'INTERNAL' },
        'the vault could not be tidied',
      );
    }
  }
  // A first clean-up of many years may take longer than a day.
  const again = (): void => void turn(() => logged(tidy));

  return {
    restored: async () => {
      if (existsSync(cleanUpDueOf(recordsFile))) await logged(goFromRecords);
    },
    start() {
      isStarted = true;
      again();
      const timer = setInterval(again, dayMs).unref();
      return () => {
        isStarted = false;
        clearInterval(timer);
      };
    },
    again: () => {
      if (isStarted) again();
    },
  };
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
 * Erases every copy of the records that an update has left. Only where there is one, it waits for the check of the pages.
 * @throws KioskError RECORDS_CHECKING, RECORDS_DAMAGED, RECORDS_INCOMPLETE while a copy may hold the only version of lost data
 */
export async function eraseAllCopies(
  { records }: Needs<'records'>,
  file: string,
  pages: PageCheck,
): Promise<void> {
  const hasCopies = (await copyTimes(file)).length > 0;
  if (hasCopies) await pages.ended(pagesMs);
  if (hasCopies || pages.damage !== null) pages.assertWhole();
  if (records.gap !== null) throw new KioskError('RECORDS_INCOMPLETE', 'Records may be missing.');
  await eraseOldCopies(file, null);
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
