import { KioskError } from '../shared/errors.ts';
import { createAudit } from './audit/audit.ts';
import { builtAt } from './build-date.ts';
import { createClosers, type Closers } from './closers.ts';
import { createMail } from './mail/mail.ts';
import { createCustomers } from './customers/customers.ts';
import { createCustomerImport } from './customers/import/import.ts';
import type { OrdersDeps } from './orders/deps.ts';
import { createOrders } from './orders/orders.ts';
import { recoverCalls, reportSharedIds } from './orders/recovery.ts';
import { createFaceMatch } from './retouch/face-match.ts';
import { createPrompts } from './retouch/headshot-prompts.ts';
import { createHeadshots } from './retouch/headshots.ts';
import { createRetouch } from './retouch/retouch.ts';
import { createSettings } from './settings/settings.ts';
import { blockedBy } from './studio/blocked-by.ts';
import { createNote } from './records/audit/note.ts';
import { isUnread } from './records/errors.ts';
import { damageError } from './records/file/find-damage.ts';
import type { PageCheck } from './records/file/page-check.ts';
import { logFolder } from './paths.ts';
import { recordsKeyOf } from './records/file/key.ts';
import { findAccount } from './studio/find-account.ts';
import { createDateCheck } from './studio/date-check.ts';
import { createCopies } from './studio/copies.ts';
import { createForecast } from './studio/forecast-keeping.ts';
import { openBackups } from './studio/open-backups.ts';
import { openErasure } from './studio/open-erasure.ts';
import { openData, withMode, type Mode, type StudioData } from './studio/open-data.ts';
import { openFolder } from './studio/open-folder.ts';
import { openPrinting } from './studio/open-printing.ts';
import { openService } from './studio/open-service.ts';
import { readPicture } from './studio/read-picture.ts';
import { searchAsides } from './studio/search-asides.ts';
import { takeOverPractice } from './studio/take-over-practice.ts';
import { createTidying, type Tidying } from './studio/tidy-daily.ts';
import type { Studio, StudioOptions } from './studio/types.ts';
import { takeInSupervisor } from './staff/kept-supervisor.ts';
import { createTakings } from './takings/takings.ts';

/** Longest wait for the check that names what is damaged, milliseconds. */
const namingMs = 120_000;

/**
 * Opens the studio of the keychain's account, or practice when there is none, and repairs what the last run left
 * behind.
 * @throws KioskError RECORDS_* when the records are missing or cannot be opened; KEYCHAIN_UNAVAILABLE when account or
 *   key cannot be read
 */
export async function openStudio(options: StudioOptions): Promise<Studio> {
  const closers = createClosers();
  try {
    return await openInto(closers, options);
  } catch (error) {
    // The error that prevented the opening is the one to throw; a failure to close is only logged.
    await closers.close().catch((failed: unknown) => {
      options.log.warn({ error: failed instanceof Error ? failed.name : typeof failed }, 'not closed again');
    });
    throw error;
  }
}

async function openInto(closers: Closers, options: StudioOptions): Promise<Studio> {
  const { account, practiceReason } = await findAccount(options);
  const mode = account === null ? 'practice' : 'account';
  const data = await openData(closers, options, mode);
  try {
    return await openOn(closers, options, { account, practiceReason, mode, data });
  } catch (error) {
    throw await told(error, data.pages, mode);
  }
}

/** Damage that is met while the rest is opened is named as the check of the pages finds it. */
async function told(error: unknown, pages: PageCheck, mode: Mode): Promise<unknown> {
  if (!(error instanceof KioskError) || !isUnread(error)) return error;
  await pages.ended(namingMs);
  return withMode(pages.damage === null ? error : damageError(pages.damage), mode);
}

interface OpenedData extends Awaited<ReturnType<typeof findAccount>> {
  readonly mode: Mode;
  readonly data: StudioData;
}

async function openOn(
  closers: Closers,
  options: StudioOptions,
  { account, practiceReason, mode, data }: OpenedData,
): Promise<Studio> {
  const { clock, log, scratch, pictures, version, host } = options;
  const { paths, opened, pages, door, vault, answerRoom, sheets, plainSheets } = data;
  const { records } = door;
  const note = createNote({ records, who: options.who, clock, log });
  if (mode === 'account') {
    // Who is at the counter is read from the studio that opens only now.
    const early = createNote({ records, who: () => 'staff', clock, log });
    await takeOverPractice(options, data, early);
  }
  const supervisorWaits = await takeInSupervisor(opened, options.secrets, clock.now().toISOString());
  const folder = openFolder(closers, options, records);
  const isPractice = mode === 'practice';
  // Practice gives no number that anyone keeps.
  const isFixed = (prefix: string): boolean => prefix !== '' && !isPractice && records.hasNumbers();
  const settings = createSettings(records.settings, () => clock.now(), follow, isFixed);
  let tidying: Tidying | null = null;
  const dates = await createDateCheck({
    ...{
      file: paths.knownDate,
      lastChange: opened.lastChange,
      readOnly: records.readOnly,
      builtAt,
      clock,
      log,
    },
    changed(doubt) {
      if (doubt === null) tidying?.again();
      options.statusChanged();
    },
  });
  closers.add(() => dates.stop());
  const { gate, capabilities } = await openService(closers, options, account, { records, settings, dates });
  const deps: OrdersDeps = {
    ...{ records, vault, answerRoom, scratch, pictures, sheets, plainSheets, service: gate },
    ...{ settings, clock, log },
    practice: isPractice,
    who: options.who,
    note,
    changed: options.orderChanged,
    retouchSessionChanged: options.retouchSessionChanged,
    printChanged: options.printChanged,
  };
  const { readPrinters, resume, ...printing } = openPrinting(closers, deps, options);

  const { papers, prints } = printing;
  const mail = createMail(deps, { papers, prints, secrets: options.secrets, ca: options.mailAuthority });
  closers.add(() => mail.stop());

  const hasBackups = mode === 'account' && !records.readOnly;
  const backups = hasBackups
    ? await openBackups(closers, options, { ...data, dates }, () => erasure.settle())
    : null;
  const erasure = openErasure(closers, deps, data, backups);

  if (!records.readOnly) {
    recoverCalls(deps);
    reportSharedIds(deps);
    resume();
    mail.resume();
  }
  const logs = logFolder(options.dataDir);
  tidying = createTidying(deps, { recordsFile: paths.records, pages, erasure, logs, dates });
  await tidying.restored();
  closers.add(tidying.start());
  const source = { file: paths.records, key: recordsKeyOf(data.key) };
  const customerImport = createCustomerImport(deps, source);
  closers.add(() => customerImport.stop());
  if (hasBackups) searchAsides(closers, deps, data, options.statusChanged);
  follow(settings.get());

  return {
    ...{ deps, account, capabilities, supervisorWaits, pages, door, folder, backups, erasure, mail },
    ...{ dates, tidying },
    copies: createCopies(data),
    forecast: createForecast(deps, paths.records, logs),
    customerImport,
    ...printing,
    orders: createOrders(deps),
    customers: createCustomers(deps),
    audit: createAudit(deps),
    takings: createTakings(deps),
    retouch: createRetouch(deps),
    headshots: createHeadshots(deps),
    prompts: createPrompts(deps),
    faceMatch: createFaceMatch(deps),
    acknowledgeCredit: () => {
      gate.acknowledgeCredit();
    },
    async status() {
      // Ask the printers first, so that everything read after the wait is current.
      const printers = await readPrinters();
      const { studioName } = settings.get();
      const blocked = blockedBy(opened, answerRoom);
      return {
        ...{ studioName, version, host, mode, practiceReason, service: gate.light(), printers, blocked },
        damage: pages.damage,
        repaired: data.repaired,
        backups: backups?.view() ?? null,
        lostCalls: records.lostCalls.countOpen(),
        dateDoubt: dates.doubt(),
        updates: options.updates(),
      };
    },
    repair: () => data.repair(),
    picture: (imageId, size) => readPicture(deps, imageId, size),
    close: () => closers.close(),
  };

  /** Records that cannot be written cannot note what was seen, so nothing is watched then. */
  function follow({ watchedFolder }: ReturnType<typeof settings.get>): void {
    if (!records.readOnly) folder.follow(watchedFolder);
  }
}
