/** Payments and refunds of an order. */
import type { PaymentPartId, SaleId } from '../ids.ts';
import type { Bill } from '../money.ts';

export const paymentMethods = ['cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Money that the customer gave at once. A payment has at least one part. */
export interface PaymentPartView {
  readonly id: PaymentPartId;
  readonly method: PaymentMethod;
  /** Money that the studio kept, smallest unit of the bill's currency. */
  readonly amount: number;
  /** Cash that the customer handed over, at least `amount`; null when it was not cash. */
  readonly given: number | null;
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly takenAt: string;
}

export interface PaymentView {
  readonly bill: Bill;
  /** Oldest first. Together they are the bill's total. */
  readonly parts: readonly PaymentPartView[];
  readonly receiptNumber: string;
  readonly paidAt: string;
}

/** Items that were sold after an order was paid: a further payment of it. */
export interface LaterSaleView {
  readonly id: SaleId;
  readonly bill: Bill;
  /** The money, which is the bill's total. */
  readonly part: PaymentPartView;
  readonly receiptNumber: string;
  readonly paidAt: string;
}

/** Refunds of an order's payment. Fully refunded when `amount` equals `total`. */
export interface RefundedView {
  /** `void` when every part of it was voided on the card terminal. */
  readonly kind: 'refund' | 'void';
  /** Smallest unit of `currency`, like `total`. */
  readonly amount: number;
  /** All that the customer paid. */
  readonly total: number;
  readonly currency: string;
}
