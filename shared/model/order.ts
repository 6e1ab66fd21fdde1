/** An order and its steps, as the main process reports them. */
import type { ImageId, OrderId } from '../ids.ts';
import type { Language } from '../language/languages.ts';
import type { Bill } from '../money.ts';
import type { CallView } from './calls.ts';
import type { SettlementView } from './owed.ts';
import type { MailView } from './mail.ts';
import type { LaterSaleView, PaymentPartView, PaymentView } from './payment.ts';
import type { CustomerView, PersonView } from './people.ts';
import type { PhotoView } from './photo.ts';
import type { ShotView } from './pictures.ts';
import type { PrintView } from './prints.ts';
import type { RejectionView, RetakeOfView } from './rejection.ts';
import type { ServiceSheetView } from './sheets.ts';

/** The steps of an order, in the sequence in which staff take them. */
export const orderSteps = ['customer', 'document', 'shot', 'preview', 'payment', 'handover'] as const;
export type OrderStep = (typeof orderSteps)[number];

/**
 * How an order gets its photos: `preview` shows a watermarked preview before payment, `direct` is paid first and then
 * made in one call. An order keeps its mode.
 */
export const photoModes = ['preview', 'direct'] as const;
export type PhotoMode = (typeof photoModes)[number];

/**
 * Returns the steps of an order of this mode, in sequence.
 * @param crops true for an order with one of the studio's own formats, which is cropped at the preview in either mode
 */
export const stepsOf = (mode: PhotoMode, crops: boolean): readonly OrderStep[] =>
  mode === 'preview' || crops ? orderSteps : orderSteps.filter((step) => step !== 'preview');
export type OrderState = 'open' | 'done' | 'cancelled';

export interface OrderView {
  readonly id: OrderId;
  readonly number: string;
  readonly state: OrderState;
  readonly step: OrderStep;
  readonly photoMode: PhotoMode;
  readonly practice: boolean;
  readonly customer: CustomerView | null;
  /** The people to be photographed, at least one. The first is the customer, unless another name is given. */
  readonly people: readonly PersonView[];
  readonly shots: readonly ShotView[];
  readonly photos: readonly PhotoView[];
  /** The amount that the customer owes for the photos chosen now. */
  readonly bill: Bill;
  readonly payment: PaymentView | null;
  /** Parts taken of a payment that is not complete, oldest first; empty once it is. */
  readonly partsPaid: readonly PaymentPartView[];
  /** Refunds, voids and results accepted as they are; oldest first. */
  /** Sales after the payment, oldest first. */
  readonly laterSales: readonly LaterSaleView[];
  readonly settlements: readonly SettlementView[];
  /** Photos of this order that an authority rejected after it was finished; oldest first. */
  readonly rejections: readonly RejectionView[];
  /** The order whose rejected photo this one takes again; null when there is none. */
  readonly retakeOf: RetakeOfView | null;
  readonly prints: readonly PrintView[];
  /** E-mail to the customer, the oldest first. */
  readonly mails: readonly MailView[];
  /** Sheets that the service made from this order's photos. */
  readonly serviceSheets: readonly ServiceSheetView[];
  /** Calls on their way or of unknown outcome, newest first. */
  readonly openCalls: readonly CallView[];
  /** Decisions of staff to continue although the verdict warned against it; oldest first. */
  readonly wentOnAnyway: readonly WentOnAnywayView[];
  /** When the pictures of an order left open were erased; null while it has any. */
  readonly picturesErasedAt: string | null;
  /** The customer's own language for papers, e-mails and the customer's screen; null for the studio's. */
  readonly language: Language | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The steps whose verdict staff can overrule. */
export const overrulableSteps = [
  'shot',
  'preview',
  'payment',
  'handover',
] as const satisfies readonly OrderStep[];

/** A decision of staff to continue although the verdict warned against it. */
export interface WentOnAnywayView {
  /** The picture that was on screen; null when the warning was not about a picture. */
  readonly imageId: ImageId | null;
  readonly step: (typeof overrulableSteps)[number];
  /** Codes of the points that staff were warned about, the worst first. */
  readonly points: readonly string[];
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
