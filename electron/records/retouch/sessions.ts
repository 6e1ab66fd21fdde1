import type { RetouchKind } from '../../../shared/retouch.ts';
import type { RetouchSessionId, OrderId, ShotId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';

export interface RetouchSessionRow {
  readonly id: RetouchSessionId;
  readonly kind: RetouchKind;
  /** The order that the picture came from; erasing a customer finds the session by it. */
  readonly orderId: OrderId | null;
  /** The shot that the session belongs to; null for a session without an order. */
  readonly shotId: ShotId | null;
  /** Name of a session without an order: the file's name, or the person in the picture. */
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When the session's pictures were erased; null until then. */
  readonly erasedAt: string | null;
}

type NewRetouchSession = Omit<RetouchSessionRow, 'updatedAt' | 'erasedAt'>;

export interface RetouchSessions {
  /** Throws when the shot already has a session. */
  insert(session: NewRetouchSession): void;
  get(id: RetouchSessionId): RetouchSessionRow | null;
  ofShot(shotId: ShotId): RetouchSessionRow | null;
  /** Returns an order's sessions that are not erased. */
  ofOrder(orderId: OrderId): RetouchSessionRow[];
  /** Returns the ids of all an order's sessions, also of those whose own period is over. */
  idsOfOrder(orderId: OrderId): RetouchSessionId[];
  /** Returns sessions that are not erased, latest work first. */
  newest(kind: RetouchKind, limit: number): RetouchSessionRow[];
  touch(id: RetouchSessionId, at: string): void;
  /** Marks a session as erased and clears its name, which may be a customer's. */
  setErased(id: RetouchSessionId, at: string): void;
  /** Returns sessions on their own that are not erased, have no open call and were last changed before `before`. Oldest first. */
  idleSince(before: string, limit: number): RetouchSessionRow[];
}

/** Retouch sessions are rows of `benches`, and `bench_id` in other tables: tables and columns keep their first names. */
const columns = `id, kind, order_id AS orderId, shot_id AS shotId, name, created_at AS createdAt,
  updated_at AS updatedAt, erased_at AS erasedAt`;

const sessionsNewestSql = `SELECT ${columns} FROM benches WHERE kind = @kind AND erased_at IS NULL
  ORDER BY updated_at DESC, rowid DESC LIMIT @limit`;
const sessionsIdleSql = `SELECT ${columns} FROM benches
  WHERE shot_id IS NULL AND erased_at IS NULL AND updated_at < @before
    AND NOT EXISTS (SELECT 1 FROM calls WHERE bench_id = benches.id AND state IN ('intent', 'sent', 'uncertain'))
  ORDER BY updated_at LIMIT @limit`;

export function createRetouchSessions(sql: Sql): RetouchSessions {
  const insert = sql.prepare<NewRetouchSession>(
    `INSERT INTO benches (id, kind, order_id, shot_id, name, created_at, updated_at)
     VALUES (@id, @kind, @orderId, @shotId, @name, @createdAt, @createdAt)`,
  );
  const get = sql.prepare<{ id: string }, RetouchSessionRow>(`SELECT ${columns} FROM benches WHERE id = @id`);
  const ofShot = sql.prepare<{ shotId: string }, RetouchSessionRow>(
    `SELECT ${columns} FROM benches WHERE shot_id = @shotId`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, RetouchSessionRow>(
    `SELECT ${columns} FROM benches WHERE order_id = @orderId AND erased_at IS NULL`,
  );
  const idsOfOrder = sql.prepare<{ orderId: string }, Pick<RetouchSessionRow, 'id'>>(
    'SELECT id FROM benches WHERE order_id = @orderId',
  );
  const newest = sql.prepare<{ kind: string; limit: number }, RetouchSessionRow>(sessionsNewestSql);
  const touch = sql.prepare<{ id: string; at: string }>('UPDATE benches SET updated_at = @at WHERE id = @id');
  const setErased = sql.prepare<{ id: string; at: string }>(
    `UPDATE benches SET erased_at = @at, name = '' WHERE id = @id AND erased_at IS NULL`,
  );
  const idle = sql.prepare<{ before: string; limit: number }, RetouchSessionRow>(sessionsIdleSql);

  return {
    insert: (session) => void insert.run(session),
    get: (id) => get.get({ id }),
    ofShot: (shotId) => ofShot.get({ shotId }),
    ofOrder: (orderId) => ofOrder.all({ orderId }),
    idsOfOrder: (orderId) => idsOfOrder.all({ orderId }).map(({ id }) => id),
    newest: (kind, limit) => newest.all({ kind, limit }),
    touch: (id, at) => void touch.run({ id, at }),
    setErased: (id, at) => void setErased.run({ id, at }),
    idleSince: (before, limit) => idle.all({ before, limit }),
  };
}
