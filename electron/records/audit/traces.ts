import type Database from 'better-sqlite3';
import type { CustomerId, OrderId, RetouchSessionId } from '../../../shared/ids.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import type { RecordsKey } from '../file/key.ts';
import { resultOf, type ThreadAnswer } from '../file/thread-answer.ts';

/** Something about a customer that left this computer, as the audit log tells it. */
export interface Trace {
  readonly act: 'exported' | 'mail-sent';
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Kind of the exported file; null for e-mail. */
  readonly file: string | null;
  /** The e-mail's id, or that of what was exported besides an order; null for none. */
  readonly subject: string | null;
}

export interface TraceTask {
  readonly file: string;
  readonly key: RecordsKey;
  /** The customer, those whom merges had made part of them, and the retouch sessions of their orders. */
  readonly subjects: readonly (CustomerId | RetouchSessionId)[];
  readonly orders: readonly OrderId[];
  /** When the first of them was entered. A list of all customers from before has not got them. */
  readonly since: string;
}

const tracesSql = `SELECT act, at, facts ->> '$.file' AS file, subject FROM audit_log INDEXED BY audit_log_by_act
  WHERE act IN ('exported', 'mail-sent')
    AND (order_id IN (SELECT value FROM json_each(@orders)) OR subject IN (SELECT value FROM json_each(@subjects))
      OR (facts ->> '$.file' = 'customers' AND at >= @since))`;

/** Reads every export and every e-mail, which takes seconds with millions of them: in a thread. */
export function tracesIn(db: Database.Database, { subjects, orders, since }: TraceTask): Trace[] {
  return db
    .prepare<[{ subjects: string; orders: string; since: string }], Trace>(tracesSql)
    .all({ subjects: JSON.stringify(subjects), orders: JSON.stringify(orders), since });
}

/** Looks for a customer's traces in a thread, while the records are in use. @throws KioskError RECORDS_* */
export async function findTraces(task: TraceTask): Promise<readonly Trace[]> {
  const program = programBeside(import.meta.url, './traces-worker');
  return resultOf(await askThread<ThreadAnswer<Trace[]>>(program, task).answer);
}
