/**
 * The contract between the kiosk's two sides: every call and every event, named and typed once. `electron/ipc/` answers
 * the calls, `renderer/bridge/bridge.ts` makes them, and both hosts offer the same set.
 */
import type {
  RetouchKind,
  RetouchSessionSummary,
  RetouchSessionView,
  Edit,
  FaceMatchView,
  HeadshotSettings,
  Mark,
  OverrideView,
  PictureSource,
  PromptView,
} from './retouch.ts';
import type { CustomerScene, CustomerScreenView } from './customer-screen.ts';
import type { KioskErrorShape } from './errors.ts';
import type { ExportedView, ExportPicture, ExportPlace, ExportSource, PlannedExport } from './exporting.ts';
import type { Age } from './guidance/sitter.ts';
import {
  isId,
  type RetouchSessionId,
  type CallId,
  type CodeId,
  type CustomerId,
  type FolderFileId,
  type GapId,
  type ImageId,
  type OrderId,
  type PersonId,
  type PhotoId,
  type PrintId,
  type PromptId,
  type ServiceSheetId,
  type ShotId,
  type VersionId,
} from './ids.ts';
import type { PrinterProfile, RulerReading, SheetFormat } from './printing.ts';
import type { PrinterSetupView } from './model/printer-setup.ts';
import type { MediumId } from './sheet-media.ts';
import type { AccountStatusView, AccountView, Region } from './model/account.ts';
import type { CallResolution, CallView, OpenCallView, SettledCallView } from './model/calls.ts';
import type { CodePart, DeskColumn, DeskView, OrderPart, OrderSummary } from './model/desk.ts';
import type { DocumentView, Sensitivity } from './model/document.ts';
import type { FileView } from './model/files.ts';
import type { OrderStep, OrderView } from './model/order.ts';
import type { PaymentMethod } from './model/payment.ts';
import type { CustomerView } from './model/people.ts';
import type { FolderView, RawFrame } from './model/pictures.ts';
import type { PrinterView, PrintView } from './model/prints.ts';
import type { RecordsGapView } from './model/records.ts';
import type { StudioSettings } from './model/settings.ts';
import type { PlannedSheet, SheetLayout, SheetPhotoView } from './model/sheets.ts';
import type { KioskStatus } from './model/status.ts';

declare const shape: unique symbol;
interface Call<Args, Result> {
  readonly [shape]?: { readonly args: Args; readonly result: Result };
}
interface Event<Payload> {
  readonly [shape]?: Payload;
}
const call = <Args, Result>(): Call<Args, Result> => ({});
const event = <Payload>(): Event<Payload> => ({});

interface ForOrder {
  readonly orderId: OrderId;
}
/** Concerns the order's first person when `personId` is absent. */
interface ForPerson extends ForOrder {
  readonly personId?: PersonId | undefined;
}
interface ForRetouchSession {
  readonly sessionId: RetouchSessionId;
}
interface ForPrinter {
  readonly printerId: string;
}
interface ForSheet extends ForOrder, ForPrinter {
  readonly layout: SheetLayout;
}
interface ForPhoto extends ForOrder {
  readonly photoId: PhotoId;
}

export const calls = {
  kioskStatus: call<void, KioskStatus>(),
  settings: call<void, StudioSettings>(),
  saveSettings: call<{ readonly settings: StudioSettings }, StudioSettings>(),
  account: call<void, AccountView>(),
  /** Asks the service for the account's status: two free requests, in practice too. Fails as the service did. */
  accountStatus: call<void, AccountStatusView>(),
  /** Asks the service first and keeps the credentials only if it accepts them. Needs a supervisor once a PIN is set. */
  connectAccount: call<
    {
      readonly region: Region;
      readonly baseUrl: string;
      /** Empty when the studio has no headshots. */
      readonly headshotBaseUrl: string;
      readonly apiKey: string;
      readonly apiSecret: string;
    },
    AccountView
  >(),
  disconnectAccount: call<void, AccountView>(),
  /** `currentPin` is empty for the first PIN. Setting a PIN unlocks the supervisor. */
  setPin: call<{ readonly currentPin: string; readonly newPin: string }, AccountView>(),
  unlockSupervisor: call<{ readonly pin: string }, AccountView>(),
  lockSupervisor: call<void, AccountView>(),

  desk: call<void, DeskView>(),
  /** Returns the orders of a desk column after its first `skip`. */
  deskOrders: call<{ readonly column: DeskColumn; readonly skip: number }, OrderPart>(),
  /**
   * Finds orders by the start of a customer's name or e-mail address, three or more digits of the phone number, order
   * number or code. Newest first, at most 50.
   */
  findOrders: call<{ readonly text: string }, readonly OrderSummary[]>(),
  findCustomers: call<{ readonly text: string }, readonly CustomerView[]>(),
  /** Returns a page of 50 codes after the first `skip`. The text works as in `findOrders`; without one, all codes. */
  listCodes: call<{ readonly text: string; readonly skip: number }, CodePart>(),
  listDocuments: call<void, readonly DocumentView[]>(),

  createOrder: call<void, OrderView>(),
  openOrder: call<ForOrder, OrderView>(),
  /** Moves to a step that the order has already reached, or to the next step when the current one is complete. */
  goToStep: call<ForOrder & { readonly step: OrderStep }, OrderView>(),
  /** Sets the customer and moves on to the document step, unless `stay` is true. */
  setCustomer: call<
    ForOrder & {
      readonly stay?: boolean | undefined;
      readonly customerId: CustomerId | null;
      readonly name: string;
      readonly phone: string;
      readonly email: string;
      readonly keepPhotos: boolean;
    },
    OrderView
  >(),
  /** Adds another person to the visit, with name and age. Before payment. */
  addPerson: call<ForOrder & { readonly name: string; readonly age: Age }, OrderView>(),
  /** Changes what is given and leaves the rest. Without a name of their own, the first person has the customer's. */
  changePerson: call<
    ForPerson & {
      readonly name?: string | undefined;
      readonly age?: Age | undefined;
    },
    OrderView
  >(),
  /** Removes a person with all documents and shots. Before payment, and never the last person. */
  removePerson: call<ForOrder & { readonly personId: PersonId }, OrderView>(),
  /** Takes the bytes of a picture file from the camera or the file picker and keeps them unaltered. */
  addShot: call<
    ForPerson & { readonly source: 'camera' | 'import'; readonly origin: string; readonly bytes: Uint8Array },
    OrderView
  >(),
  /** Takes a camera's raw frame, which is encoded here, once, according to the studio's settings. */
  addFrame: call<ForPerson & RawFrame & { readonly origin: string }, OrderView>(),
  /** Chooses the shot for all documents of the person in it. */
  chooseShot: call<ForOrder & { readonly shotId: ShotId }, OrderView>(),
  /**
   * Adds a document for this person, made from the same shot. Once everyone has a document, the order moves on to the
   * shot step. Before payment.
   */
  addDocument: call<ForPerson & { readonly specCode: string }, OrderView>(),
  /** Removes a document. Every person keeps at least one. */
  removeDocument: call<ForPhoto, OrderView>(),
  /**
   * Uses one preview of the account's credit. `sensitivity` replaces the studio's setting for this photo. For a photo
   * that already has a preview, it makes another call, and the old preview is restored if that call fails.
   */
  requestPreview: call<ForPhoto & { readonly sensitivity?: Sensitivity | undefined }, OrderView>(),
  approvePreview: call<ForPhoto, OrderView>(),
  /** Records that staff told the customer that these documents' authorities accept no printed photo. Before payment. */
  customerKnows: call<ForOrder & { readonly photoIds: readonly PhotoId[] }, OrderView>(),
  /**
   * Asks for the account's status first, which is free. Fails with `FINAL_IN_DOUBT` and a `reason` (`no-credit`,
   * `trial-ended`, `subscription-ended`, `service-down`) when the final is unlikely to succeed; `anyway` takes the money
   * regardless. Nothing overrides `NO_PRINT_UNTOLD`: see `customerKnows`.
   */
  takePayment: call<
    ForOrder & {
      readonly method: PaymentMethod;
      readonly reference: string;
      readonly anyway?: boolean | undefined;
    },
    OrderView
  >(),
  /**
   * Only after payment. Uses the account's credit if the service counts the call. In direct mode this single call makes
   * the photo, and `sensitivity` replaces the studio's setting.
   */
  requestFinal: call<ForPhoto & { readonly sensitivity?: Sensitivity | undefined }, OrderView>(),
  /** Lets staff take a paid photo again: a new shot without a new payment. What was made from the old shot is kept. */
  takeAgain: call<ForPhoto, OrderView>(),
  /** Accepts a final that came without its UK photo code, to be handed over as it is. */
  acceptWithoutCode: call<ForPhoto & { readonly reason: string }, OrderView>(),
  /**
   * Records that money was given back, or a card payment voided, for this photo or for the whole order (less earlier
   * refunds). The photo, or every owed photo, is then settled.
   */
  refund: call<
    ForPhoto & {
      readonly kind: 'refund' | 'void';
      readonly scope: 'photo' | 'order';
      readonly method: PaymentMethod;
      readonly reference: string;
      readonly reason: string;
    },
    OrderView
  >(),
  /** Fetches the image of an answer that has already arrived. Free. */
  fetchPendingImage: call<ForPhoto, OrderView>(),
  resolveCall: call<{ readonly callId: CallId; readonly resolution: CallResolution }, OrderView>(),
  /** Returns every call made for this order, newest first: the ledger. */
  listCalls: call<ForOrder, readonly CallView[]>(),
  /** Returns every call that is on its way or of unknown outcome, newest first. Signing out waits for these. */
  listOpenCalls: call<void, readonly OpenCallView[]>(),
  /** Records that staff have read that the account's counters differ from ours. */
  acknowledgeCredit: call<void, KioskStatus>(),
  /** Tries to open the studio now, after RECORDS_MISSING or KEYCHAIN_UNAVAILABLE. Fails with whatever still keeps it shut. */
  openAgain: call<void, void>(),
  /**
   * Starts with new records after RECORDS_MISSING, and sets the old ones' pictures, key and mark aside. Needs a
   * supervisor; `pin` is empty where no PIN is required.
   */
  startNewRecords: call<{ readonly pin: string }, void>(),
  /** Returns the changes that may be missing from the records; null when none are. */
  recordsGap: call<void, RecordsGapView | null>(),
  /** Records that a person has read what may be missing and continues with these records. Paid calls are allowed again. */
  acceptRecordsGap: call<{ readonly gapId: GapId }, KioskStatus>(),
  finishOrder: call<ForOrder, OrderView>(),
  cancelOrder: call<ForOrder & { readonly reason: string }, OrderView>(),

  /** Returns the pictures in the watched folder. */
  folderInbox: call<void, FolderView>(),
  /** Returns a small JPEG of a picture in the watched folder. */
  folderThumbnail: call<{ readonly fileId: FolderFileId }, FileView>(),
  /** Adds a picture from the watched folder as a shot. If the order already has it as a shot, chooses that one instead. */
  takeFolderFile: call<ForPerson & { readonly fileId: FolderFileId }, OrderView>(),

  /**
   * Sets what the customer's screen shows. The page repeats the call every `sceneRenewedEvery` while the scene lasts;
   * otherwise the screen returns to the studio's name automatically.
   */
  showCustomer: call<CustomerScene, void>(),
  customerScreen: call<void, CustomerScreenView>(),
  /** Returns a one-time address at which a browser opens the customer's screen; null where its window opens automatically. */
  openCustomerScreen: call<void, { readonly address: string | null }>(),

  /** Opens the retouch session of an order's shot; the first call creates it. */
  openRetouch: call<ForOrder & { readonly shotId: ShotId }, RetouchSessionView>(),
  /** Starts a retouch session without an order, with this picture as its original. */
  startRetouch: call<{ readonly source: PictureSource }, RetouchSessionView>(),
  /** Newest first, at most 60. */
  listRetouchSessions: call<{ readonly kind: RetouchKind }, readonly RetouchSessionSummary[]>(),
  retouchSession: call<ForRetouchSession, RetouchSessionView>(),
  /** Runs a paid tool on one version; the result is a new version. Fails with `CALL_OPEN` while the session has a call. */
  edit: call<
    ForRetouchSession & { readonly versionId: VersionId; readonly edit: Edit },
    RetouchSessionView
  >(),
  /** Puts a colour behind a transparent version. The result is a new version, made on this machine and free. */
  fillBackground: call<
    ForRetouchSession & { readonly versionId: VersionId; readonly colour: string },
    RetouchSessionView
  >(),
  /** Settles a session's call of unknown outcome. */
  resolveRetouchCall: call<
    { readonly callId: CallId; readonly resolution: CallResolution },
    RetouchSessionView
  >(),
  /** Erases all pictures of a session without an order, now. */
  eraseRetouchSession: call<ForRetouchSession, void>(),
  /**
   * Chooses what a photo is made from: a version of its shot, or null for the shot as taken. Where the document's
   * authority forbids edits, fails with `EDIT_LOCKED` without a `reason`; with one, a supervisor is required.
   */
  chooseVersion: call<
    ForPhoto & { readonly versionId: VersionId | null; readonly reason: string },
    OrderView
  >(),
  /** Newest first, at most 200. */
  listOverrides: call<void, readonly OverrideView[]>(),

  /** Starts a session for headshots, with this picture as the reference. */
  startHeadshots: call<{ readonly source: PictureSource }, RetouchSessionView>(),
  /** Makes one paid run. Without a seed, the kiosk draws one. */
  generateHeadshots: call<
    ForRetouchSession & Omit<HeadshotSettings, 'seed'> & { readonly seed: number | null },
    RetouchSessionView
  >(),
  markHeadshot: call<
    ForRetouchSession & { readonly versionId: VersionId; readonly mark: Mark },
    RetouchSessionView
  >(),
  listPrompts: call<void, readonly PromptView[]>(),
  /** Saves a new prompt, or changes the one with `promptId`. */
  savePrompt: call<
    { readonly promptId: PromptId | null; readonly name: string; readonly prompt: string },
    readonly PromptView[]
  >(),
  removePrompt: call<{ readonly promptId: PromptId }, readonly PromptView[]>(),
  /**
   * Prints one sheet for each headshot, as large as the medium and its margin allow. The journal marks it as no ID
   * document.
   */
  printHeadshots: call<
    ForRetouchSession & {
      readonly versionIds: readonly VersionId[];
      readonly printerId: string;
      readonly mediumId: MediumId;
      readonly edgeMm: number;
      readonly copies: number;
    },
    RetouchSessionView
  >(),
  confirmHeadshotPrint: call<{ readonly printId: PrintId; readonly printed: boolean }, RetouchSessionView>(),
  reprintHeadshot: call<{ readonly printId: PrintId; readonly reason: string }, RetouchSessionView>(),

  /** Makes one paid call. Neither the pictures nor the answer are kept. */
  matchFaces: call<
    {
      readonly source: PictureSource;
      readonly target: PictureSource;
      /** Null leaves the threshold to the service. */
      readonly threshold: number | null;
    },
    FaceMatchView
  >(),
  /** Returns the one face match that is on its way or of unknown outcome. */
  openFaceMatch: call<void, CallView | null>(),
  resolveFaceMatch: call<{ readonly callId: CallId; readonly resolution: CallResolution }, SettledCallView>(),

  exportPlaces: call<void, readonly ExportPlace[]>(),
  /** Returns the names and sizes that the exported pictures would have, in the given order. Writes nothing. */
  planExport: call<{ readonly pictures: readonly ExportSource[] }, readonly PlannedExport[]>(),
  /** Writes each file under a temporary name and renames it. A name already in use gets a number; nothing is overwritten. */
  exportPictures: call<
    { readonly placeId: string; readonly pictures: readonly ExportPicture[] },
    ExportedView
  >(),

  receiptFile: call<ForOrder, FileView>(),
  slipFile: call<{ readonly codeId: CodeId }, FileView>(),
  finalFile: call<ForPhoto, FileView>(),
  /** Returns the sheet as a file. A picture has the printer's own resolution and frame. */
  sheetFile: call<ForSheet & { readonly format: SheetFormat }, FileView>(),

  listPrinters: call<void, readonly PrinterView[]>(),
  planSheet: call<ForSheet, PlannedSheet>(),
  /** Finds finals of other orders for the same sheet by name, order number or code; without a text, today's. At most 30. */
  findSheetPhotos: call<ForOrder & { readonly text: string }, readonly SheetPhotoView[]>(),
  /** Fails with `PRINTER_NOT_APPROVED` (`reason`: an `Approval`) while the printer is not approved for that medium. */
  printSheet: call<ForSheet & { readonly copies: number }, OrderView>(),
  /** Prints it at actual size, centred on the medium. Refused in the same cases as `printSheet`. */
  printServiceSheet: call<
    ForOrder & {
      readonly sheetId: ServiceSheetId;
      readonly printerId: string;
      readonly mediumId: MediumId;
      readonly copies: number;
    },
    OrderView
  >(),
  /** Fetches what is still missing of a photo's sheets, while their address is valid. Free. */
  fetchServiceSheets: call<ForPhoto, OrderView>(),
  /** Records what staff say came out of the printer, when the spooler cannot tell. */
  confirmPrint: call<{ readonly printId: PrintId; readonly printed: boolean }, OrderView>(),
  reprint: call<{ readonly printId: PrintId; readonly reason: string }, OrderView>(),
  /** Returns every print of the studio, newest first, at most 200. */
  listPrints: call<void, readonly PrintView[]>(),
  /** Asks the spooler to cancel the print. The result arrives as it does for every print. */
  cancelPrint: call<{ readonly printId: PrintId }, PrintView>(),
  /**
   * Resumes a printer's stopped queue, which prints the waiting sheets, and returns the printer's new state. Fails with
   * `PRINT_UNCERTAIN` while a sheet in the queue may already have come out, and with `PRINTER_RESUME_REFUSED` when this
   * user may not resume it.
   */
  resumePrinter: call<ForPrinter, PrinterView>(),

  printerSetup: call<ForPrinter, PrinterSetupView>(),
  /**
   * Needs a supervisor. Fails with `PROFILE_WRONG` (`reason`: a `ProfileProblem`) when the driver lacks what the profile
   * names.
   */
  saveProfile: call<ForPrinter & { readonly profile: PrinterProfile }, PrinterSetupView>(),
  /** Prints a calibration sheet with the correction known so far. */
  printCalibration: call<ForPrinter & { readonly mediumId: MediumId }, PrinterSetupView>(),
  /**
   * Takes the figures that staff measured on the newest calibration sheet. Approves within the tolerance, otherwise
   * corrects.
   */
  saveReading: call<
    ForPrinter & { readonly mediumId: MediumId; readonly reading: RulerReading },
    PrinterSetupView
  >(),
  /** Records a new ribbon or roll with this many prints; null stops the counting. */
  loadSupply: call<ForPrinter & { readonly prints: number | null }, PrinterSetupView>(),
} as const;

export const events = {
  /** This order has changed: load it again. */
  orderChanged: event<{ readonly orderId: OrderId }>(),
  /** This retouch session has changed: load it again. */
  retouchSessionChanged: event<{ readonly sessionId: RetouchSessionId }>(),
  /** This print has changed. */
  printChanged: event<{ readonly printId: PrintId }>(),
  /** The studio has opened, or a different reason now keeps it shut: load the status again. */
  openingChanged: event<null>(),
  statusChanged: event<KioskStatus>(),
  customerScreenChanged: event<CustomerScreenView>(),
  /** The watched folder received a file, or the folder itself went away or came back. */
  folderChanged: event<FolderView>(),
} as const;

export type CallName = keyof typeof calls;
export type EventName = keyof typeof events;
export const callNames = Object.keys(calls) as readonly CallName[];
export const eventNames = Object.keys(events) as readonly EventName[];

export type ArgsOf<N extends CallName> = (typeof calls)[N] extends Call<infer Args, unknown> ? Args : never;
export type ResultOf<N extends CallName> =
  (typeof calls)[N] extends Call<infer _Args, infer Result> ? Result : never;
export type PayloadOf<N extends EventName> =
  (typeof events)[N] extends Event<infer Payload> ? Payload : never;

export type Answer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: KioskErrorShape };

type Method<N extends CallName> =
  ArgsOf<N> extends void
    ? () => Promise<Answer<ResultOf<N>>>
    : (args: ArgsOf<N>) => Promise<Answer<ResultOf<N>>>;

/** The name of an event's listener: `onOrderChanged` for `orderChanged`. */
export type ListenerName<N extends EventName> = `on${Capitalize<N>}`;

/** All that the page sees of the main process: one named function for each call and one for each kind of event. */
export type Bridge = { readonly [N in CallName]: Method<N> } & {
  readonly [N in EventName as ListenerName<N>]: (listener: (payload: PayloadOf<N>) => void) => () => void;
};

export const listenerName = <N extends EventName>(name: N): ListenerName<N> =>
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as ListenerName<N>;

/** The full picture, or a small JPEG for lists. */
export type PictureSize = 'full' | 'small';

/** Returns the route at which the page loads a picture: an id that the main process looks up, never a path. */
export const photoRoute = (imageId: ImageId, size: PictureSize = 'full'): string =>
  size === 'small' ? `photo/${imageId}/small` : `photo/${imageId}`;

/** Reads a photo route without its leading slash. Returns null for anything that is not exactly one. */
export function readPhotoRoute(
  path: string,
): { readonly imageId: ImageId; readonly size: PictureSize } | null {
  const [route, imageId, size, ...rest] = path.split('/');
  if (route !== 'photo' || !isId('img', imageId) || rest.length > 0) return null;
  if (size === undefined) return { imageId, size: 'full' };
  return size === 'small' ? { imageId, size } : null;
}

/** The largest picture that crosses the bridge, in bytes: a PNG of 60 megapixels at three bytes each, plus some room. */
export const maxShotBytes = 192 * 1024 * 1024;
