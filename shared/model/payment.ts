/** Payments and refunds of an order. */
import type { Bill } from '../money.ts';

export const paymentMethods = ['cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface PaymentView {
  readonly bill: Bill;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly receiptNumber: string;
  readonly paidAt: string;
}

/** Refunds of an order's payment. Fully refunded when `amount` equals `total`. */
export interface RefundedView {
  /** `void` when every part of it was voided on the card terminal. */
  readonly kind: 'refund' | 'void';
  /** Smallest unit of `currency`, like `total`. */
  readonly amount: number;
  /** The customer's payment. */
  readonly total: number;
  readonly currency: string;
}
