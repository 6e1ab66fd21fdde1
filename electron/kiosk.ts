import type { EventName, PayloadOf } from '../shared/contract.ts';
import type { PictureSize } from '../shared/photo-route.ts';
import { KioskError } from '../shared/errors.ts';
import type { ImageId } from '../shared/ids.ts';
import { createAccount, type EntryChange } from './account/account.ts';
import { systemClock } from './clock.ts';
import { createCustomerScreen, type CustomerScreen } from './customer-screen/customer-screen.ts';
import { makeFolder } from './durable-folder.ts';
import { createPictures } from './imaging/pictures.ts';
import { holdFolder } from './instance-lock.ts';
import { accountHandlers } from './ipc/account-handlers.ts';
import { retouchHandlers } from './ipc/retouch-handlers.ts';
import { customerScreenHandlers } from './ipc/customer-screen-handlers.ts';
import { deskHandlers } from './ipc/desk-handlers.ts';
import { exportHandlers } from './ipc/export-handlers.ts';
import { faceMatchHandlers } from './ipc/face-match-handlers.ts';
import { folderHandlers } from './ipc/folder-handlers.ts';
import { createDispatch, type Dispatch, type Handlers } from './ipc/handle.ts';
import { headshotHandlers } from './ipc/headshot-handlers.ts';
import { orderHandlers } from './ipc/order-handlers.ts';
import { missingRecordsHandlers } from './ipc/missing-records-handlers.ts';
import { printHandlers } from './ipc/print-handlers.ts';
import { printerHandlers } from './ipc/printer-handlers.ts';
import { versionHandlers } from './ipc/version-handlers.ts';
import { waitForCheck } from './ipc/wait-for-check.ts';
import type { Log } from './log.ts';
import { decideOnNewRecords } from './missing-records.ts';
import { createOpening } from './opening.ts';
import { previewOf } from './orders/order-view.ts';
import { modePaths, scratchDir } from './paths.ts';
import type { SecretStore } from './secrets/store.ts';
import { systemStore } from './secrets/system-store.ts';
import { createScratch, type Scratch } from './scratch.ts';
import { defaultSettings } from './settings/settings.ts';
import { openStudio } from './studio.ts';
import type { KioskOptions, ServedPicture, Studio } from './studio/types.ts';
import { createSupervisor } from './supervisor/supervisor.ts';

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
  /** Listens to every event; returns a function that stops listening. */
  on(listener: KioskListener): () => void;
  shutdown(): Promise<void>;
}

async function sweep(scratch: Scratch, log: Log): Promise<void> {
  const { removed, held } = await scratch.sweep();
  if (removed > 0) log.info({ folders: removed }, 'removed working copies that a stopped kiosk had left');
  if (held > 0)
    log.warn({ folders: held }, 'working copies could not be removed: another program has them open');
}

const isMissing = (error: unknown): error is KioskError =>
  error instanceof KioskError && error.code === 'RECORDS_MISSING';

/**
 * The composition root: connects every call to its handler, and starts opening the studio (or the practice studio
 * when there is no account). It does not wait for that, because a host shows its page first. Imports nothing of
 * Electron.
 *
 * @throws KioskError RECORDS_BUSY when another kiosk runs on this folder
 */
export async function createKiosk(options: KioskOptions): Promise<Kiosk> {
  const { dataDir, log, clock = systemClock, secrets = systemStore() } = options;
  await makeFolder(dataDir);
  const releaseFolder = holdFolder(dataDir);
  const scratch = createScratch(scratchDir(dataDir));
  const pictures = createPictures(options.launchWork, log);
  let swept: Promise<void> | null = null;
  const sweepOnce = (): Promise<void> => (swept ??= sweep(scratch, log));
  const listeners = new Set<KioskListener>();
  const emit: KioskListener = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };

  const current = (): Studio => opening.studio();
  const tellStatus = (): void => {
    opening.open?.status().then(
      (status) => emit('statusChanged', status),
      (error: unknown) => log.error({ error: String(error) }, 'the status could not be read'),
    );
  };
  const open = (asked: SecretStore): Promise<Studio> =>
    openStudio({
      ...options,
      clock,
      secrets: asked,
      scratch,
      pictures: pictures.jobs,
      orderChanged: (orderId) => emit('orderChanged', { orderId }),
      retouchSessionChanged: (sessionId) => emit('retouchSessionChanged', { sessionId }),
      printChanged: (printId) => {
        emit('printChanged', { printId });
        // The status includes the prints left on the ribbon.
        tellStatus();
      },
      statusChanged: tellStatus,
      folderChanged: (view) => emit('folderChanged', view),
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
  const customerScreen = createCustomerScreen({
    settings: () => opening.open?.deps.settings.get() ?? defaultSettings,
    preview: (orderId, photoId) => previewOf(current().deps, orderId, photoId),
    picture: (imageId) => current().picture(imageId, 'full'),
    changed: (view) => emit('customerScreenChanged', view),
  });
  /**
   * Changes the account: opens the other studio, then closes the current one. If the other will not open, the current
   * one stays.
   */
  const changeStudio = async (entry: EntryChange): Promise<void> => {
    const before = current();
    before.door.shut();
    try {
      await entry.make();
      opening.put(await open(secrets));
    } catch (error) {
      if (isMissing(error)) {
        // The account stays: the screen about the missing records asks a person what to do with them.
        opening.shut(error);
        await before.close();
        throw error;
      }
      try {
        await entry.undo();
      } finally {
        before.door.open();
      }
      throw error;
    }
    await before.close();
    customerScreen.refresh();
    tellStatus();
  };

  const supervisor = createSupervisor(
    { get: () => secrets.get('supervisor'), set: (text) => secrets.set('supervisor', text) },
    clock,
  );
  const account = createAccount({ studio: current, supervisor, secrets, clock, changeStudio });
  const handlers: Handlers = {
    ...deskHandlers(current),
    ...missingRecordsHandlers({
      error: () => opening.error,
      supervisor,
      decide: (mode) => decideOnNewRecords(modePaths(dataDir, mode), clock.now()),
      again: () => opening.again(),
      log,
    }),
    ...accountHandlers(current, account, supervisor, customerScreen.refresh),
    ...orderHandlers(current),
    ...versionHandlers(current, supervisor),
    ...folderHandlers(current),
    ...printHandlers(current),
    ...printerHandlers(current, supervisor),
    ...retouchHandlers(() => current().retouch),
    ...headshotHandlers(current),
    ...faceMatchHandlers(() => current().faceMatch),
    ...exportHandlers(current, dataDir),
    ...customerScreenHandlers(customerScreen),
  };

  const dispatch = createDispatch(
    waitForCheck(handlers, () => current().pages),
    log,
  );

  return {
    opened: opening.opened,
    async dispatch(...asked) {
      await opening.known();
      return dispatch(...asked);
    },
    photo: (imageId, size) => current().picture(imageId, size),
    customerScreen,
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async shutdown() {
      listeners.clear();
      customerScreen.close();
      await opening.stop();
      await opening.open?.close();
      pictures.stop();
      releaseFolder();
    },
  };
}
