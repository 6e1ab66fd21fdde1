import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { KioskError } from '../shared/errors.ts';
import type { RetouchSessionId, ImageId, OrderId, PrintId } from '../shared/ids.ts';
import type { PictureSize } from '../shared/contract.ts';
import type { FolderView } from '../shared/model/pictures.ts';
import type { StudioSettings } from '../shared/model/settings.ts';
import type { KioskStatus } from '../shared/model/status.ts';
import { learnCapabilities, type LearntCapabilities } from './account/capabilities.ts';
import { doorBefore, type Door } from './account/door.ts';
import { createRetouch, type Retouch } from './retouch/retouch.ts';
import { eraseIdle } from './retouch/retention.ts';
import { createFaceMatch, type FaceMatch } from './retouch/face-match.ts';
import { createHeadshotPrints, type HeadshotPrints } from './retouch/headshot-prints.ts';
import { createPrompts, type Prompts } from './retouch/headshot-prompts.ts';
import { createHeadshots, type Headshots } from './retouch/headshots.ts';
import type { Clock } from './clock.ts';
import { createClosers, type Closers } from './closers.ts';
import { makeFolder } from './durable-folder.ts';
import type { KioskOptions } from './kiosk.ts';
import { createWatchedFolder, type WatchedFolder } from './folder/watched-folder.ts';
import { examinePicture } from './imaging/import-picture.ts';
import type { Pictures } from './imaging/pictures.ts';
import { practiceKeyOf, refuseNewRecords } from './missing-records.ts';
import type { OrdersDeps } from './orders/deps.ts';
import { eraseLeftOpen } from './orders/left-open.ts';
import { createOrders, type Orders } from './orders/orders.ts';
import { createPapers, type Papers } from './orders/payment/papers.ts';
import { createPrintDesk, type PrintDesk } from './orders/prints/print-desk.ts';
import { createPrints, type Prints } from './orders/prints/prints.ts';
import { recoverCalls, reportSharedIds } from './orders/recovery.ts';
import { eraseSavedSheets } from './orders/prints/saved-sheets.ts';
import { tidyVault } from './orders/tidy-vault.ts';
import { watchService } from './orders/calls/service-gate.ts';
import { watchPrinters } from './orders/prints/printer-status.ts';
import { modePaths, type ModePaths } from './paths.ts';
import { createPrintSetup, type PrintSetup } from './print-setup/print-setup.ts';
import { createComposer } from './printing/composer.ts';
import { tidyFolder } from './printing/folder/files.ts';
import { createPrinters } from './printing/printers.ts';
import { createSheetFolder } from './printing/file/sheet-folder.ts';
import { openCheckedRecords } from './records/checked.ts';
import { markOf } from './records/mark/mark-file.ts';
import { eraseOldCopies } from './records/file/old-copies.ts';
import type { Records } from './records/open.ts';
import type { PageCheck } from './records/file/page-check.ts';
import { accountSecrets, type AccountSecrets } from './secrets/account.ts';
import type { Scratch } from './scratch.ts';
import type { SecretStore } from './secrets/store.ts';
import { vaultKey } from './secrets/vault-key.ts';
import type { ServiceAccount } from './service/account.ts';
import { createServiceClient } from './service/client.ts';
import { liveDeadlines } from './settings/deadlines.ts';
import { createSettings } from './settings/settings.ts';
import { startPractice } from './start-practice.ts';
import { createAnswerRoom, type AnswerRoom } from './vault/answer-room.ts';
import { keyFile } from './vault/key-file.ts';
import { createVault } from './vault/vault.ts';

export interface StudioOptions extends KioskOptions {
  readonly clock: Clock;
  readonly secrets: SecretStore;
  readonly scratch: Scratch;
  readonly pictures: Pictures;
  readonly orderChanged: (orderId: OrderId) => void;
  readonly retouchSessionChanged: (sessionId: RetouchSessionId) => void;
  readonly printChanged: (printId: PrintId) => void;
  readonly statusChanged: () => void;
  readonly folderChanged: (view: FolderView) => void;
}

/** One set of data with its service: the studio's own, or practice. The two never mix. */
export interface Studio {
  readonly deps: OrdersDeps;
  readonly orders: Orders;
  readonly prints: Prints;
  readonly printSetup: PrintSetup;
  /** All prints of the studio. */
  readonly printDesk: PrintDesk;
  readonly papers: Papers;
  readonly retouch: Retouch;
  readonly headshots: Headshots;
  readonly prompts: Prompts;
  readonly headshotPrints: HeadshotPrints;
  readonly faceMatch: FaceMatch;
  /** The folder that camera software writes to. */
  readonly folder: WatchedFolder;
  readonly account: AccountSecrets | null;
  /** The capabilities that are enabled for the account, learnt from the service's answers. */
  readonly capabilities: LearntCapabilities;
  /** The check of the records at the start. */
  readonly pages: PageCheck;
  /** Shut while the account changes. */
  readonly door: Door;
  /** Notes that staff have read that the account's counters differ from ours. */
  acknowledgeCredit(): void;
  status(): Promise<KioskStatus>;
  picture(
    imageId: ImageId,
    size: PictureSize,
  ): Promise<{ readonly mime: string; readonly bytes: Uint8Array } | null>;
  close(): Promise<void>;
}

/** Lists show pictures at 72 px or less; twice that is sharp on a dense display. */
const smallSidePx = 192;

/** The account that the keychain held at the start. */
interface Found {
  readonly account: AccountSecrets | null;
  readonly practiceReason: KioskStatus['practiceReason'];
}

/**
 * Opens the studio of the keychain's account, or practice when there is none, and repairs what the last run left
 * behind.
 * @throws KioskError RECORDS_* when the records are missing or cannot be opened; KEYCHAIN_UNAVAILABLE when account or
 *   key
 *   cannot be read
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
  const { dataDir, clock, log, secrets, scratch, pictures } = options;
  const { account, practiceReason } = await findAccount(options);
  const mode = account === null ? 'practice' : 'account';
  const paths = modePaths(dataDir, mode);
  await makeFolder(dirname(paths.records));
  await refuseNewRecords(paths, mode, () => hasKey(mode, paths, secrets));
  const { records: opened, pages } = await openCheckedRecords(paths.records, {
    ...{ log, clock },
    pagesRead: options.statusChanged,
  });
  closers.add(() => opened.atRest());
  closers.add(() => opened.close());
  closers.add(() => pages.stop());
  // Read the key after the records: a key without records means that the records are gone.
  const key =
    mode === 'practice'
      ? await keyFile(practiceKeyOf(paths))
      : await vaultKey(secrets, { create: !existsSync(paths.vault) && !opened.images.any() });
  const vault = createVault({ dir: paths.vault, key, clock });
  const answerRoom = createAnswerRoom(paths.answerRoom);
  const door = doorBefore(opened);
  const { records } = door;

  const practice = account === null ? await startPractice(options) : null;
  closers.add(() => practice?.stop());
  const region = account?.region ?? 'practice';
  const usedAccount = practice?.account ?? accountOf(account);
  const since = account?.connectedAt ?? null;
  const capabilities = learnCapabilities({ records, account: usedAccount, since, clock, log });
  const folder = createWatchedFolder({
    books: records.folderFiles,
    examine: (bytes) => examinePicture(bytes, smallSidePx, { scratch, pictures }),
    orderNumber: (orderId) => records.orders.get(orderId)?.number ?? null,
    clock,
    log,
    changed: options.folderChanged,
  });
  closers.add(() => folder.stop());
  // Records that cannot be written cannot note what was seen, so nothing is watched then.
  const follow = ({ watchedFolder }: StudioSettings): void => {
    if (!records.readOnly) folder.follow(watchedFolder);
  };
  const settings = createSettings(records.settings, () => clock.now(), follow);
  const service = watchService({
    region,
    client: createServiceClient({
      account: usedAccount,
      deadlines: liveDeadlines(() => settings.get()),
      log: (facts) => {
        log.info({ ...facts }, 'service call');
        capabilities.learn(facts);
      },
    }),
    clock,
    settings: () => settings.get(),
    log,
    changed: options.statusChanged,
  });
  closers.add(() => service.stop());
  const changed = options.orderChanged;
  const sheetFolder = createSheetFolder(paths.sheets);
  await sheetFolder.sweep();
  const deps: OrdersDeps = {
    records,
    vault,
    answerRoom,
    scratch,
    pictures,
    sheetFolder,
    service,
    settings,
    clock,
    log,
    practice: mode === 'practice',
    changed,
    retouchSessionChanged: options.retouchSessionChanged,
    printChanged: options.printChanged,
  };
  const printers = createPrinters({
    sheetsDir: paths.sheets,
    scratch,
    launchWork: options.launchWork,
    hotFolders: () => settings.get().hotFolders,
  });
  const printersNow = watchPrinters({
    ...{ records, printers, usual: () => settings.get().printerId },
    ...{ now: () => clock.now(), again: options.statusChanged },
  });
  closers.add(() => printersNow.stop());
  const composer = createComposer(options.launchWork, log);
  closers.add(() => composer.stop());
  const printSetup = createPrintSetup({ ...deps, supplyChanged: options.statusChanged }, printers, composer);
  const prints = createPrints(deps, printers, composer, printSetup.forPrinting);
  const headshotPrints = createHeadshotPrints(deps, printers, composer, printSetup.forPrinting);
  closers.add(() => {
    prints.stop();
    headshotPrints.stop();
    printSetup.stop();
  });

  if (!records.readOnly) {
    recoverCalls(deps);
    reportSharedIds(deps);
    prints.resume();
    headshotPrints.resume();
    printSetup.resume();
  }
  const tidying = tidyDaily(deps, paths.records, pages);
  closers.add(() => clearInterval(tidying));
  follow(settings.get());

  return {
    deps,
    orders: createOrders(deps),
    prints,
    printSetup,
    printDesk: createPrintDesk(records, printers, options.statusChanged),
    papers: createPapers(deps, composer),
    retouch: createRetouch(deps),
    headshots: createHeadshots(deps),
    prompts: createPrompts(deps),
    headshotPrints,
    faceMatch: createFaceMatch(deps),
    folder,
    account,
    capabilities,
    pages,
    door,
    acknowledgeCredit: () => {
      service.acknowledgeCredit();
    },
    async status() {
      // Ask the printers first, so that everything read after the wait is current.
      const statuses = await printersNow.read();
      return {
        studioName: settings.get().studioName,
        version: options.version,
        host: options.host,
        mode,
        practiceReason,
        service: service.light(),
        printers: statuses,
        blocked: blockedBy(opened, answerRoom),
      };
    },
    async picture(imageId, size) {
      const image = records.images.get(imageId);
      if (image?.erasedAt !== null || image.kind === 'answer') return null;
      const bytes = await vault.get(imageId);
      if (size === 'full') return { mime: image.mime, bytes };
      return { mime: 'image/jpeg', bytes: await pictures.thumbnail(bytes, smallSidePx) };
    },
    close: () => closers.close(),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tidies the vault now and once a day, because a kiosk runs for weeks. Failures are logged, and the next run tries
 * again.
 */
function tidyDaily(deps: OrdersDeps, recordsFile: string, pages: PageCheck): NodeJS.Timeout {
  const tidy = (): void => {
    if (deps.records.readOnly) return;
    const tidied = tidyVault(deps)
      .then(() => eraseIdle(deps))
      .then(() => eraseLeftOpen(deps))
      .then(() => eraseSavedSheets(deps))
      .then(() => eraseCopies(deps, recordsFile, pages))
      // Last, because a share may take long to answer.
      .then(() => tidyFolders(deps));
    tidied.catch((error: unknown) => {
      deps.log.warn(
        { code: error instanceof KioskError ? error.code : 'INTERNAL' },
        'the vault could not be tidied',
      );
    });
  };
  tidy();
  return setInterval(tidy, dayMs).unref();
}

async function hasKey(
  mode: 'practice' | 'account',
  paths: ModePaths,
  secrets: SecretStore,
): Promise<boolean> {
  return mode === 'practice' ? existsSync(practiceKeyOf(paths)) : (await secrets.get('vault-key')) !== null;
}

/** Removes parts of pictures that a killed kiosk left in the folders of print programs. */
async function tidyFolders({ settings }: OrdersDeps): Promise<void> {
  for (const { path } of settings.get().hotFolders) await tidyFolder(path);
}

/** Longest wait for the check of the pages before erasing old copies is postponed, ms. */
const pagesMs = 60_000;

/**
 * Erases old copies of the records, once the records are known to be intact: until then, a copy may hold the only
 * version of lost data.
 */
async function eraseCopies(deps: OrdersDeps, file: string, pages: PageCheck): Promise<void> {
  const { records, settings, clock, log } = deps;
  await pages.ended(pagesMs);
  if (!records.isOpen || records.gap !== null || !isWhole(pages)) return;
  const days = settings.get().keepDays.copies;
  const erased = await eraseOldCopies(file, new Date(clock.now().getTime() - days * dayMs));
  if (erased > 0) log.info({ files: erased }, 'erased old copies of the records');
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

/**
 * Opens practice when no account is kept, and when there is neither a keychain nor data of an account. Otherwise a
 * studio would take its orders in practice while its keychain is away.
 * @throws KioskError KEYCHAIN_UNAVAILABLE
 */
async function findAccount({ secrets, dataDir, log }: StudioOptions): Promise<Found> {
  try {
    const account = await accountSecrets(secrets).read();
    return { account, practiceReason: account === null ? 'no-account' : null };
  } catch (error) {
    if (!(error instanceof KioskError) || error.details['reason'] !== 'missing') throw error;
    if (hasData(modePaths(dataDir, 'account'))) throw error;
    log.warn(
      { code: error.code, ...error.details },
      'there is no keychain, and no account was ever connected',
    );
    return { account: null, practiceReason: 'no-keychain' };
  }
}

const hasData = ({ records, vault }: ModePaths): boolean =>
  [records, `${records}-wal`, markOf(records), vault].some((path) => existsSync(path));

function accountOf(account: AccountSecrets | null): ServiceAccount {
  if (account === null) throw new Error('no account and no practice service');
  return account;
}

function blockedBy(records: Records, { missingBytes }: AnswerRoom): KioskStatus['blocked'] {
  try {
    records.assertSafe(missingBytes);
    return null;
  } catch (error) {
    if (!(error instanceof KioskError)) throw error;
    if (error.code === 'DISK_FULL') return 'disk-full';
    if (error.code === 'RECORDS_INCOMPLETE') return 'records-incomplete';
    if (error.code === 'RECORDS_CHECKING') return 'checking';
    if (error.code === 'RECORDS_DAMAGED') return 'damaged';
    return error.code === 'RECORDS_READ_ONLY' ? 'read-only' : 'unsafe-disk';
  }
}
