/** Paid calls that were made between a backup and its restoring: what came back, and what did not. */
import type { OrderId } from '../ids.ts';

/** Why a call's result was not taken over. Each has words that say what to do. */
export const lostReasons = [
  /** Its order is not in the restored records. */
  'no-order',
  /** A final whose order has no payment in the restored records. */
  'not-paid',
  /** Its photo is not in the restored records as it was, or has gone on since. */
  'photo-changed',
  /** The picture of its answer is missing. */
  'no-picture',
  /** An edit, headshots or a face match, which belong to no photo. */
  'no-photo',
  /** Nobody knows whether it counted. */
  'unknown-outcome',
  /** Its customer was erased. */
  'erased',
  /** The records that were set aside do not open: stands for every call in them. */
  'unreadable',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** A call that the restored records do not have, or data that was set aside and does not open. */
export interface LostCall {
  /** Its number in the list. */
  readonly seq: number;
  /** When the backup was made that was restored. ISO 8601, UTC, like the time of the call. */
  readonly backupAt: string;
  readonly at: string;
  /** The service's endpoint; null for data that does not open. */
  readonly endpoint: string | null;
  readonly orderNumber: string | null;
  /** The order, where the restored records have it. */
  readonly orderId: OrderId | null;
  /** Name of the document; empty where the call had none. */
  readonly document: string;
  /** The service's id of the photo, with which the service can be asked about it. */
  readonly photoUuid: string | null;
  /** Null for a call whose result is in its order again. */
  readonly reason: LostReason | null;
  /** Pictures that the restored records do not have; only of data that does not open. */
  readonly pictures: number | null;
}

/** The calls that nobody has settled yet, newest first. */
export interface LostCalls {
  /** At most 200. */
  readonly calls: readonly LostCall[];
  /** Number of all of them. */
  readonly count: number;
}
