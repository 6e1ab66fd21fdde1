/** An order and its steps, as the main process hands them over. */
import type { OrderId } from '../ids.ts';
import type { Bill } from '../money.ts';
import type { CallView } from './calls.ts';
import type { SettlementView } from './owed.ts';
import type { PaymentView } from './payment.ts';
import type { CustomerView, PersonView } from './people.ts';
import type { PhotoView } from './photo.ts';
import type { ShotView } from './pictures.ts';
import type { PrintView } from './prints.ts';
import type { ServiceSheetView } from './sheets.ts';

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
