/** Calls to the service that cost a credit. */
import type { ErrorCode } from '../errors.ts';
import type { RetouchSessionId, CallId, OrderId, PhotoId } from '../ids.ts';
import type { Region } from './account.ts';

const callStates = ['intent', 'sent', 'done', 'refused', 'not-sent', 'uncertain', 'resolved'] as const;
export type CallState = (typeof callStates)[number];

/** A person's decision about a call of unknown outcome. */
export type CallResolution = 'counted' | 'not-counted';

export interface CallView {
  readonly id: CallId;
  /** Null for a call without an order: a retouch session of its own, or a face match. */
  readonly orderId: OrderId | null;
  readonly photoId: PhotoId | null;
  readonly sessionId: RetouchSessionId | null;
  readonly endpoint: string;
  readonly state: CallState;
  /** The error. Whether the call may have counted is a separate fact. */
  readonly error: ErrorCode | null;
  /** The call's destination: a region, or practice. */
  readonly region: Region | 'practice';
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  /** Why it ended, in one word from the client: `time-out`, `closed`, `wrong-shape`… */
  readonly reason: string | null;
  /** The body of an error answer without anything secret: the service's own text, shown as such. */
  readonly detail: string | null;
  /** Bytes of the body that left this machine; null while the call is under way or when a crash hid the figure. */
  readonly requestBytes: number | null;
  readonly responseBytes: number | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly resolution: CallResolution | null;
  readonly resolvedBy: string | null;
  readonly resolvedAt: string | null;
  /** The earlier call that a person replaced with this one. */
  readonly replacesCallId: CallId | null;
  /** The account's counter for this endpoint before and after, where known: a hint, not a proof. */
  readonly remainingBefore: number | null;
  readonly remainingAfter: number | null;
}

/** A call of unknown outcome that a person has settled; it brought no usable result. */
export interface SettledCallView {
  readonly id: CallId;
  readonly endpoint: string;
  readonly resolution: CallResolution;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** An open call with the facts that tell a person which order it belongs to. */
export interface OpenCallView extends CallView {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly documentName: string;
}
