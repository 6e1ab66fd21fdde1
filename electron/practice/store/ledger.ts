/**
 * Every call that practice accepted, written to disk before its work starts. Tests compare it with the calls that the
 * kiosk says it sent: an unexpected call would show here.
 */
import type { Connection } from './connection.ts';

/** All endpoints that are not free. */
export type PaidEndpoint =
  | 'makeIdPhoto'
  | 'makeIdPhotoWatermark'
  | 'getIdPhotoNoWatermark'
  | 'aiEdit'
  | 'removeBackground'
  | 'removeBackgroundFast'
  | 'photoEnhance'
  | 'faceMatch'
  | 'generate-portrait';
export type LedgerState = 'accepted' | 'done' | 'no_image' | 'refused' | 'failed' | 'cancelled';

interface LedgerEntry {
  readonly id: number;
  readonly endpoint: PaidEndpoint;
  /** Unix milliseconds. */
  readonly acceptedAt: number;
  /** `accepted` without an end means that the process died during the work. */
  readonly state: LedgerState;
  readonly photoUuid: string | null;
  /** The caller's own name for the call, from the header `x-headroom-call`. */
  readonly caller: string | null;
}

export interface Ledger {
  accept(endpoint: PaidEndpoint, photoUuid: string | null, caller: string | null): number;
  finish(id: number, state: LedgerState, photoUuid: string | null): void;
  /** Oldest first. */
  list(): readonly LedgerEntry[];
}

interface LedgerRow {
  id: number;
  endpoint: PaidEndpoint;
  accepted_at: number;
  state: LedgerState;
  photo_uuid: string | null;
  caller: string | null;
}

/** @param now Unix milliseconds */
export function createLedger(db: Connection, now: () => number): Ledger {
  const insert = db.prepare<[string, number, string | null, string | null]>(
    "INSERT INTO ledger (endpoint, accepted_at, state, photo_uuid, caller) VALUES (?, ?, 'accepted', ?, ?)",
  );
  const update = db.prepare<[string, string | null, number]>(
    'UPDATE ledger SET state = ?, photo_uuid = ? WHERE id = ?',
  );
  const select = db.prepare<[], LedgerRow>('SELECT * FROM ledger ORDER BY id');

  return {
    accept: (endpoint, photoUuid, caller) =>
      Number(insert.run(endpoint, now(), photoUuid, caller).lastInsertRowid),
    finish(id, state, photoUuid) {
      update.run(state, photoUuid, id);
    },
    list: () =>
      select.all().map((row) => ({
        id: row.id,
        endpoint: row.endpoint,
        acceptedAt: row.accepted_at,
        state: row.state,
        photoUuid: row.photo_uuid,
        caller: row.caller,
      })),
  };
}
