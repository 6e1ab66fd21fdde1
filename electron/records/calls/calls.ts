import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import type { RetouchSessionId, CallId, ImageId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { CallResolution, CallState } from '../../../shared/model/calls.ts';
import type { OrderRegion } from '../orders/orders.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

export interface CallRow {
  readonly id: CallId;
  /** Null for a call outside any order. */
  readonly orderId: OrderId | null;
  readonly photoId: PhotoId | null;
  /** Null outside retouch sessions. A face match has neither an order nor a session. */
  readonly sessionId: RetouchSessionId | null;
  readonly endpoint: string;
  readonly region: OrderRegion;
  readonly state: CallState;
  /** The call of unknown outcome that a person replaced with this one. */
  readonly replacesCallId: CallId | null;
  /** Bytes of the request body that left this machine; 0 until the call has ended. */
  readonly requestBytes: number;
  readonly responseBytes: number | null;
  /** HTTP status of the answer. */
  readonly status: number | null;
  readonly error: ErrorCode | null;
  /** Why the call failed, in one word of the client's. */
  readonly reason: string | null;
  /** Redacted text for the log and for the person who settles the call. */
  readonly detail: string | null;
  /** The answer, unchanged, sealed in the vault. */
  readonly answerImageId: ImageId | null;
  readonly remainingBefore: number | null;
  readonly remainingAfter: number | null;
  readonly resolution: CallResolution | null;
  /** The person who settled the call. */
  readonly resolvedBy: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly endedAt: string | null;
  readonly resolvedAt: string | null;
}

export type NewCall = Pick<
  CallRow,
  | 'id'
  | 'orderId'
  | 'photoId'
  | 'sessionId'
  | 'endpoint'
  | 'region'
  | 'createdAt'
  | 'replacesCallId'
  | 'remainingBefore'
> & { readonly state: 'intent' };

export type CallEnd = Pick<
  CallRow,
  'status' | 'requestBytes' | 'responseBytes' | 'error' | 'reason' | 'detail' | 'answerImageId'
> & { readonly state: 'done' | 'refused' | 'not-sent' | 'uncertain'; readonly at: string };

type LateEnd = Pick<CallEnd, 'at' | 'answerImageId'>;

interface CallTimes {
  readonly createdAt: string;
  readonly endedAt: string;
}

interface Settlement {
  readonly resolution: CallResolution;
  readonly by: string;
  readonly at: string;
}

export interface Calls {
  /** Throws CALL_OPEN when the photo, the retouch session or the face match has a call under way or of unknown outcome. */
  insert(call: NewCall): void;
  /** Moves a call from `intent` to `sent`. The change is on disk before the first byte leaves. */
  markSent(id: CallId, at: string): void;
  /** Ends a call that is `sent`; one that is still `intent` can only end as `not-sent`. */
  end(id: CallId, end: CallEnd): void;
  /** Records the account's counter after the call, as soon as the service has reported it. */
  setRemainingAfter(id: CallId, remaining: number): void;
  /** Ends a call that is `uncertain` and brought a result after all. */
  endLate(id: CallId, end: LateEnd): void;
  /** Settles a call that is `uncertain`; throws WRONG_STEP when someone has already settled it. */
  resolve(id: CallId, settlement: Settlement): void;
  get(id: CallId): CallRow | null;
  /** Returns an order's calls that are under way or of unknown outcome, newest first, with those of its shots' sessions. */
  openOf(orderId: OrderId): CallRow[];
  openOfSession(sessionId: RetouchSessionId): CallRow | null;
  /** Returns the face match that is under way or of unknown outcome. */
  openMatch(): CallRow | null;
  /** Returns an order's calls, newest first. */
  ofOrder(orderId: OrderId): CallRow[];
  /** Returns a retouch session's calls, newest first. */
  ofSession(sessionId: RetouchSessionId): CallRow[];
  /** Returns when calls of an order, and of its sessions, were sent. */
  sentOf(orderId: OrderId): string[];
  /** Returns when the last successful calls to an endpoint were requested and answered, newest first; at most 20. */
  lastDone(endpoint: string): CallTimes[];
  anyOpen(): boolean;
  /** Returns the calls of all orders that are under way or of unknown outcome, newest first. */
  allOpen(): CallRow[];
  /**
   * Cleans up after a crash: `sent` without an answer becomes `uncertain`, `intent` becomes `not-sent`. Returns the
   * changed rows. Run it once at start, before any call is made.
   */
  recover(at: string): CallRow[];
}

const columns = `id, order_id AS orderId, photo_id AS photoId, bench_id AS sessionId, endpoint, region, state,
  replaces_call_id AS replacesCallId, request_bytes AS requestBytes, response_bytes AS responseBytes, status, error,
  reason, detail, answer_image_id AS answerImageId, remaining_before AS remainingBefore, remaining_after AS remainingAfter,
  resolution, ${staffName('resolved_by')} AS resolvedBy, created_at AS createdAt, sent_at AS sentAt, ended_at AS endedAt,
  resolved_at AS resolvedAt`;

/** Exactly the condition of the partial indexes in migration 120; otherwise SQLite does not use them. */
const open = `state IN ('intent', 'sent', 'uncertain')`;

const callsOpenOfSql = `SELECT ${columns} FROM calls WHERE order_id = @orderId AND ${open}
  ORDER BY created_at DESC, rowid DESC`;
export const callsAnyOpenSql = `SELECT 1 AS found FROM calls WHERE ${open} LIMIT 1`;
const callsAllOpenSql = `SELECT ${columns} FROM calls WHERE ${open} ORDER BY created_at DESC, rowid DESC`;
const callsOpenOfSessionSql = `SELECT ${columns} FROM calls
  WHERE bench_id IS NOT NULL AND bench_id = @sessionId AND ${open}`;
const callsOpenMatchSql = `SELECT ${columns} FROM calls
  WHERE endpoint = 'faceMatch' AND order_id IS NULL AND bench_id IS NULL AND ${open}`;
const callsOfSessionSql = `SELECT ${columns} FROM calls WHERE bench_id IS NOT NULL AND bench_id = @sessionId
  ORDER BY created_at DESC, rowid DESC`;
/** Looks at the newest calls only: no index leads to the calls of an endpoint. */
const callsLastDoneSql = `SELECT created_at AS createdAt, ended_at AS endedAt FROM calls
  WHERE rowid > (SELECT max(rowid) FROM calls) - 500 AND endpoint = @endpoint AND state = 'done'
  ORDER BY rowid DESC LIMIT 20`;
const callsOfOrderSql = `SELECT ${columns} FROM calls WHERE order_id = @orderId
  ORDER BY created_at DESC, rowid DESC`;

export function createCalls(sql: Sql, packs: Pick<OrderPacks, 'open'>): Calls {
  const insert = sql.prepare<Omit<NewCall, 'state'>>(
    `INSERT INTO calls (id, order_id, photo_id, bench_id, endpoint, region, state, created_at, replaces_call_id,
       request_bytes, remaining_before)
     VALUES (@id, @orderId, @photoId, @sessionId, @endpoint, @region, 'intent', @createdAt, @replacesCallId, 0,
       @remainingBefore)`,
  );
  const openOfPhoto = sql.prepare<{ photoId: string }, { found: number }>(
    `SELECT 1 AS found FROM calls WHERE photo_id = @photoId AND ${open}`,
  );
  const openOfSession = sql.prepare<{ sessionId: string }, CallRow>(callsOpenOfSessionSql);
  const openMatch = sql.prepare<object, CallRow>(callsOpenMatchSql);
  /** The indexes refuse a second open call as well; this check gives staff a readable error. */
  const hasOpen = ({ orderId, photoId, sessionId }: Omit<NewCall, 'state'>): boolean => {
    if (photoId !== null) return openOfPhoto.get({ photoId }) !== null;
    if (sessionId !== null) return openOfSession.get({ sessionId }) !== null;
    return orderId === null && openMatch.get({}) !== null;
  };
  const markSent = sql.prepare<{ id: string; at: string }>(
    `UPDATE calls SET state = 'sent', sent_at = @at WHERE id = @id AND state = 'intent'`,
  );
  const end = sql.prepare<CallEnd & { id: string }>(
    `UPDATE calls SET state = @state, ended_at = @at, status = @status, request_bytes = @requestBytes,
       response_bytes = @responseBytes, error = @error, reason = @reason, detail = @detail,
       answer_image_id = @answerImageId
     WHERE id = @id AND (state = 'sent' OR (state = 'intent' AND @state = 'not-sent'))`,
  );
  const endLate = sql.prepare<LateEnd & { id: string }>(
    `UPDATE calls SET state = 'done', ended_at = @at, error = NULL, reason = NULL, detail = NULL, answer_image_id = @answerImageId
     WHERE id = @id AND state = 'uncertain'`,
  );
  const setRemainingAfter = sql.prepare<{ id: string; remaining: number }>(
    'UPDATE calls SET remaining_after = @remaining WHERE id = @id',
  );
  const resolve = sql.prepare<Settlement & { id: string }>(
    `UPDATE calls SET state = 'resolved', resolution = @resolution, resolved_by = @by, resolved_at = @at
     WHERE id = @id AND state = 'uncertain'`,
  );
  const get = sql.prepare<{ id: string }, CallRow>(`SELECT ${columns} FROM calls WHERE id = @id`);
  const openOf = sql.prepare<{ orderId: string }, CallRow>(callsOpenOfSql);
  const ofOrder = sql.prepare<{ orderId: string }, CallRow>(callsOfOrderSql);
  const ofSession = sql.prepare<{ sessionId: string }, CallRow>(callsOfSessionSql);
  const sentOf = sql.prepare<{ orderId: string }, { sentAt: string }>(
    `SELECT sent_at AS sentAt FROM calls WHERE order_id = @orderId AND sent_at IS NOT NULL
     UNION ALL SELECT k.sent_at FROM benches b JOIN calls k ON k.bench_id = b.id
       WHERE b.order_id = @orderId AND k.sent_at IS NOT NULL`,
  );
  const lastDone = sql.prepare<{ endpoint: string }, CallTimes>(callsLastDoneSql);
  const anyOpen = sql.prepare<object, { found: number }>(callsAnyOpenSql);
  const allOpen = sql.prepare<object, CallRow>(callsAllOpenSql);
  const recover = sql.prepare<{ at: string }, CallRow>(
    `UPDATE calls SET state = CASE state WHEN 'sent' THEN 'uncertain' ELSE 'not-sent' END, ended_at = @at
     WHERE ${open} AND state <> 'uncertain' RETURNING ${columns}`,
  );
  const must = (changed: number, id: CallId, what: string): void => {
    if (changed !== 1) throw new Error(`Call ${id} cannot be ${what} from its state.`);
  };

  return {
    insert({ state: _intent, ...call }) {
      sql.transaction(() => {
        if (hasOpen(call)) throw new KioskError('CALL_OPEN', 'There is a call that is not settled.');
        insert.run(call);
      });
    },
    markSent: (id, at) => must(markSent.run({ id, at }), id, 'sent'),
    end: (id, result) => must(end.run({ ...result, id }), id, `ended as ${result.state}`),
    endLate: (id, late) => must(endLate.run({ ...late, id }), id, 'ended late'),
    setRemainingAfter: (id, remaining) => void setRemainingAfter.run({ id, remaining }),
    resolve(id, settlement) {
      if (resolve.run({ ...settlement, id }) !== 1) {
        throw new KioskError('WRONG_STEP', 'The call is not one of unknown outcome.');
      }
    },
    get: (id) => get.get({ id }),
    openOf: (orderId) => openOf.all({ orderId }),
    openOfSession: (sessionId) => openOfSession.get({ sessionId }),
    openMatch: () => openMatch.get({}),
    ofOrder(orderId) {
      packs.open(orderId);
      return ofOrder.all({ orderId });
    },
    ofSession: (sessionId) => ofSession.all({ sessionId }),
    sentOf(orderId) {
      packs.open(orderId);
      return sentOf.all({ orderId }).map(({ sentAt }) => sentAt);
    },
    lastDone: (endpoint) => lastDone.all({ endpoint }),
    allOpen: () => allOpen.all({}),
    anyOpen: () => anyOpen.get({}) !== null,
    recover: (at) => recover.all({ at }),
  };
}
