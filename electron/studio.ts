import { KioskError } from '../shared/errors.ts';
import { createAudit } from './audit/audit.ts';
import { createClosers, type Closers } from './closers.ts';
import { createCustomers } from './customers/customers.ts';
import { createMail } from './mail/mail.ts';
import { createOrders } from './orders/orders.ts';
import { recoverCalls, reportSharedIds } from './orders/recovery.ts';
import { isUnread } from './records/errors.ts';
import { damageError } from './records/file/find-damage.ts';
import { createFaceMatch } from './retouch/face-match.ts';
import { createPrompts } from './retouch/headshot-prompts.ts';
import { createHeadshots } from './retouch/headshots.ts';
import { createRetouch } from './retouch/retouch.ts';
import { takeInSupervisor } from './staff/kept-supervisor.ts';
import { findAccount, type FoundAccount } from './studio/find-account.ts';
import { openData, withMode, type StudioData } from './studio/open-data.ts';
import { openDeps } from './studio/open-deps.ts';
import { openKeeping, type StudioKeeping } from './studio/open-keeping.ts';
import { openPrinting } from './studio/open-printing.ts';
import { readPicture } from './studio/read-picture.ts';
import { readStatus } from './studio/read-status.ts';
import { takeOverPractice } from './studio/take-over-practice.ts';
import type { Studio, StudioOptions } from './studio/types.ts';
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
    const found = await findAccount(options);
    const data = await openData(closers, options, found.account === null ? 'practice' : 'account');
    return await openOn(closers, options, found, data).catch(async (error: unknown) => {
      throw await told(error, found, data);
    });
  } catch (error) {
    // The error that prevented the opening is the one to throw; a failure to close is only logged.
    await closers.close().catch((failed: unknown) => {
      options.log.warn({ error: failed instanceof Error ? failed.name : typeof failed }, 'not closed again');
    });
    throw error;
  }
}

/** Damage that is met while the rest is opened is named as the check of the pages finds it. */
async function told(error: unknown, { account }: FoundAccount, { pages }: StudioData): Promise<unknown> {
  if (!(error instanceof KioskError) || !isUnread(error)) return error;
  await pages.ended(namingMs);
  const named = pages.damage === null ? error : damageError(pages.damage);
  return withMode(named, account === null ? 'practice' : 'account');
}

async function openOn(
  closers: Closers,
  options: StudioOptions,
  found: FoundAccount,
  data: StudioData,
): Promise<Studio> {
  const { secrets, clock, mailAuthority } = options;
  if (found.account !== null) await takeOverPractice(options, data);
  const supervisorWaits = await takeInSupervisor(data.opened, secrets, clock.now().toISOString());
  let keeping: StudioKeeping | null = null;
  const studioDeps = await openDeps(closers, options, found, data, () => keeping?.tidying.again());
  const { deps, gate, capabilities, dates, folder, watchFolder } = studioDeps;
  const { readPrinters, resume, ...printing } = openPrinting(closers, deps, options);
  const { papers, prints } = printing;
  const mail = createMail(deps, { papers, prints, secrets, ca: mailAuthority });
  closers.add(() => mail.stop());
  keeping = await openKeeping(closers, options, data, studioDeps);
  const { start, ...kept } = keeping;

  if (!deps.records.readOnly) {
    recoverCalls(deps);
    reportSharedIds(deps);
    resume();
    mail.resume();
  }
  await start();
  watchFolder();
  const language = deps.settings.language();
  if (language !== null) options.languageChosen(language);

  const { account } = found;
  const { pages, door } = data;
  return {
    ...{ deps, account, capabilities, dates, folder, supervisorWaits, pages, door, mail },
    ...printing,
    ...kept,
    orders: createOrders(deps),
    customers: createCustomers(deps),
    audit: createAudit(deps),
    takings: createTakings(deps),
    retouch: createRetouch(deps),
    headshots: createHeadshots(deps),
    prompts: createPrompts(deps),
    faceMatch: createFaceMatch(deps),
    acknowledgeCredit: () => gate.acknowledgeCredit(),
    // Asks the printers first, so that everything read after the wait is current.
    status: async () => readStatus(options, found, data, studioDeps, kept.backups, await readPrinters()),
    repair: () => data.repair(),
    picture: (imageId, size) => readPicture(deps, imageId, size),
    close: () => closers.close(),
  };
}
