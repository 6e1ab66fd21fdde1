/** What the kiosk shows: orders and what belongs to them, as the main process hands them over. */
import type { Bill, PriceList } from './money.ts';
import type { CallId, CodeId, CustomerId, ImageId, OrderId, PhotoId, PrintId, ShotId } from './ids.ts';
import type { ErrorCode } from './errors.ts';
import type { MediumId } from './sheet-media.ts';

/** The steps of an order, in the order in which staff walk through them. */
export const orderSteps = ['customer', 'document', 'shot', 'preview', 'payment', 'handover'] as const;
export type OrderStep = (typeof orderSteps)[number];

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

export interface ShotView {
  readonly id: ShotId;
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
  readonly specCode: string;
  /** Opaque and case-sensitive. */
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly expiresAt: string;
}

export interface PhotoView {
  readonly id: PhotoId;
  readonly specCode: string;
  readonly document: DocumentView;
  readonly shotId: ShotId | null;
  readonly state: PhotoState;
  readonly preview: ImageView | null;
  readonly final: ImageView | null;
  /** Issue codes as the service sent them, known and unknown. An empty list does not mean "compliant". */
  readonly issues: readonly string[];
  readonly code: CodeView | null;
}

export const callStates = ['intent', 'sent', 'done', 'refused', 'not-sent', 'uncertain', 'resolved'] as const;
export type CallState = (typeof callStates)[number];

/** How a person settled a call whose outcome was not known. */
export type CallResolution = 'counted' | 'not-counted';

export interface CallView {
  readonly id: CallId;
  readonly orderId: OrderId;
  readonly photoId: PhotoId | null;
  readonly endpoint: string;
  readonly state: CallState;
  /** What went wrong, apart from whether it may have counted. */
  readonly error: ErrorCode | null;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly resolution: CallResolution | null;
  /** The account's counter for this endpoint before and after, where known: a hint, not a proof. */
  readonly remainingBefore: number | null;
  readonly remainingAfter: number | null;
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

export interface PrintView {
  readonly id: PrintId;
  readonly orderId: OrderId;
  readonly printerId: string;
  readonly printerName: string;
  readonly layout: SheetLayout;
  readonly copies: number;
  readonly state: PrintState;
  /** What the spooler last said, in its own words; empty when it said nothing. */
  readonly note: string;
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
}

export interface OrderSummary {
  readonly id: OrderId;
  /** As printed on the receipt, for example `261121-004`. */
  readonly number: string;
  readonly step: OrderStep;
  readonly state: OrderState;
  readonly customerName: string;
  readonly documents: readonly string[];
  readonly thumbnail: ImageView | null;
  /** A call of unknown outcome, or a paid photo that has not arrived, waits for a person. */
  readonly attention: 'uncertain-call' | 'final-owed' | 'uncertain-print' | null;
  readonly updatedAt: string;
}

export type OrderState = 'open' | 'done' | 'cancelled';

export interface OrderView {
  readonly id: OrderId;
  readonly number: string;
  readonly state: OrderState;
  readonly step: OrderStep;
  readonly practice: boolean;
  readonly customer: CustomerView | null;
  readonly shots: readonly ShotView[];
  readonly photos: readonly PhotoView[];
  /** What the customer owes for the photos chosen now. */
  readonly bill: Bill;
  readonly payment: PaymentView | null;
  readonly prints: readonly PrintView[];
  /** Calls that are on their way or of unknown outcome, newest first. */
  readonly openCalls: readonly CallView[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DeskView {
  readonly inHand: readonly OrderSummary[];
  readonly doneToday: readonly OrderSummary[];
  readonly codesExpiring: readonly CodeView[];
}

/** A light of the status strip. The word that goes with it is the renderer's. */
export type Light = 'ok' | 'warn' | 'bad' | 'off';

export interface KioskStatus {
  readonly studioName: string;
  readonly version: string;
  readonly host: 'desktop' | 'browser';
  readonly mode: 'practice' | 'account';
  /** Why the kiosk is in practice mode; null when it is not. */
  readonly practiceReason: 'no-account' | 'no-keychain' | 'keychain-locked' | null;
  readonly service: {
    readonly light: Light;
    readonly previewsLeft: number | null;
    readonly photosLeft: number | null;
  };
  readonly printer: { readonly light: Light; readonly name: string | null };
  /** Not null when records cannot be written or paid calls are blocked. */
  readonly blocked: 'read-only' | 'disk-full' | 'unsafe-disk' | null;
}

export interface PrinterView {
  /** `cups:<queue>` or `file`. */
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'busy' | 'stopped' | 'rejecting' | 'unreachable';
  /** The spooler's reasons, in its own words. */
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
  readonly cutMarks: boolean;
  /** `count` null fills the sheet. */
  readonly photos: readonly { readonly photoId: PhotoId; readonly count: number | null }[];
}

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
  readonly cutMarks: readonly {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }[];
}

/** A file that staff save or that is shown in a window of its own. */
export interface FileView {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export interface StudioSettings {
  readonly studioName: string;
  readonly studioAddress: string;
  readonly taxNumber: string;
  readonly prices: PriceList;
  /** Days that photos are kept with and without the customer's consent. */
  readonly keepDays: { readonly withConsent: number; readonly without: number };
  readonly favourites: readonly string[];
  readonly theme: 'system' | 'light' | 'dark';
  readonly camera: { readonly deviceId: string; readonly label: string } | null;
  readonly printerId: string;
  readonly mediumId: MediumId;
  readonly gapMm: number;
  readonly edgeMm: number;
  readonly cutMarks: boolean;
}

export const regions = ['us', 'eu', 'other'] as const;
export type Region = (typeof regions)[number];

/** What the page may know of the account: never the key or the secret. */
export interface AccountView {
  readonly connected: boolean;
  readonly region: Region | null;
  readonly host: string | null;
}
