import type { CallId, OrderId } from '../../../shared/ids.ts';
import type { LostCall } from '../../../shared/model/lost-calls.ts';
import type { Sql } from '../sql.ts';

export type NewLostCall = Omit<LostCall, 'seq' | 'orderId'> & {
  /** Null for data that does not open. */
  readonly callId: CallId | null;
};

/** Paid calls that restored records do not have, and the folders that were searched for them. */
export interface LostCallsTable {
  /** Adds a call to the list, once. */
  insert(call: NewLostCall): void;
  /** Returns whether the call is on the list. */
  has(id: CallId): boolean;
  /** Returns those that nobody has settled, newest first. */
  open(limit: number): LostCall[];
  countOpen(): number;
  /** Returns how many were settled. */
  settle(seqs: readonly number[], by: string, at: string): number;
  /** Returns whether a folder with data that was set aside was searched. */
  wasSearched(name: string): boolean;
  setSearched(name: string, at: string): void;
}

const lostCallsOpenSql = `SELECT l.seq, l.backup_at AS backupAt, l.made_at AS "at", l.endpoint, l.order_number AS orderNumber,
    (SELECT id FROM orders WHERE number = l.order_number) AS orderId, l.document, l.photo_uuid AS photoUuid, l.reason, l.pictures
  FROM lost_calls l WHERE l.settled_at IS NULL ORDER BY l.made_at DESC LIMIT @limit`;

export function createLostCalls(sql: Sql): LostCallsTable {
  const insert = sql.prepare<NewLostCall>(
    `INSERT INTO lost_calls (call_id, backup_at, made_at, endpoint, order_number, document, photo_uuid, reason, pictures)
     VALUES (@callId, @backupAt, @at, @endpoint, @orderNumber, @document, @photoUuid, @reason, @pictures)
     ON CONFLICT (call_id) DO NOTHING`,
  );
  const has = sql.prepare<{ id: string }, { found: number }>(
    'SELECT 1 AS found FROM lost_calls WHERE call_id = @id',
  );
  const open = sql.prepare<{ limit: number }, LostCall & { readonly orderId: OrderId | null }>(
    lostCallsOpenSql,
  );
  const countOpen = sql.prepare<object, { count: number }>(
    'SELECT count(*) AS count FROM lost_calls WHERE settled_at IS NULL',
  );
  const settle = sql.prepare<{ seqs: string; by: string; at: string }>(
    `UPDATE lost_calls SET settled_by = @by, settled_at = @at
     WHERE seq IN (SELECT value FROM json_each(@seqs)) AND settled_at IS NULL`,
  );
  const searched = sql.prepare<{ name: string }, { found: number }>(
    'SELECT 1 AS found FROM searched_asides WHERE name = @name',
  );
  const setSearched = sql.prepare<{ name: string; at: string }>(
    'INSERT INTO searched_asides (name, searched_at) VALUES (@name, @at) ON CONFLICT (name) DO NOTHING',
  );
  return {
    insert: (call) => void insert.run(call),
    has: (id) => has.get({ id }) !== null,
    open: (limit) => open.all({ limit }),
    countOpen: () => countOpen.get({})?.count ?? 0,
    settle: (seqs, by, at) => settle.run({ seqs: JSON.stringify(seqs), by, at }),
    wasSearched: (name) => searched.get({ name }) !== null,
    setSearched: (name, at) => void setSearched.run({ name, at }),
  };
}
