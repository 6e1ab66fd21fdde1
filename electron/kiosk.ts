import { existsSync } from 'node:fs';
import type { EventName, PayloadOf } from '../shared/contract.ts';
import type { PictureSize } from '../shared/photo-route.ts';
import type { ImageId } from '../shared/ids.ts';
import type { Language } from '../shared/language/languages.ts';
import { createAccount } from './account/account.ts';
import { createRecovery } from './account/recovery.ts';
import { createCameras } from './camera/cameras.ts';
import { createRestore } from './backups/restore.ts';
import { readStatus } from './backups/status-file.ts';
import { systemClock } from './clock.ts';
import { createCustomerScreen, type CustomerScreen } from './customer-screen/customer-screen.ts';
import { makeFolder } from './durable-folder.ts';
import { createPictures } from './imaging/pictures.ts';
import { holdFolder } from './instance-lock.ts';
import { createDispatch, type Dispatch } from './ipc/handle.ts';
import { allHandlers } from './ipc/handlers.ts';
import { waitForCheck } from './ipc/wait-for-check.ts';
import { holdWhileLocked } from './held-events.ts';
import { createKeptLanguage } from './language/kept-language.ts';
import { decideOnNewRecords } from './missing-records.ts';
import { createLastUse } from './last-use.ts';
import { createKioskLock, type KioskLock } from './lock/lock.ts';
import { createOpening } from './opening.ts';
import { createMorningCheck } from './opening-check/opening-check.ts';
import { shownBillOf } from './orders/payment/bill.ts';
import { previewOf } from './orders/order-view.ts';
import { modePaths, scratchDir } from './paths.ts';
import { isPlain } from './records/file/header.ts';
import { realVolume } from './records/file/safety.ts';
import { orIfUnread } from './records/unread.ts';
import type { SecretStore } from './secrets/store.ts';
import { systemStore } from './secrets/system-store.ts';
import { readRecoveryKey } from './secrets/recovery-key.ts';
import { keepVaultKey, vaultKey } from './secrets/vault-key.ts';
import { createStaff } from './staff/staff.ts';
import { createScratch } from './scratch.ts';
import { defaultSettings } from './settings/settings.ts';
import { openStudio } from './studio.ts';
import { changeStudio } from './studio/change-studio.ts';
import { holdStudio } from './studio/hold-studio.ts';
import { createRepairStudio } from './studio/repair-studio.ts';
import { sweepScratch } from './studio/sweep-scratch.ts';
import { publisherKeys } from './publisher/keys.ts';
import { createRules } from './rules/rules.ts';
import { updatedStudio } from './studio/updated-studio.ts';
import { createUpdates } from './updates/updates.ts';
import { createSupport } from './support/support-file.ts';
import type { KioskOptions, ServedPicture, Studio } from './studio/types.ts';

/** Receives every event of the kiosk. */
export type KioskListener = <N extends EventName>(name: N, payload: PayloadOf<N>) => void;

/** The whole kiosk behind its contract, without a window; both hosts serve it. */
export interface Kiosk {
  /**
   * Resolves when the studio is open, or when its records are missing and the page asks what to do. Rejects with the
   * error that ends the program. Waits as long as the keychain does; the page reports this meanwhile.
   */
  readonly opened: Promise<void>;
  /** Waits until the studio is open, or until the reason why it stays shut is known. */
  readonly dispatch: Dispatch;
  /** Returns a picture for the photo route; null when it is no live image of this kiosk. */
  photo(imageId: ImageId, size: PictureSize): Promise<ServedPicture | null>;
  /** The requests that the customer's own page may make. It has no other access. */
  readonly customerScreen: Pick<CustomerScreen, 'page' | 'view' | 'attach' | 'refresh'>;
  /** Whether only a supervisor's PIN leaves Headroom. */
  readonly lock: Omit<KioskLock, 'set' | 'leave' | 'screen'>;
  /** The language of the screens: that of the settings, or the last one while the records are not open. Null while nobody has chosen one. */
  language(): Language | null;
  /** True while the system's dialogs for files may open: always, but for a locked kiosk without a supervisor. */
  mayOpenDialogs(): boolean;
  /** Listens to every event; returns a function that stops listening. */
  on(listener: KioskListener): () => void;
  shutdown(): Promise<void>;
}

/**
 * The composition root: connects every call to its handler, and starts opening the studio (or the practice studio
 * when there is no account). It does not wait for that, because a host shows its page first. Imports nothing of
 * Electron.
 *
 * @throws KioskError RECORDS_BUSY when another kiosk runs on this folder
 */
export async function createKiosk(options: KioskOptions): Promise<Kiosk> {
  const { dataDir, log, clock = systemClock, secrets = systemStore() } = options;
  const keys = options.publisherKeys ?? publisherKeys;
  await makeFolder(dataDir);
  const releaseFolder = holdFolder(dataDir);
  const scratch = createScratch(scratchDir(dataDir));
  const pictures = createPictures(options.launchWork, log);
  let swept: Promise<void> | null = null;
  const sweepOnce = (): Promise<void> => (swept ??= sweepScratch(scratch, log));
  const listeners = new Set<KioskListener>();
  const tell: KioskListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  const held = holdWhileLocked(() => isLocked(), tell);
  const emit = held.emit;

  const keptLanguage = createKeptLanguage(dataDir, log);
  const lock = await createKioskLock({
    ...{ dataDir, log, changed: () => staff.settingsChanged() },
    leaveAsked() {
      // Staff must sign in first: the screen behind the locked one asks for the PIN.
      if (!isLocked()) emit('leaveAsked', null);
    },
    hasCustomerScreen: () =>
      orIfUnread(false, () => opening.open?.deps.settings.get().customerScreen ?? false),
  });
  const lastUse = createLastUse(clock);
  const current = (): Studio => opening.studio();
  const staff = createStaff({
    studio: current,
    clock,
    kioskLocked: () => lock.isOn(),
    ...(options.pinCost === undefined ? {} : { cost: options.pinCost }),
    changed() {
      if (staff.isLocked()) customerScreen.show({ kind: 'idle' });
      emit('counterChanged', staff.counter());
      held.release();
    },
  });
  /** Also locked where the staff cannot be read: nobody can tell who may see what. */
  const isLocked = (): boolean => opening.open !== null && orIfUnread(true, () => staff.isLocked());
  const tellStatus = (): void => {
    opening.open?.status().then(
      (status) => emit('statusChanged', status),
      (error: unknown) => log.error({ error: String(error) }, 'the status could not be read'),
    );
  };
  const updates = await createUpdates({
    ...{ dataDir, version: options.version, clock, log },
    host: options.updateHost ?? null,
    keys,
    studio: () => (opening.open === null ? null : updatedStudio(opening.open, staff, lastUse)),
    changed: () => tellStatus(),
  });
  const open = (asked: SecretStore): Promise<Studio> =>
    openStudio({
      ...options,
      clock,
      secrets: asked,
      scratch,
      pictures: pictures.jobs,
      who: () => staff.who(),
      orderChanged(orderId) {
        customerScreen.orderChanged(orderId);
        emit('orderChanged', { orderId });
      },
      retouchSessionChanged: (sessionId) => emit('retouchSessionChanged', { sessionId }),
      printChanged: (printId) => {
        emit('printChanged', { printId });
        // The status includes the prints left on the ribbon.
        tellStatus();
      },
      statusChanged() {
        tellStatus();
        repairing.checked();
      },
      folderChanged: (view) => emit('folderChanged', view),
      languageChosen: (language) => keptLanguage.keep(language),
      updates: () => updates.view(),
      putBack: (mode, data) => updates.putBack(mode, data),
    });
  const opening = createOpening({
    secrets,
    open: async (asked) => {
      await sweepOnce();
      return open(asked);
    },
    changed() {
      customerScreen.refresh();
      emit('openingChanged', null);
      tellStatus();
    },
    log,
  });
  const repairing = createRepairStudio(opening, log);
  const cameras = createCameras({
    ...{ scratch, log },
    ...(options.cameraPrograms === undefined ? {} : { programs: options.cameraPrograms }),
  });
  const customerScreen = createCustomerScreen({
    settings: () =>
      orIfUnread(undefined, () => opening.open?.deps.settings.get()) ?? {
        ...defaultSettings,
        ...{ studioName: '', language: keptLanguage.get() ?? defaultSettings.language },
      },
    preview: (orderId, photoId) => previewOf(current().deps, orderId, photoId),
    bill: (orderId) => (opening.open === null ? null : shownBillOf(opening.open.deps, orderId)),
    logo: () => orIfUnread(null, () => opening.open?.deps.records.logos.size() ?? null),
    logoPicture: () => opening.open?.deps.records.logos.get()?.colour ?? null,
    picture: (imageId) => current().picture(imageId, 'full'),
    liveFrame: () => cameras.newest(),
    changed: (view) => emit('customerScreenChanged', view),
  });
  const studioRecords = modePaths(dataDir, 'account').records;
  const account = createAccount({
    ...{ studio: current, staff, secrets, clock },
    hasStudio: () => existsSync(studioRecords),
    changeStudio: (entry) =>
      changeStudio(
        {
          opening,
          open: () => open(secrets),
          hasEncrypted: () => existsSync(studioRecords) && !isPlain(studioRecords),
          changed() {
            customerScreen.refresh();
            tellStatus();
            emit('counterChanged', staff.counter());
          },
        },
        entry,
      ),
  });
  const recovery = createRecovery({
    ...{ studio: current, staff, secrets, clock },
    records: studioRecords,
  });
  const restore = createRestore({
    paths: modePaths(dataDir, 'account'),
    keys: {
      kept: () => vaultKey(secrets, { create: false }),
      read: readRecoveryKey,
      keep: (key) => keepVaultKey(secrets, key),
    },
    refuseOpenCalls: () => orIfUnread(undefined, () => opening.open?.door.refuseOpenCalls()),
    ...holdStudio(opening, modePaths(dataDir, 'account')),
    ...{ clock, log },
  });
  const freeBytes = (): number => realVolume.freeBytes(dataDir);
  const morningCheck = createMorningCheck({
    studio: current,
    freeBytes,
    ...{ lock, updates, secrets, clock, log },
  });
  const support = createSupport({
    ...{ studio: current, dataDir, host: options.host, version: options.version, freeBytes, clock },
    ...{ lock, log, updates: () => updates.view() },
    lastCheck: () => morningCheck.last(),
    cameras: () => cameras.about(),
  });
  const rules = createRules(current, keys);
  const handlers = allHandlers({
    ...{ studio: current, account, staff, recovery, restore, customerScreen, morningCheck, lock, support },
    rules,
    ...{ cameras, dataDir, log, updates, version: options.version },
    repairing,
    knownFolder: async () => (await readStatus(modePaths(dataDir, 'account').backups)).folder,
    error: () => opening.error,
    decide: (mode) => decideOnNewRecords(modePaths(dataDir, mode), clock.now()),
    again: () => opening.again(),
  });
  const dispatch = createDispatch(
    waitForCheck(handlers, () => current().pages),
    log,
    isLocked,
    (name) => {
      lastUse.note(name);
      opening.open?.deps.records.checkpoints.used();
    },
  );

  return {
    opened: opening.opened,
    async dispatch(...asked) {
      await opening.known();
      return dispatch(...asked);
    },
    photo: async (imageId, size) => (isLocked() ? null : current().picture(imageId, size)),
    customerScreen,
    lock,
    language() {
      const studio = opening.open;
      const kept = keptLanguage.get();
      return studio === null ? kept : orIfUnread(kept, () => studio.deps.settings.language());
    },
    mayOpenDialogs: () =>
      !lock.isOn() || (opening.open !== null && orIfUnread(false, () => staff.supervisor().unlocked)),
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async shutdown() {
      listeners.clear();
      updates.stop();
      customerScreen.close();
      await lock.screen.close().catch((error: unknown) => {
        log.error({ error: String(error) }, 'the next start may open the screen of this one');
      });
      await cameras.stop();
      await opening.stop();
      await opening.open?.close();
      await keptLanguage.written();
      pictures.stop();
      releaseFolder();
    },
  };
}
