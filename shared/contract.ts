/**
 * The contract between the kiosk's two sides: every call and every event, named once and typed once.
 * `electron/ipc/` answers the calls, `renderer/bridge/bridge.ts` makes them; both hosts carry the same set.
 */
import type {
  BenchKind,
  BenchSummary,
  BenchView,
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
  type BenchId,
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
import type { PrinterProfile, PrinterSetupView, RulerReading, SheetFormat } from './printing.ts';
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
/** For the order's first person when nobody is named. */
interface ForPerson extends ForOrder {
  readonly personId?: PersonId | undefined;
}
interface ForBench {
  readonly benchId: BenchId;
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
  /** What the service says of the account now: two free look-ups, in practice too. Fails as the service did. */
  accountStatus: call<void, AccountStatusView>(),
  /** Asks the service first; keeps the credentials only when it accepts them. A supervisor's, with a PIN set. */
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
  /** The first PIN needs none before it: `currentPin` is then empty. Whoever sets a PIN is unlocked by it. */
  setPin: call<{ readonly currentPin: string; readonly newPin: string }, AccountView>(),
  unlockSupervisor: call<{ readonly pin: string }, AccountView>(),
  lockSupervisor: call<void, AccountView>(),

  desk: call<void, DeskView>(),
  /** The orders of a column of the desk that follow its first `skip`. */
  deskOrders: call<{ readonly column: DeskColumn; readonly skip: number }, OrderPart>(),
  /**
   * By the beginning of a customer's name or e-mail address, any three or more digits of the phone number, order number
   * or code. Newest first, at most 50.
   */
  findOrders: call<{ readonly text: string }, readonly OrderSummary[]>(),
  findCustomers: call<{ readonly text: string }, readonly CustomerView[]>(),
  /** A page of 50 codes that follow the first `skip`; found by the same text as orders, all of them without a text. */
  listCodes: call<{ readonly text: string; readonly skip: number }, CodePart>(),
  listDocuments: call<void, readonly DocumentView[]>(),

  createOrder: call<void, OrderView>(),
  openOrder: call<ForOrder, OrderView>(),
  /** Moves to a step that the order has already reached, or to the next one when this one is complete. */
  goToStep: call<ForOrder & { readonly step: OrderStep }, OrderView>(),
  /** Goes on from the customer step to the document, unless the order is to `stay`. */
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
  /** One more person in the same visit, named and of an age. Before payment. */
  addPerson: call<ForOrder & { readonly name: string; readonly age: Age }, OrderView>(),
  /** What is left out stays. The first may have no name of their own, and is then called as the customer is. */
  changePerson: call<
    ForPerson & {
      readonly name?: string | undefined;
      readonly age?: Age | undefined;
    },
    OrderView
  >(),
  /** With all documents and shots of theirs. Before payment, and never the last one. */
  removePerson: call<ForOrder & { readonly personId: PersonId }, OrderView>(),
  /** The bytes of a picture file as the camera or the chooser gave them; kept unaltered. */
  addShot: call<
    ForPerson & { readonly source: 'camera' | 'import'; readonly origin: string; readonly bytes: Uint8Array },
    OrderView
  >(),
  /** A camera's raw frame: encoded here, once, as the studio's settings say. */
  addFrame: call<ForPerson & RawFrame & { readonly origin: string }, OrderView>(),
  /** For the documents of the person whose shot it is. */
  chooseShot: call<ForOrder & { readonly shotId: ShotId }, OrderView>(),
  /**
   * Adds a document to those that this person has; it is made from the same shot. After a person's first document the
   * order goes to the next step: the shot, once everyone has a document. Before payment.
   */
  addDocument: call<ForPerson & { readonly specCode: string }, OrderView>(),
  /** Every person keeps at least one. */
  removeDocument: call<ForPhoto, OrderView>(),
  /**
   * Uses one preview of the account's credit. `sensitivity` stands in for the studio's setting, for this photo; given
   * for a photo that has a preview already, it is one more call, and that preview comes back when the call fails.
   */
  requestPreview: call<ForPhoto & { readonly sensitivity?: Sensitivity | undefined }, OrderView>(),
  approvePreview: call<ForPhoto, OrderView>(),
  /** Staff say that the customer knows that the authority of these photos' documents takes no print. Before payment. */
  customerKnows: call<ForOrder & { readonly photoIds: readonly PhotoId[] }, OrderView>(),
  /**
   * Asks the account first, which is free. `FINAL_IN_DOUBT` with `reason` (`no-credit`, `trial-ended`,
   * `subscription-ended`, `service-down`) when the final is unlikely to come; `anyway` takes the money all the same.
   * Nothing leads past `NO_PRINT_UNTOLD`: see `customerKnows`.
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
   * Only after payment. Uses the account's credit when the service counts it. In direct mode this is the one call that
   * makes the photo, with `sensitivity` in place of the studio's setting.
   */
  requestFinal: call<ForPhoto & { readonly sensitivity?: Sensitivity | undefined }, OrderView>(),
  /** A paid photo is taken once more: a new shot, and no new payment. What was made of the old one stays. */
  takeAgain: call<ForPhoto, OrderView>(),
  /** A final that came without its UK photo code is handed over as it is. */
  acceptWithoutCode: call<ForPhoto & { readonly reason: string }, OrderView>(),
  /**
   * Records that money was given back, or its card payment voided, for this photo or for the whole order (less what
   * was given back before). The photo, or each one that is owed, is then settled.
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
  /** Fetches the image of an answer that is already here. Free. */
  fetchPendingImage: call<ForPhoto, OrderView>(),
  resolveCall: call<{ readonly callId: CallId; readonly resolution: CallResolution }, OrderView>(),
  /** Every call that was made for this order, newest first: the ledger. */
  listCalls: call<ForOrder, readonly CallView[]>(),
  /** Every call that is on its way or of unknown outcome, newest first: what signing out waits for. */
  listOpenCalls: call<void, readonly OpenCallView[]>(),
  /** Staff have read that the account's counters differ from ours. */
  acknowledgeCredit: call<void, KioskStatus>(),
  /** After RECORDS_MISSING or KEYCHAIN_UNAVAILABLE: tries to open the studio at once. Fails with what still keeps it shut. */
  openAgain: call<void, void>(),
  /**
   * After RECORDS_MISSING: starts with new records; pictures, key and mark of the old ones are set aside. A supervisor's.
   * `pin` is empty where none is asked for.
   */
  startNewRecords: call<{ readonly pin: string }, void>(),
  /** Changes that may be missing from the records; null when none are. */
  recordsGap: call<void, RecordsGapView | null>(),
  /** A person has read what may be missing and goes on with these records: paid calls no longer wait. */
  acceptRecordsGap: call<{ readonly gapId: GapId }, KioskStatus>(),
  finishOrder: call<ForOrder, OrderView>(),
  cancelOrder: call<ForOrder & { readonly reason: string }, OrderView>(),

  /** What has come into the watched folder. */
  folderInbox: call<void, FolderView>(),
  /** A small JPEG of a picture in the watched folder. */
  folderThumbnail: call<{ readonly fileId: FolderFileId }, FileView>(),
  /** Adds a picture of the watched folder as a shot; one that this order has as a shot already is chosen instead. */
  takeFolderFile: call<ForPerson & { readonly fileId: FolderFileId }, OrderView>(),

  /**
   * What the customer's own screen shows from now on. Told again every `sceneRenewedEvery` while it holds; else the
   * screen goes back to the studio's name by itself.
   */
  showCustomer: call<CustomerScene, void>(),
  customerScreen: call<void, CustomerScreenView>(),
  /** A one-time address at which a browser opens the customer's screen; null where its window opens by itself. */
  openCustomerScreen: call<void, { readonly address: string | null }>(),

  /** The bench of an order's shot; made when it is first opened. */
  openRetouch: call<ForOrder & { readonly shotId: ShotId }, BenchView>(),
  /** A bench on its own, with this picture as its original. */
  startRetouch: call<{ readonly source: PictureSource }, BenchView>(),
  /** Newest first, at most 60. */
  listBenches: call<{ readonly kind: BenchKind }, readonly BenchSummary[]>(),
  bench: call<ForBench, BenchView>(),
  /** A paid tool, on one version; its result is another. `CALL_OPEN` while the bench has a call. */
  edit: call<ForBench & { readonly versionId: VersionId; readonly edit: Edit }, BenchView>(),
  /** A colour behind a transparent version: another version, made here and free. */
  fillBackground: call<ForBench & { readonly versionId: VersionId; readonly colour: string }, BenchView>(),
  /** How a person settles a call of a bench whose outcome was not known. */
  resolveBenchCall: call<{ readonly callId: CallId; readonly resolution: CallResolution }, BenchView>(),
  /** Erases all pictures of a bench on its own, now. */
  eraseBench: call<ForBench, void>(),
  /**
   * What a photo is made from: a version of its shot, or null for the shot as it was taken. Where the document's
   * authority forbids edits: `EDIT_LOCKED` without a `reason`, and with one a supervisor is asked for.
   */
  chooseVersion: call<
    ForPhoto & { readonly versionId: VersionId | null; readonly reason: string },
    OrderView
  >(),
  /** Newest first, at most 200. */
  listOverrides: call<void, readonly OverrideView[]>(),

  /** A bench for headshots, with this picture as the reference. */
  startHeadshots: call<{ readonly source: PictureSource }, BenchView>(),
  /** One paid run. Without a seed the kiosk draws one. */
  generateHeadshots: call<
    ForBench & Omit<HeadshotSettings, 'seed'> & { readonly seed: number | null },
    BenchView
  >(),
  markHeadshot: call<ForBench & { readonly versionId: VersionId; readonly mark: Mark }, BenchView>(),
  listPrompts: call<void, readonly PromptView[]>(),
  /** A new one, or `promptId` with other words. */
  savePrompt: call<
    { readonly promptId: PromptId | null; readonly name: string; readonly prompt: string },
    readonly PromptView[]
  >(),
  removePrompt: call<{ readonly promptId: PromptId }, readonly PromptView[]>(),
  /** One sheet for each: as large as the medium and its margin allow. No ID document, and marked so in the journal. */
  printHeadshots: call<
    ForBench & {
      readonly versionIds: readonly VersionId[];
      readonly printerId: string;
      readonly mediumId: MediumId;
      readonly edgeMm: number;
      readonly copies: number;
    },
    BenchView
  >(),
  confirmHeadshotPrint: call<{ readonly printId: PrintId; readonly printed: boolean }, BenchView>(),
  reprintHeadshot: call<{ readonly printId: PrintId; readonly reason: string }, BenchView>(),

  /** One paid call. Neither the pictures nor the answer are kept. */
  matchFaces: call<
    {
      readonly source: PictureSource;
      readonly target: PictureSource;
      /** Null leaves it to the service. */
      readonly threshold: number | null;
    },
    FaceMatchView
  >(),
  /** The one face match that is on its way or of unknown outcome. */
  openFaceMatch: call<void, CallView | null>(),
  resolveFaceMatch: call<{ readonly callId: CallId; readonly resolution: CallResolution }, SettledCallView>(),

  exportPlaces: call<void, readonly ExportPlace[]>(),
  /** What the pictures will be called and how large they are: nothing is written. In the order asked for. */
  planExport: call<{ readonly pictures: readonly ExportSource[] }, readonly PlannedExport[]>(),
  /** Written beside and renamed; a name that is taken gets a number, and nothing is overwritten. */
  exportPictures: call<
    { readonly placeId: string; readonly pictures: readonly ExportPicture[] },
    ExportedView
  >(),

  receiptFile: call<ForOrder, FileView>(),
  slipFile: call<{ readonly codeId: CodeId }, FileView>(),
  finalFile: call<ForPhoto, FileView>(),
  /** A picture has the printer's own resolution and frame. */
  sheetFile: call<ForSheet & { readonly format: SheetFormat }, FileView>(),

  listPrinters: call<void, readonly PrinterView[]>(),
  planSheet: call<ForSheet, PlannedSheet>(),
  /** Finals of other orders, to go on the same sheet: by name, order number or code; without a text today's. At most 30. */
  findSheetPhotos: call<ForOrder & { readonly text: string }, readonly SheetPhotoView[]>(),
  /** Refused with `PRINTER_NOT_APPROVED` (`reason`: an `Approval`) while the printer is not approved on that medium. */
  printSheet: call<ForSheet & { readonly copies: number }, OrderView>(),
  /** At its true size, in the middle of the medium. Refused as `printSheet` is. */
  printServiceSheet: call<
    ForOrder & {
      readonly sheetId: ServiceSheetId;
      readonly printerId: string;
      readonly mediumId: MediumId;
      readonly copies: number;
    },
    OrderView
  >(),
  /** Fetches what is still missing of a photo's sheets, while its address lives. Free. */
  fetchServiceSheets: call<ForPhoto, OrderView>(),
  /** Staff say what came out of the printer, when the spooler cannot. */
  confirmPrint: call<{ readonly printId: PrintId; readonly printed: boolean }, OrderView>(),
  reprint: call<{ readonly printId: PrintId; readonly reason: string }, OrderView>(),
  /** Every print of the studio, newest first, at most 200. */
  listPrints: call<void, readonly PrintView[]>(),
  /** Asks the printer's side to leave it; what became of it is told as of every print. */
  cancelPrint: call<{ readonly printId: PrintId }, PrintView>(),
  /**
   * Resumes a printer's stopped queue and says how it stands then; its sheets print. Refused with `PRINT_UNCERTAIN`
   * while a sheet in it may have come out already, and with `PRINTER_RESUME_REFUSED` when this user may not do it.
   */
  resumePrinter: call<ForPrinter, PrinterView>(),

  printerSetup: call<ForPrinter, PrinterSetupView>(),
  /** A supervisor's. `PROFILE_WRONG` (`reason`: a `ProfileProblem`) when the driver does not have what it names. */
  saveProfile: call<ForPrinter & { readonly profile: PrinterProfile }, PrinterSetupView>(),
  /** Prints a calibration sheet with the correction that is known so far. */
  printCalibration: call<ForPrinter & { readonly mediumId: MediumId }, PrinterSetupView>(),
  /** What staff read off the newest calibration sheet. Within the tolerance it approves; else it corrects. */
  saveReading: call<
    ForPrinter & { readonly mediumId: MediumId; readonly reading: RulerReading },
    PrinterSetupView
  >(),
  /** A new ribbon or roll, with so many prints on it; null stops the counting. */
  loadSupply: call<ForPrinter & { readonly prints: number | null }, PrinterSetupView>(),
} as const;

export const events = {
  /** Something about this order has changed: ask for it again. */
  orderChanged: event<{ readonly orderId: OrderId }>(),
  /** Something about this bench has changed: ask for it again. */
  benchChanged: event<{ readonly benchId: BenchId }>(),
  /** Something about this print has changed. */
  printChanged: event<{ readonly printId: PrintId }>(),
  /** The studio has opened, or something else keeps it shut than before: ask for the status again. */
  openingChanged: event<null>(),
  statusChanged: event<KioskStatus>(),
  customerScreenChanged: event<CustomerScreenView>(),
  /** Something has come into the watched folder, or the folder itself went or came back. */
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

/** `orderChanged` is listened to with `onOrderChanged`. */
export type ListenerName<N extends EventName> = `on${Capitalize<N>}`;

/** What the page sees of the main process: one named function a call, one a kind of event, and nothing else. */
export type Bridge = { readonly [N in CallName]: Method<N> } & {
  readonly [N in EventName as ListenerName<N>]: (listener: (payload: PayloadOf<N>) => void) => () => void;
};

export const listenerName = <N extends EventName>(name: N): ListenerName<N> =>
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as ListenerName<N>;

/** The picture as it is, or a small JPEG of it for lists. */
export type PictureSize = 'full' | 'small';

/** Where the page asks for a picture: an id that the main process looks up, never a path. */
export const photoRoute = (imageId: ImageId, size: PictureSize = 'full'): string =>
  size === 'small' ? `photo/${imageId}/small` : `photo/${imageId}`;

/** Reads an address of the photo route, without its leading slash; null for whatever is not exactly one. */
export function readPhotoRoute(
  path: string,
): { readonly imageId: ImageId; readonly size: PictureSize } | null {
  const [route, imageId, size, ...rest] = path.split('/');
  if (route !== 'photo' || !isId('img', imageId) || rest.length > 0) return null;
  if (size === undefined) return { imageId, size: 'full' };
  return size === 'small' ? { imageId, size } : null;
}

/** The largest picture that crosses the bridge, in bytes: a PNG of 60 megapixels at three bytes each, and a little. */
export const maxShotBytes = 192 * 1024 * 1024;
