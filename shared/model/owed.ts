/** Photos that are paid for but missing, and how they are settled. */
import type { ErrorCode } from '../errors.ts';
import type { OrderId, OrderItemId, PhotoId, SettlementId } from '../ids.ts';
import type { BillLineId } from '../money.ts';
import type { PaymentMethod } from './payment.ts';

export const owedReasons = [
  /** Paid, and the final has not been requested yet; also a photo that is being taken again. */
  'waiting',
  /** A call for it is on its way. */
  'on-its-way',
  /** A call of unknown outcome waits for a person's decision. */
  'uncertain',
  /** The last call was of unknown outcome and a person has settled it; it brought no photo. */
  'settled',
  /** The service no longer knows the preview. */
  'unknown-photo',
  /** The service refused the call, or it could not be sent: `error` says why. */
  'refused',
  /** The answer has arrived without its image, which can be fetched free of charge. */
  'image-pending',
  'image-expired',
  'image-unreadable',
  'no-image',
  /** The final is here without the UK photo code that its document should bring. */
  'no-code',
] as const;
export type OwedReason = (typeof owedReasons)[number];

/** Actions that a person can take about an owed photo, best first. Each is a call of the contract. */
export const owedWays = [
  /** `fetchPendingImage`: free. */
  'fetch',
  /** `resolveCall` */
  'resolve',
  /** `requestFinal`: a new call, started by a person, which may use credit. */
  'ask',
  /** `takeAgain`: a new shot without a new payment. */
  'take-again',
  /** `acceptWithoutCode` */
  'accept',
  /** `refund` */
  'refund',
] as const;
export type OwedWay = (typeof owedWays)[number];

export interface OwedView {
  readonly reason: OwedReason;
  /** The error that ended the last call, if it failed. */
  readonly error: ErrorCode | null;
  /** Time of the payment, or of the end of the last call since. ISO 8601, UTC. */
  readonly since: string;
  readonly ways: readonly OwedWay[];
  /** Price that the customer paid for this photo, tax included, smallest unit of the payment's currency. */
  readonly price: number;
}

export const settlementKinds = ['refund', 'void', 'accepted'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** The part of a refund that belongs to one line of a bill. */
export interface RefundLine {
  /** Null for a payment from before its lines had ids. */
  readonly line: BillLineId | null;
  /** The line's name; null when it is not known what the money was for. */
  readonly text: string | null;
  readonly quantity: number;
  /** Tax included, smallest unit of the refund's currency. */
  readonly amount: number;
  /** Tax rate of the bill that sold it. */
  readonly taxRateBasisPoints: number;
}

/** How an owed photo was settled, or what was given back. Written once, never changed. */
export interface SettlementView {
  readonly id: SettlementId;
  readonly orderId: OrderId;
  /** Null for an item, and when the whole order was settled at once. */
  readonly photoId: PhotoId | null;
  /** The item's line in the bill that sold it; null for a photo, and when the whole order was settled at once. */
  readonly lineId: OrderItemId | null;
  /** The money given back by line; empty for none, and in refunds from before lines were kept. */
  readonly lines: readonly RefundLine[];
  readonly kind: SettlementKind;
  /** Number of the refund, one after the other over all orders; null when no money was given back. */
  readonly refundNumber: number | null;
  /** The counter's prefix before the number; empty or absent for none. */
  readonly refundPrefix?: string;
  /** Null when no money was given back. */
  readonly method: PaymentMethod | null;
  /** Amount given back, smallest unit of `currency`; 0 for none. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
