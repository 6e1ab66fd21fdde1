import type { CallId, RetouchSessionId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';
import type { AccountsCut } from './accounts-cut.ts';
import type { KeptRow, KeptSearch } from './kept-row.ts';

/** Accounts that belong to no order. Each removal is one transaction. */
export interface OldAccounts {
  /** Returns retouch sessions and headshots without an order, the earliest first. */
  readonly sessions: (search: KeptSearch) => KeptRow<RetouchSessionId>[];
  /** Removes a session with its versions, calls and prints. */
  readonly removeSession: (id: RetouchSessionId, before: string) => void;
  /** Returns calls, the earliest first. Those of orders and sessions go with them. */
  readonly calls: (search: KeptSearch) => KeptRow<CallId>[];
  readonly removeCall: (id: CallId) => void;
  /**
   * Removes movements of cash, closings with their entries and prints, and settled calls of restores.
   * @returns the number of rows
   */
  readonly removeRest: (before: string, limit: number) => number;
}

export const oldSessionsSql = `SELECT b.rowid AS place, b.id, b.updated_at AS "at",
    (b.order_id IS NOT NULL OR b.erased_at IS NULL OR EXISTS (SELECT 1 FROM calls k
      WHERE k.bench_id = b.id AND k.state IN ('intent', 'sent', 'uncertain'))) AS needed
  FROM benches b WHERE b.rowid > @after ORDER BY b.rowid LIMIT @limit`;
export const oldCallsSql = `SELECT k.rowid AS place, k.id, coalesce(k.resolved_at, k.ended_at, k.created_at) AS "at",
    (k.order_id IS NOT NULL OR k.bench_id IS NOT NULL OR k.state IN ('intent', 'sent', 'uncertain')) AS needed
  FROM calls k WHERE k.rowid > @after ORDER BY k.rowid LIMIT @limit`;

const prints = '(SELECT id FROM prints WHERE bench_id = @id)';
const sessionRemovals: readonly string[] = [
  `DELETE FROM saved_sheets WHERE print_id IN ${prints}`,
  'DELETE FROM prints WHERE bench_id = @id',
  'DELETE FROM headshot_runs WHERE bench_id = @id',
];
const pictures = `(SELECT image_id FROM versions WHERE bench_id = @id
    UNION ALL SELECT answer_image_id FROM calls WHERE bench_id = @id)`;
const sessionPictures: readonly string[] = [
  `DELETE FROM originals WHERE image_id IN ${pictures}`,
  `DELETE FROM picture_measures WHERE image_id IN ${pictures}`,
  `DELETE FROM images WHERE id IN ${pictures}`,
  'DELETE FROM versions WHERE bench_id = @id',
  'DELETE FROM calls WHERE bench_id = @id',
  'DELETE FROM benches WHERE id = @id',
];

/** Lost calls that are looked at, with those that nobody has settled yet; a restore leaves a handful. */
const mostLostCalls = 1_000;

/** The newest closing stays, because the next one begins where it ends. */
const oldClosing = 'closed_at < @before AND number < (SELECT max(number) FROM closings)';

export function createOldAccounts(sql: Sql, cut: AccountsCut): OldAccounts {
  const sessions = sql.prepare<KeptSearch, KeptRow<RetouchSessionId>>(oldSessionsSql);
  const calls = sql.prepare<KeptSearch, KeptRow<CallId>>(oldCallsSql);
  const sessionParts = [...sessionRemovals, ...sessionPictures].map((text) =>
    sql.prepare<{ id: string }>(text),
  );
  const removeCall = sql.prepare<{ id: string }>(
    `DELETE FROM calls WHERE id = @id AND order_id IS NULL AND bench_id IS NULL`,
  );
  const lastEntry = sql.prepare<{ before: string }, { last: number | null }>(
    `SELECT max(last_entry) AS last FROM closings WHERE ${oldClosing}`,
  );
  const closings = sql.prepare<{ before: string; limit: number }>(
    `DELETE FROM closings WHERE number IN (SELECT number FROM closings WHERE ${oldClosing} ORDER BY number LIMIT @limit)`,
  );
  // The newest entry stays too: the numbers of entries go on after it.
  const entries = sql.prepare<{ limit: number }>(
    `DELETE FROM closing_entries WHERE seq IN (SELECT seq FROM closing_entries
       WHERE seq <= (SELECT last_entry FROM accounts_cut) AND seq < (SELECT max(seq) FROM closing_entries)
       ORDER BY seq LIMIT @limit)`,
  );
  const oldPrints = sql.prepare<{ before: string; limit: number }, { id: string }>(
    `SELECT id FROM prints p INDEXED BY prints_newest WHERE submitted_at < @before AND kind = 'closing'
       AND NOT EXISTS (SELECT 1 FROM saved_sheets WHERE print_id = p.id AND erased_at IS NULL)
     ORDER BY submitted_at LIMIT @limit`,
  );
  const printParts = [
    'DELETE FROM saved_sheets WHERE print_id IN (SELECT value FROM json_each(@ids))',
    'DELETE FROM prints WHERE id IN (SELECT value FROM json_each(@ids))',
  ].map((text) => sql.prepare<{ ids: string }>(text));
  const removePrints = (before: string, limit: number): number => {
    const ids = oldPrints.all({ before, limit }).map(({ id }) => id);
    for (const part of printParts) part.run({ ids: JSON.stringify(ids) });
    return ids.length;
  };
  const oldMoves = sql.prepare<{ before: string; limit: number }, { place: number }>(
    `SELECT rowid AS place FROM cash_moves WHERE rowid IN (SELECT rowid FROM cash_moves WHERE rowid > 0
       ORDER BY rowid LIMIT @limit) AND moved_at < @before`,
  );
  const removeMoves = sql.prepare<{ places: string }>(
    'DELETE FROM cash_moves WHERE rowid IN (SELECT value FROM json_each(@places))',
  );
  const lostCalls = sql.prepare<{ before: string; limit: number; most: number }>(
    `DELETE FROM lost_calls WHERE seq IN (
       SELECT seq FROM (SELECT seq, made_at, settled_at FROM lost_calls WHERE seq > 0 ORDER BY seq LIMIT @most)
       WHERE made_at < @before AND settled_at IS NOT NULL LIMIT @limit)`,
  );
  return {
    sessions: (search) => sessions.all(search),
    removeSession(id, before) {
      sql.unlinked(() => {
        cut.to(before);
        for (const part of sessionParts) part.run({ id });
      });
    },
    calls: (search) => calls.all(search),
    removeCall: (id) => void sql.unlinked(() => removeCall.run({ id })),
    removeRest: (before, limit) =>
      sql.unlinked(() => {
        const last = lastEntry.get({ before })?.last ?? null;
        const places = oldMoves.all({ before, limit }).map(({ place }) => place);
        // The cut moves on only with what it allows to go: most days nothing does, and nothing is written.
        if (last !== null || places.length > 0) cut.to(before, last ?? 0);
        return (
          closings.run({ before, limit }) +
          entries.run({ limit }) +
          removePrints(before, limit) +
          removeMoves.run({ places: JSON.stringify(places) }) +
          lostCalls.run({ before, limit, most: mostLostCalls })
        );
      }),
  };
}
