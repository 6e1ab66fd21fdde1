/** What the kiosk shows: orders and what belongs to them, as the main process hands them over. */
import type { VersionTool } from './bench.ts';
import type { Bill, PriceList } from './money.ts';
import type {
  BenchId,
  CallId,
  CodeId,
  CustomerId,
  FolderFileId,
  GapId,
  ImageId,
  OrderId,
  PersonId,
  PhotoId,
  PrintId,
  ServiceSheetId,
  SettlementId,
  ShotId,
  VersionId,
} from './ids.ts';
import type { ErrorCode } from './errors.ts';
import type { Age } from './guidance/sitter.ts';
import type { sensitivityKeys, SensitivityLevel } from './service/issues.ts';
import type { watermarkTexts } from './service/limits.ts';
import type { Endpoint } from './service/wire.ts';
import type {
  Approval,
  HotFolder,
  Margins,
  PrintHold,
  PrintKind,
  PrintTrouble,
  ProfileProblem,
} from './printing.ts';
import type { KnownMediumId, MediumId, OwnMedium } from './sheet-media.ts';

/** The steps of an order, in the order in which staff walk through them. */
export const orderSteps = ['customer', 'document', 'shot', 'preview', 'payment', 'handover'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * How an order gets its photos: with a watermarked preview that is looked at before payment, or paid first and then
 * made in one call. An order keeps the mode it began with.
 */
export const photoModes = ['preview', 'direct'] as const;
export type PhotoMode = (typeof photoModes)[number];

/** The steps of an order of this mode, in order. */
export const stepsOf = (mode: PhotoMode): readonly OrderStep[] =>
  mode === 'preview' ? orderSteps : orderSteps.filter((step) => step !== 'preview');

/** The twelve checks whose strictness can be set. No face and expression have none. */
export type SensitivityKey = (typeof sensitivityKeys)[number];
/** What is left out is checked as the service does by itself (`MEDIUM`). */
export type Sensitivity = Readonly<Partial<Record<SensitivityKey, SensitivityLevel>>>;

export const paymentMethods = ['cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Millimetres, lowest and highest allowed. */
export interface RangeMm {
  readonly min: number;
  readonly max: number;
}

/** A document as staff choose it: the service's specification read into figures, and the studio's price. */
export interface DocumentView {
  readonly specCode: string;
  readonly name: string;
  /** Null where the service's text could not be read: nothing is guessed. */
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly dpi: number | null;
  readonly headMm: RangeMm | null;
  readonly eyeToBottomMm: RangeMm | null;
  /** `#RRGGBB` */
  readonly backgroundColor: string | null;
  /** The service's own texts by property name, known and unknown ones. */
  readonly properties: Readonly<Record<string, string>>;
  /** True when a UK photo code comes with the final. */
  readonly givesCode: boolean;
  readonly favourite: boolean;
  /** Tax included, smallest unit of the studio's currency. */
  readonly price: number;
}

export interface CustomerView {
  readonly id: CustomerId;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** The customer allows the studio to keep the photos for the retention period. */
  readonly keepPhotos: boolean;
  readonly orders: number;
}

export interface ImageView {
  readonly id: ImageId;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly bytes: number;
}

/** Why a file that was brought in cannot be used as a shot. */
export const pictureTroubles = [
  'empty',
  'not-a-picture',
  /** An animation: which of its pictures would be the shot? */
  'moving',
  'cut-off',
  /** A camera's raw file, without the JPEG that goes with it. */
  'raw',
  /** A HEIC file, and this machine has nothing that reads it. */
  'heic',
  'too-large',
  'too-small',
  /** Another program holds it, or it may not be read. */
  'locked',
] as const;
export type PictureTrouble = (typeof pictureTroubles)[number];

/** A picture that has come into the watched folder. */
export interface FolderFileView {
  readonly id: FolderFileId;
  /** Without its folders. */
  readonly name: string;
  /** ISO 8601, UTC: when it came into the folder, by the file system. */
  readonly arrivedAt: string;
  readonly state: 'ready' | 'unreadable';
  /** Why it is unreadable; null when it is not. */
  readonly trouble: PictureTrouble | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** The order that it was last taken into. */
  readonly taken: { readonly orderId: OrderId; readonly orderNumber: string } | null;
}

export interface FolderView {
  /** `away`: it is set, and cannot be reached now. */
  readonly state: 'off' | 'starting' | 'watching' | 'away';
  /** The folder's own name, without the way to it. */
  readonly name: string;
  /** Files that are still being written. */
  readonly arriving: number;
  /** Newest first, at most 60. */
  readonly files: readonly FolderFileView[];
}

/** Someone whose photos an order is for. */
export interface PersonView {
  readonly id: PersonId;
  /** Of the first, the customer's for as long as no other is given. Empty only while nobody's is known. */
  readonly name: string;
  /** Staff say it; an adult until they do. */
  readonly age: Age;
}

export interface ShotView {
  readonly id: ShotId;
  readonly personId: PersonId;
  readonly image: ImageView;
  readonly source: 'camera' | 'import';
  /** The camera's label or the imported file's name. */
  readonly origin: string;
  /** ISO 8601, UTC. */
  readonly takenAt: string;
}

/**
 * A photo's life. `preview-asked` and `final-asked` stand while a call is on its way or of unknown outcome;
 * `…-pending` when the service has answered and only the image still has to be fetched.
 */
export const photoStates = [
  'chosen',
  'preview-asked',
  'preview-pending',
  'no-face',
  'preview',
  'approved',
  'final-asked',
  'final-pending',
  'final',
] as const;
export type PhotoState = (typeof photoStates)[number];

export interface CodeView {
  readonly id: CodeId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly customerName: string;
  /** Whose photo it came with: the customer's, unless the person in it has a name of their own. */
  readonly personName: string;
  readonly specCode: string;
  /** Opaque and case-sensitive. */
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** Staff check the date before they rely on `expiresAt`. */
  readonly doubt: CodeTimeDoubt | null;
}

/** The two clocks when a code was issued, where they contradicted each other. Times are ISO 8601, UTC. */
export interface CodeTimeDoubt {
  /** The date that the service sent; null when it sent none. */
  readonly serviceTime: string | null;
  /** Time of this computer's clock. */
  readonly counterTime: string;
  /** The clock that the code's 21 days are counted from. */
  readonly countedFrom: 'service' | 'counter';
}

export interface PhotoView {
  readonly id: PhotoId;
  readonly personId: PersonId;
  readonly specCode: string;
  readonly document: DocumentView;
  readonly shotId: ShotId | null;
  /** The version of the shot that it is made from; null for the shot as it was taken. */
  readonly versionId: VersionId | null;
  /** What staff see of that version; its image is null once it was erased. */
  readonly version: {
    readonly number: number;
    readonly tool: VersionTool;
    readonly image: ImageView | null;
  } | null;
  readonly state: PhotoState;
  readonly preview: ImageView | null;
  readonly final: ImageView | null;
  /** Issue codes as the service sent them, known and unknown. An empty list does not mean "compliant". */
  readonly issues: readonly string[];
  readonly code: CodeView | null;
  /** What the service was last asked to check for, or would be asked now; `{}` is its own default throughout. */
  readonly sensitivity: Sensitivity;
  readonly trouble: PhotoTrouble | null;
  /** The customer was told that this document's authority takes no print. Asked for before payment, where it is so. */
  readonly customerKnows: boolean;
  /** Not null while the customer has paid for this photo and it is not settled. */
  readonly owed: OwedView | null;
  /** How a photo that was paid for was settled without its final, or without its code. */
  readonly settled: SettlementView | null;
  /** Calls for this photo whose unknown outcome a person settled, newest first, until such a call brings its result. */
  readonly settledCalls: readonly SettledCallView[];
  /** Why the service did not take the picture that this photo is made from; null when it did, or was not asked. */
  readonly pictureRefusal: PictureRefusal | null;
}

/** `unusable`: it shows no face, or the service cannot use it. `too-large`: the service did not take a file of its size. */
export type PictureRefusal = 'unusable' | 'too-large';

/** What is wrong with the service's last answer for a photo. Cleared by the next call. */
export const photoTroubles = [
  /** A success that holds no image: most likely no face was found. */
  'no-image',
  /** The signed address of the image had ended before the image was fetched. */
  'image-expired',
  /** What the service sent is no picture that can be read; it is kept, sealed. */
  'image-unreadable',
  /** A preview without an id by which its final could be asked for: it cannot be sold. */
  'no-photo-uuid',
  /** The service gave the preview an id that another photo has: it is not shown, and it cannot be sold. */
  'photo-uuid-taken',
  /** The picture is here, and it should be looked at: the service says that a final has a watermark, or a preview none. */
  'watermark-differs',
  /** …the service says that it is for another document. */
  'spec-differs',
  /** …its pixels are not those that the service says. */
  'image-size-differs',
  /** …the service gave its id to another photo too: its final may show another person. */
  'photo-uuid-shared',
] as const;
export type PhotoTrouble = (typeof photoTroubles)[number];

export const owedReasons = [
  /** Paid, and the final has not been asked for yet; also a photo that is being taken again. */
  'waiting',
  /** A call for it is on its way. */
  'on-its-way',
  /** A call of unknown outcome waits for a person. */
  'uncertain',
  /** The last call was of unknown outcome, and a person has settled it; no photo came of it. */
  'settled',
  /** The service does not know the preview any more. */
  'unknown-photo',
  /** The service refused the call, or it could not be sent: `error` says why. */
  'refused',
  /** The answer is here, its image is not yet: fetching it is free. */
  'image-pending',
  'image-expired',
  'image-unreadable',
  'no-image',
  /** The final is here; its document brings a UK photo code, and it has none. */
  'no-code',
] as const;
export type OwedReason = (typeof owedReasons)[number];

/** What a person can truly do about a photo that is owed, best first. Each is a call of the contract. */
export const owedWays = [
  /** `fetchPendingImage`: free. */
  'fetch',
  /** `resolveCall` */
  'resolve',
  /** `requestFinal`: a new call, started by a person; it may cost a credit. */
  'ask',
  /** `takeAgain`: a new shot, and no new payment. */
  'take-again',
  /** `acceptWithoutCode` */
  'accept',
  /** `refund` */
  'refund',
] as const;
export type OwedWay = (typeof owedWays)[number];

export interface OwedView {
  readonly reason: OwedReason;
  /** What ended the last call, where one failed. */
  readonly error: ErrorCode | null;
  /** ISO 8601, UTC: the payment, or the end of the last call since. */
  readonly since: string;
  readonly ways: readonly OwedWay[];
  /** What the customer paid for this photo, tax included, smallest unit of the payment's currency. */
  readonly price: number;
}

export const settlementKinds = ['refund', 'void', 'accepted'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** How something owed was settled. Written once, never changed. */
export interface SettlementView {
  readonly id: SettlementId;
  readonly orderId: OrderId;
  /** Null when the whole order was settled at once. */
  readonly photoId: PhotoId | null;
  readonly kind: SettlementKind;
  /** Null when no money was given back. */
  readonly method: PaymentMethod | null;
  /** Given back, smallest unit of `currency`; 0 when none was. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export const callStates = ['intent', 'sent', 'done', 'refused', 'not-sent', 'uncertain', 'resolved'] as const;
export type CallState = (typeof callStates)[number];

/** How a person settled a call whose outcome was not known. */
export type CallResolution = 'counted' | 'not-counted';

export interface CallView {
  readonly id: CallId;
  /** Null for what belongs to no order: a bench on its own, a face match. */
  readonly orderId: OrderId | null;
  readonly photoId: PhotoId | null;
  readonly benchId: BenchId | null;
  readonly endpoint: string;
  readonly state: CallState;
  /** What went wrong, apart from whether it may have counted. */
  readonly error: ErrorCode | null;
  /** Where it went: a region, or practice. */
  readonly region: Region | 'practice';
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  /** Why it ended as it did, in one word of the client's: `time-out`, `closed`, `wrong-shape`… */
  readonly reason: string | null;
  /** The body of an error answer with everything secret taken out: text of the service's, shown as such. */
  readonly detail: string | null;
  /** Bytes of the body that left this machine; null while it is under way or when a crash hid it. */
  readonly requestBytes: number | null;
  readonly responseBytes: number | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly resolution: CallResolution | null;
  readonly resolvedBy: string | null;
  readonly resolvedAt: string | null;
  /** The earlier call in whose place a person started this one. */
  readonly replacesCallId: CallId | null;
  /** The account's counter for this endpoint before and after, where known: a hint, not a proof. */
  readonly remainingBefore: number | null;
  readonly remainingAfter: number | null;
}

/** A call of unknown outcome that a person has settled: it brought no result that could be used. */
export interface SettledCallView {
  readonly id: CallId;
  readonly endpoint: string;
  readonly resolution: CallResolution;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** An open call with what tells a person whose it is. */
export interface OpenCallView extends CallView {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly documentName: string;
}

export interface PaymentView {
  readonly bill: Bill;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly receiptNumber: string;
  readonly paidAt: string;
}

export const printStates = [
  'submitted',
  'waiting',
  'printing',
  'printed',
  'failed',
  'uncertain',
  'cancelled',
] as const;
export type PrintState = (typeof printStates)[number];

/** A sheet that was saved as a file, in clear, and for how long. */
export interface SavedFile {
  /** Its name in the folder for sheets. */
  readonly name: string;
  readonly savedAt: string;
  /** Null while it is kept. */
  readonly erasedAt: string | null;
}

export interface PrintView {
  readonly id: PrintId;
  readonly kind: PrintKind;
  /** The order at whose hand-over it was printed; null for a headshot and a calibration sheet. */
  readonly orderId: OrderId | null;
  /** That order's and those of all others whose photos are on it. */
  readonly orderNumbers: readonly string[];
  readonly benchId: BenchId | null;
  /** The headshot that is on it; null for an order's sheet. */
  readonly versionId: VersionId | null;
  readonly printerId: string;
  readonly printerName: string;
  readonly layout: SheetLayout;
  readonly copies: number;
  readonly state: PrintState;
  /** What the spooler last said, in its own words; empty when it said nothing. */
  readonly note: string;
  readonly trouble: PrintTrouble | null;
  /** Why the spooler keeps the sheet until a person acts; null when it does not. */
  readonly hold: PrintHold | null;
  /** The printer's side can still be asked to leave it. */
  readonly cancellable: boolean;
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
  readonly updatedAt: string;
  /** Null for what went to a printer. */
  readonly saved: SavedFile | null;
}

export interface OrderSummary {
  readonly id: OrderId;
  /** As printed on the receipt, for example `261121-004`. */
  readonly number: string;
  readonly step: OrderStep;
  readonly state: OrderState;
  readonly customerName: string;
  /** Each with the person that it is for, when the order has several. */
  readonly documents: readonly string[];
  readonly thumbnail: ImageView | null;
  /**
   * The most urgent reason why the order needs staff: a call of unknown outcome, a paid photo that has not arrived, a print
   * that may have come out, a print that waits at its printer. Null when nothing does.
   */
  readonly attention: 'uncertain-call' | 'final-owed' | 'uncertain-print' | 'waiting-print' | null;
  /** Null when nothing was refunded. */
  readonly refunded: RefundedView | null;
  readonly updatedAt: string;
}

/** Refunds of an order's payment. Fully refunded when `amount` equals `total`. */
export interface RefundedView {
  /** `void` when every part of it was voided on the card terminal. */
  readonly kind: 'refund' | 'void';
  /** Smallest unit of `currency`, as `total`. */
  readonly amount: number;
  /** The customer's payment. */
  readonly total: number;
  readonly currency: string;
}

export type OrderState = 'open' | 'done' | 'cancelled';

export interface OrderView {
  readonly id: OrderId;
  readonly number: string;
  readonly state: OrderState;
  readonly step: OrderStep;
  readonly photoMode: PhotoMode;
  readonly practice: boolean;
  readonly customer: CustomerView | null;
  /** Who is photographed, at least one: the first is the customer, unless another name is given. */
  readonly people: readonly PersonView[];
  readonly shots: readonly ShotView[];
  readonly photos: readonly PhotoView[];
  /** What the customer owes for the photos chosen now. */
  readonly bill: Bill;
  readonly payment: PaymentView | null;
  /** Refunds, voids and what was accepted as it is; oldest first. */
  readonly settlements: readonly SettlementView[];
  readonly prints: readonly PrintView[];
  /** Sheets that the service made of this order's photos. */
  readonly serviceSheets: readonly ServiceSheetView[];
  /** Calls that are on their way or of unknown outcome, newest first. */
  readonly openCalls: readonly CallView[];
  /** When the pictures of an order that was left open were erased; null while it has any. */
  readonly picturesErasedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The first rows of the desk's columns. */
export interface DeskView {
  /** Orders that wait for a person, closed ones included, then open orders; last changed first. */
  readonly inHand: readonly OrderSummary[];
  readonly doneToday: readonly OrderSummary[];
  /** The next to expire first. */
  readonly codesExpiring: readonly CodeView[];
  /** Prints that something holds back, then those that may have come out: of open and closed orders alike. */
  readonly waitingPrints: readonly PrintView[];
  /** How many there are of each, shown or not. */
  readonly counts: Readonly<Record<'inHand' | 'doneToday' | 'codesExpiring' | 'waitingPrints', number>>;
}

/** A column of orders on the desk. */
export type DeskColumn = 'inHand' | 'doneToday';

/** Some rows of a column, and how many rows the whole column has. */
export interface OrderPart {
  readonly orders: readonly OrderSummary[];
  readonly count: number;
}

/** A page of the code desk. */
export interface CodePart {
  /** Valid codes, the next to expire first, then expired codes, the last to expire first. */
  readonly codes: readonly CodeView[];
  /** How many there are on all pages. */
  readonly valid: number;
  readonly ended: number;
  /** False when only the newest orders that match were searched for expired codes. */
  readonly endedComplete: boolean;
}

/** A light of the status strip. The word that goes with it is the renderer's. */
export type Light = 'ok' | 'warn' | 'bad' | 'off';

export type CreditWarning =
  | { readonly kind: 'few-previews' | 'few-photos'; readonly left: number }
  | {
      readonly kind: 'trial-ends';
      /** ISO 8601, UTC. */
      readonly at: string;
      readonly ended: boolean;
    }
  /** The service's counter differs from what this kiosk has used: others may share the account. */
  | {
      readonly kind: 'credit-differs';
      readonly counter: 'previews' | 'photos';
      /** The lowest and highest that our own calls explain. */
      readonly expectedMin: number;
      readonly expectedMax: number;
      readonly said: number;
    };

/** How one printer stands, with its most pressing sheet. */
export interface PrinterStatus {
  readonly id: string;
  /** Null when the machine has no such printer and no sheet names it. */
  readonly name: string | null;
  readonly state: PrinterView['state'] | 'gone';
  readonly light: Light;
  /** The one that the studio's settings name. */
  readonly usual: boolean;
  /**
   * The need of its most urgent sheet: to be released (paper, a resumed queue), an answer whether it came out, or to be
   * printed again. Null when no sheet needs anyone.
   */
  readonly needs: 'release' | 'answer' | 'failed' | null;
  readonly trouble: PrintTrouble | null;
  readonly hold: PrintHold | null;
  /** Prints left on its ribbon or roll, once that is few; null otherwise. */
  readonly printsLeft: number | null;
}

export interface KioskStatus {
  readonly studioName: string;
  readonly version: string;
  readonly host: 'desktop' | 'browser';
  readonly mode: 'practice' | 'account';
  /** Why the kiosk is in practice mode; null when it is not. */
  readonly practiceReason: 'no-account' | 'no-keychain' | null;
  readonly service: {
    readonly light: Light;
    readonly previewsLeft: number | null;
    readonly photosLeft: number | null;
    /** What staff should know before the next payment, most pressing first. */
    readonly warnings: readonly CreditWarning[];
  };
  /** The usual printer, all others, and any with a sheet that needs someone: the worst first. */
  readonly printers: readonly PrinterStatus[];
  /** Not null when records cannot be written or paid calls are blocked. */
  readonly blocked:
    'read-only' | 'disk-full' | 'unsafe-disk' | 'records-incomplete' | 'checking' | 'damaged' | null;
}

/**
 * Why the records are not the ones that Headroom last wrote: `older` an earlier copy, or the end of the file is lost;
 * `other` another studio's; `unknown` the mark beside them is missing or damaged; `fresh` a person started new ones.
 */
export const recordsGapReasons = ['older', 'other', 'unknown', 'fresh'] as const;
export type RecordsGapReason = (typeof recordsGapReasons)[number];

/** Changes that may be missing from the records. Paid calls wait until a person has confirmed them. */
export interface RecordsGapView {
  readonly id: GapId;
  readonly reason: RecordsGapReason;
  readonly foundAt: string;
  /** The last change and the newest order that Headroom knows of; null where it knows none. */
  readonly expected: { readonly changedAt: string | null; readonly lastOrder: string | null };
  /** The same for the records as they were found. */
  readonly had: { readonly changedAt: string | null; readonly lastOrder: string | null };
}

export interface PrinterView {
  /** `cups:<queue>`, `windows:<name>`, `folder:<id>` or `file`. */
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'busy' | 'stopped' | 'rejecting' | 'unreachable';
  /** Its problem, or null. */
  readonly trouble: PrintTrouble | null;
  /** `queue-stopped` while nothing prints on it until its queue is resumed. */
  readonly hold: PrintHold | null;
  /** The spooler's reasons, in its own words: details, never the text for staff. */
  readonly reasons: readonly string[];
  readonly isDefault: boolean;
}

/** How photos are laid on a medium. */
export interface SheetLayout {
  readonly mediumId: MediumId;
  /** Distance between photos, millimetres. */
  readonly gapMm: number;
  /** Margin that stays free along every side of the medium, millimetres. */
  readonly edgeMm: number;
  readonly cut: CutStyle;
  /** Document, size, date and code, where the sheet has waste to write them on. */
  readonly caption: boolean;
  /** Of one order or of several. `count` null fills the sheet. */
  readonly photos: readonly { readonly photoId: PhotoId; readonly count: number | null }[];
  /** Places given by hand, each of a photo that stands in `photos`; null has the best ones found. */
  readonly arranged: Arrangement | null;
}

/** Short marks at the corners, lines along the edges from side to side, or nothing. */
export const cutStyles = ['marks', 'lines', 'none'] as const;
export type CutStyle = (typeof cutStyles)[number];

export interface Arrangement {
  /** The sheet lies on its long side. */
  readonly landscape: boolean;
  readonly photos: readonly ArrangedPhoto[];
}

/** Millimetres from the top left corner of the sheet as it lies. */
export type ArrangedPhoto = Pick<Placement, 'photoId' | 'xMm' | 'yMm' | 'rotated'>;

/** One photo on the sheet, millimetres from the medium's top left corner. */
export interface Placement {
  readonly photoId: PhotoId;
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** True when the photo is turned by 90 degrees clockwise. */
  readonly rotated: boolean;
}

export interface SheetPlan {
  readonly mediumId: MediumId;
  /** As laid: width and height change places when the sheet is used in landscape. */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly placements: readonly Placement[];
  /** Marks or lines, as the layout asks for. */
  readonly cutMarks: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
  readonly captions: readonly Caption[];
}

/** One line of small type in the waste, clear of every photo. */
export interface Caption {
  readonly text: string;
  /** Its box as it lies on the sheet, millimetres from the top left corner. */
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** True when the line runs from top to bottom: turned by 90 degrees clockwise. */
  readonly rotated: boolean;
}

/** A sheet as one printer would print it. */
export interface PlannedSheet {
  readonly plan: SheetPlan;
  /** What no photo may lie in, on the sheet as it lies: the wider of the layout's edge and the printer's safe area. */
  readonly keepOff: Margins;
  /** How many photos fewer than the same medium would hold if only the layout's own edge counted. */
  readonly lostToPrinter: number;
  /** Photos whose caption found no waste to stand in. */
  readonly captionsLeftOut: number;
  readonly approval: Approval;
  readonly problem: ProfileProblem | null;
}

/** A photo of any order that could lie on a sheet. */
export interface SheetPhotoView {
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  readonly orderNumber: string;
  readonly personName: string;
  readonly documentName: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly image: ImageView;
}

/** A sheet that the service itself made of a photo. */
export interface ServiceSheetView {
  readonly id: ServiceSheetId;
  readonly photoId: PhotoId;
  /** The medium that it was asked for. */
  readonly mediumId: MediumId;
  /** As asked for; its size on paper follows from the document's dpi. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Null until it is here. */
  readonly image: ImageView | null;
  readonly trouble: 'pending' | 'expired' | 'unreadable' | 'size-differs' | 'not-made' | null;
}

/** A file that staff save or that is shown in a window of its own. */
export interface FileView {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** How many days each kind of picture, and of copy, is kept. */
export interface KeepDays {
  /** Pictures of a closed order whose customer lets the studio keep them. */
  readonly withConsent: number;
  /** All others of closed orders; headshots and retouched pictures without an order, from the last work on them. */
  readonly without: number;
  /** Pictures of an open order, from the last work on it. */
  readonly open: number;
  /** Sheets that were saved as files. */
  readonly files: number;
  /** Copies of the records that were made before an update, and damaged records that were set aside. */
  readonly copies: number;
}

export interface StudioSettings {
  readonly studioName: string;
  readonly studioAddress: string;
  readonly taxNumber: string;
  readonly prices: PriceList;
  /** Days that photos are kept with and without the customer's consent. */
  readonly keepDays: KeepDays;
  readonly favourites: readonly string[];
  readonly theme: 'system' | 'light' | 'dark';
  readonly camera: { readonly deviceId: string; readonly label: string } | null;
  /** Hints while the sitter poses. */
  readonly guidance: boolean;
  /** How far a camera's picture is turned clockwise to stand upright: a camera may be mounted on its side. */
  readonly cameraRotation: Rotation;
  /** The live picture is shown as in a mirror. The shot never is. */
  readonly cameraMirror: boolean;
  /** What a camera's frame is kept as. */
  readonly shotFormat: (typeof shotFormats)[number];
  /** One press takes several frames, of which the best becomes the shot. */
  readonly burst: boolean;
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly gapMm: number;
  readonly edgeMm: number;
  readonly cut: CutStyle;
  readonly caption: boolean;
  /** Media beside the known ones. */
  readonly ownMedia: readonly OwnMedium[];
  readonly hotFolders: readonly HotFolder[];
  /** Media for which the service is asked to make a sheet with every final: free, and at most ten. */
  readonly serviceSheets: readonly KnownMediumId[];
  /** For new orders. */
  readonly photoMode: PhotoMode;
  /** By specCode; a document or a check that is left out is checked as the service does by itself. */
  readonly sensitivity: Readonly<Record<string, Sensitivity>>;
  readonly watermarkText: WatermarkText;
  /** Longest side of the copy of a shot that the service is sent, pixels; null sends it at full size. */
  readonly uploadLongSidePx: number | null;
  /** At this many calls left and fewer, staff are warned. */
  readonly fewPhotosLeft: number;
  /** Total time for a call that costs, seconds. */
  readonly deadlineSeconds: number;
  /** For single endpoints; what is left out has `deadlineSeconds`, or the client's own for free look-ups. */
  readonly deadlineSecondsFor: Readonly<Partial<Record<Endpoint, number>>>;
  /** The folder that camera software writes to, an absolute path; empty for none. */
  readonly watchedFolder: string;
  /** What comes into it while a shot is being taken becomes that order's shot by itself. */
  readonly watchedFolderStraightIn: boolean;
  /** Where pictures are exported to, an absolute path; empty for sticks only. */
  readonly exportFolder: string;
  /** The customer sees themselves, and then their preview, on a screen of their own. */
  readonly customerScreen: boolean;
}

/** Degrees clockwise. */
export const rotations = [0, 90, 180, 270] as const;
export type Rotation = (typeof rotations)[number];

export const shotFormats = ['jpeg', 'png'] as const;

/** A camera's frame as it came: neither mirrored, scaled nor turned. */
export interface RawFrame {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Degrees clockwise that bring it upright. */
  readonly rotation: Rotation;
  /** RGBA, 8 bits, rows without padding. */
  readonly pixels: Uint8Array;
}

export type WatermarkText = (typeof watermarkTexts)[number];

/** What anyone at the counter may change. Every other setting is a supervisor's, once a PIN is set. */
export const counterSettings = [
  'theme',
  'camera',
  'guidance',
  'cameraRotation',
  'cameraMirror',
  'shotFormat',
  'burst',
  'favourites',
  'printerId',
  'mediumId',
  'gapMm',
  'edgeMm',
  'cut',
  'caption',
  'customerScreen',
] as const satisfies readonly (keyof StudioSettings)[];

export const regions = ['us', 'eu', 'other'] as const;
export type Region = (typeof regions)[number];

/** What the interface says must be enabled for an account before it may be used. */
export const capabilities = ['aiEdit', 'headshots', 'faceMatch'] as const;
export type Capability = (typeof capabilities)[number];
/** Learnt from the service's answers; there is no way to ask for it. */
export type CapabilityState = 'unknown' | 'enabled' | 'not-enabled';

/** Who is at the counter, as far as the supervisor's PIN tells. */
export interface SupervisorView {
  /** False where no PIN can be kept: the keychain is missing or locked. */
  readonly possible: boolean;
  readonly pinSet: boolean;
  readonly unlocked: boolean;
  /** Seconds until it locks by itself, when nothing more is done; 0 when it is locked. */
  readonly unlockedForSeconds: number;
  /** Seconds until a PIN may be tried again; 0 when one may be tried now. */
  readonly lockedForSeconds: number;
}

/** What the page may know of the account: never the key or the secret. */
export interface AccountView {
  readonly connected: boolean;
  readonly region: Region | null;
  readonly host: string | null;
  readonly headshotHost: string | null;
  readonly capabilities: Readonly<Record<Capability, CapabilityState>>;
  readonly supervisor: SupervisorView;
}

/** One of the account's two counters, as the service gave it. */
export interface CreditView {
  readonly quota: number | null;
  readonly remaining: number | null;
}

/**
 * What the service says of the account, in its own words: known ones and unknown ones alike. Times are ISO 8601 in
 * UTC, null where the service gave none.
 */
export interface AccountStatusView {
  /** The practice service's answer, which is about no one's account. */
  readonly practice: boolean;
  /** Its word for its own health, `GOOD` when all is well; null when only the account could be asked. */
  readonly health: { readonly word: string; readonly good: boolean } | null;
  /** `FREE_TRIAL` or `SUBSCRIBED`, or a word that the interface does not name. */
  readonly accountStatus: string;
  readonly freeTrialEndsAt: string | null;
  readonly subscription: {
    /** One of the five `SUBSCRIPTION_…` states or another word. A canceled one may still work: it blocks nothing. */
    readonly status: string | null;
    /** When the counters start again. */
    readonly resetsAt: string | null;
    /** `makeIdPhotoWatermark` */
    readonly previews: CreditView;
    /** `makeIdPhoto` */
    readonly photos: CreditView;
  } | null;
  /** By this machine's clock. */
  readonly checkedAt: string;
}
