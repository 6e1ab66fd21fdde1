/** The opening check: gathers what the kiosk knows of itself, and keeps the last result. */
import { z } from 'zod';
import { KioskError } from '../../shared/errors.ts';
import { findings, inOrder, type CheckItem, type OpeningCheck } from '../../shared/model/opening-check.ts';
import type { PrinterSetupView } from '../../shared/model/printer-setup.ts';
import { checkFacts } from '../../shared/schemas/opening-check-calls.ts';
import type { Clock } from '../clock.ts';
import type { KioskLock } from '../lock/lock.ts';
import type { Log } from '../log.ts';
import { filePrinterId } from '../printing/file/printer.ts';
import { accountSecrets } from '../secrets/account.ts';
import type { SecretStore } from '../secrets/store.ts';
import type { Studio } from '../studio/types.ts';
import type { Updates } from '../updates/types.ts';
import { withTimeLimit } from '../time-limit.ts';
import {
  backupItem,
  diskItem,
  folderItems,
  keychainItem,
  lockItem,
  recordsItem,
  updatesItem,
} from './data-items.ts';
import { printerItems } from './printer-items.ts';
import { clockItem, creditItems, creditNotNow, isAnswered, serviceItem } from './service-items.ts';

/** Longest wait for the service, a printer or the keychain, ms: staff wait for the answer, and a late one says enough. */
const patienceMs = 6_000;

export interface MorningCheck {
  /** Looks at everything now and keeps the result. @param scene what the page saw through the camera */
  make(scene: readonly CheckItem[]): Promise<OpeningCheck>;
  /** Returns the last check; null before the first one. */
  last(): OpeningCheck | null;
}

export interface MorningCheckOptions {
  readonly studio: () => Pick<Studio, 'deps' | 'status' | 'printSetup' | 'dates' | 'folder' | 'pages'>;
  readonly lock: Pick<KioskLock, 'isOn' | 'gaps'>;
  readonly updates: Pick<Updates, 'view'>;
  readonly secrets: SecretStore;
  /** Returns the free bytes on the disk of the studio's data. */
  readonly freeBytes: () => number;
  readonly clock: Clock;
  readonly log: Log;
}

const known = z.strictObject({ finding: z.enum(findings), facts: checkFacts });
/** Leaves out findings of another version that this one does not know. */
const stored = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => known.safeParse(item).data ?? []));

export function createMorningCheck(options: MorningCheckOptions): MorningCheck {
  const { studio, lock, updates, secrets, freeBytes, clock, log } = options;

  /** Returns null for a printer that is missing or does not answer: its status says so. */
  async function usualPrinter(): Promise<PrinterSetupView | null> {
    const { printSetup, deps } = studio();
    const { printerId } = deps.settings.get();
    if (printerId === filePrinterId) return null;
    return withTimeLimit(orNull(printSetup.view(printerId)), patienceMs, () => null);
  }

  /** Returns whether the keychain gives the account's entry: a keychain that is shut keeps the next start from opening. */
  async function isKeychainOpen(): Promise<boolean> {
    const entry = orNull(accountSecrets(secrets).read());
    return (await withTimeLimit(entry, patienceMs, () => null)) !== null;
  }

  async function gather(): Promise<readonly CheckItem[]> {
    const { deps, status, dates, folder, pages } = studio();
    const asked = withTimeLimit(
      deps.service.refreshCredit().then(() => true),
      patienceMs,
      () => false,
    );
    // A check of the records at the start takes seconds; one that takes longer is said.
    const checked = pages.ended(patienceMs);
    const looked = lock.isOn() ? withTimeLimit(lock.gaps(), patienceMs, () => null) : null;
    const [setUp, isOpen, gaps, isInTime] = await Promise.all([
      usualPrinter(),
      isKeychainOpen(),
      looked,
      asked,
      checked,
    ]);
    const now = await status();
    const settings = deps.settings.get();
    // A look-up that still runs has not changed the last one's result.
    const failure = isInTime ? deps.service.failure() : 'late';
    return [
      recordsItem(now.blocked),
      ...folderItems(folder.view()),
      serviceItem(now, failure),
      ...(failure === null ? creditItems(now.service, settings.photoMode) : [creditNotNow]),
      diskItem(now.blocked, freeBytes()),
      ...printerItems(now.printers, settings, setUp),
      clockItem(now, isAnswered(failure) ? dates.aheadOfService() : null),
      backupItem(now.backups, clock.now()),
      updatesItem(updates.view(), clock.now()),
      lockItem(lock.isOn(), gaps),
      keychainItem(now, isOpen),
    ];
  }

  return {
    async make(scene) {
      const items = inOrder([...scene, ...(await gather())]);
      const at = clock.now().toISOString();
      const { records, who } = studio().deps;
      const by = records.staff.active(who())?.name ?? null;
      try {
        if (!records.readOnly) records.openingChecks.put({ at, who: who(), items });
      } catch (error) {
        // A check that finds a full disk must still be shown.
        if (!(error instanceof KioskError)) throw error;
        log.warn({ code: error.code }, 'the opening check could not be kept');
      }
      return { at, by, items };
    },
    last() {
      const row = studio().deps.records.openingChecks.last();
      return row === null ? null : { at: row.at, by: row.by, items: stored.parse(row.items) };
    },
  };
}

/** Returns null where the work fails as it can be expected to. */
async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KioskError) return null;
    throw error;
  }
}
