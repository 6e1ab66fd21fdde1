/** Calls to the service that cost a credit. */
import type { ErrorCode } from '../errors.ts';
import type { BenchId, CallId, OrderId, PhotoId } from '../ids.ts';
import type { Region } from './account.ts';

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
