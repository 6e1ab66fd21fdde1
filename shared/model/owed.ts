/** Photos that are paid for and missing, and how they are settled. */
import type { ErrorCode } from '../errors.ts';
import type { OrderId, PhotoId, SettlementId } from '../ids.ts';
import type { PaymentMethod } from './payment.ts';

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
