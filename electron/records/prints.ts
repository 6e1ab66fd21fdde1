import type { BenchId, OrderId, PrintId, VersionId } from '../../shared/ids.ts';
import type { PrintState, SheetLayout } from '../../shared/model.ts';
import type { Clock } from '../clock.ts';
import { fromJson, type Sql } from './sql.ts';

export interface PrintRow {
  readonly id: PrintId;
  /** Whose sheet it is; null for a headshot. */
  readonly orderId: OrderId | null;
  readonly benchId: BenchId | null;
  /** The headshot, when it is one. */
  readonly versionId: VersionId | null;
  readonly printerId: string;
  readonly printerName: string;
  readonly layout: SheetLayout;
  readonly copies: number;
  /** Hex, of the file that went to the printer. */
  readonly fileSha256: string;
  readonly state: PrintState;
  /** The spooler's own name for the job; null until it has accepted it. */
  readonly jobId: string | null;
  /** What the spooler last said. */
  readonly note: string;
  /** Why it was printed again; empty for a first print. */
  readonly reason: string;
  readonly reprintOf: PrintId | null;
  readonly submittedAt: string;
  readonly updatedAt: string;
}

export type NewPrint = Omit<PrintRow, 'state' | 'jobId' | 'note' | 'updatedAt'> & {
  readonly state: 'submitted';
};

export interface Prints {
  insert(print: NewPrint): void;
  setState(id: PrintId, state: PrintState, note: string, at: string): void;
  setJob(id: PrintId, jobId: string): void;
  get(id: PrintId): PrintRow | null;
  /** Newest first. */
  ofOrder(orderId: OrderId): PrintRow[];
  /** Oldest first. */
  ofBench(benchId: BenchId): PrintRow[];
  /** With the spooler: submitted, waiting or printing. Oldest first. */
  unfinished(): PrintRow[];
  /** After a crash: what was submitted and got no job's name may or may not be on paper. Returns what it changed. */
  recover(at: string): PrintRow[];
}

type Stored = Omit<PrintRow, 'layout'> & { readonly layout: string };

const columns = `id, order_id AS orderId, bench_id AS benchId, version_id AS versionId, printer_id AS printerId,
  printer_name AS printerName, layout, copies, file_sha256 AS fileSha256, state, job_id AS jobId, note, reason, reprint_of AS reprintOf,
  submitted_at AS submittedAt, updated_at AS updatedAt`;

/** Word for word the condition of the partial index of migration 120. */
const withSpooler = `state IN ('submitted', 'waiting', 'printing')`;

export const printsUnfinishedSql = `SELECT ${columns} FROM prints WHERE ${withSpooler} ORDER BY submitted_at`;

export const printsOfBenchSql = `SELECT ${columns} FROM prints WHERE bench_id IS NOT NULL AND bench_id = @benchId
  ORDER BY submitted_at, rowid`;

const read = (row: Stored): PrintRow => ({ ...row, layout: fromJson(row.layout) as SheetLayout });

export function createPrints(sql: Sql, clock: Clock): Prints {
  const insert = sql.prepare<Omit<NewPrint, 'layout' | 'state'> & { layout: string }>(
    `INSERT INTO prints (id, order_id, bench_id, version_id, printer_id, printer_name, layout, copies, file_sha256,
       state, note, reason, reprint_of, submitted_at, updated_at)
     VALUES (@id, @orderId, @benchId, @versionId, @printerId, @printerName, @layout, @copies, @fileSha256,
       'submitted', '', @reason, @reprintOf, @submittedAt, @submittedAt)`,
  );
  const setState = sql.prepare<{ id: string; state: string; note: string; at: string }>(
    'UPDATE prints SET state = @state, note = @note, updated_at = @at WHERE id = @id',
  );
  const setJob = sql.prepare<{ id: string; jobId: string; at: string }>(
    'UPDATE prints SET job_id = @jobId, updated_at = @at WHERE id = @id',
  );
  const get = sql.prepare<{ id: string }, Stored>(`SELECT ${columns} FROM prints WHERE id = @id`);
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(
    `SELECT ${columns} FROM prints WHERE order_id = @orderId ORDER BY submitted_at DESC, rowid DESC`,
  );
  const ofBench = sql.prepare<{ benchId: string }, Stored>(printsOfBenchSql);
  const unfinished = sql.prepare<object, Stored>(printsUnfinishedSql);
  const recover = sql.prepare<{ at: string }, Stored>(
    `UPDATE prints SET state = 'uncertain', updated_at = @at
     WHERE ${withSpooler} AND state = 'submitted' AND job_id IS NULL RETURNING ${columns}`,
  );

  return {
    insert: ({ state: _submitted, ...print }) =>
      void insert.run({ ...print, layout: JSON.stringify(print.layout) }),
    setState: (id, state, note, at) => void setState.run({ id, state, note, at }),
    setJob: (id, jobId) => void setJob.run({ id, jobId, at: clock.now().toISOString() }),
    get(id) {
      const row = get.get({ id });
      return row === null ? null : read(row);
    },
    ofOrder: (orderId) => ofOrder.all({ orderId }).map(read),
    ofBench: (benchId) => ofBench.all({ benchId }).map(read),
    unfinished: () => unfinished.all({}).map(read),
    recover: (at) => recover.all({ at }).map(read),
  };
}
