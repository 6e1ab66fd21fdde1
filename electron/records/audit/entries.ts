import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import type { RecordsKey } from '../file/key.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';
import { chainKeyOf, hashOf, noHash, type ChainedEntry } from './chain.ts';
import { auditCutSql, sealOf, type SealedCut } from './cut.ts';

export interface AuditRow extends Omit<ChainedEntry, 'facts'> {
  readonly orderId: OrderId | null;
  readonly orderNumber: string | null;
  /** The names that these people have now, or `staff`. */
  readonly personName: string;
  readonly allowedByName: string | null;
  /** Null where the subject is no person at the counter. */
  readonly subjectName: string | null;
  /** The customer who is the subject, or of whom a merge made the subject a part; null for any other subject. */
  readonly customer: CustomerId | null;
  /** The name that this customer has now; null once they are erased or gone. */
  readonly customerName: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface AuditFilter {
  /** Null for everyone. */
  readonly person: string | null;
  /** Null for every act. */
  readonly act: string | null;
  /** Times, the second exclusive; null for all time. */
  readonly between: readonly [from: string, to: string] | null;
  /** A customer, and those who became part of them: entries about one of them or an order of theirs. Null for everything. */
  readonly customers: readonly CustomerId[] | null;
}

/** The audit log. Entries are only added. */
export interface AuditEntries {
  /** Adds an entry after the newest one. */
  append(entry: Omit<ChainedEntry, 'seq'>): number;
  /** Newest first, below the number `before`. */
  list(filter: AuditFilter, before: number, limit: number): AuditRow[];
  /** The highest number that an entry ever had. */
  last(): number;
  /** Never gives a number up to `number` again. */
  raise(number: number): void;
  /**
   * Removes entries from the beginning of the log, up to the first one that was made at `before` or later, and notes up to which.
   * @returns how many were removed, at most `limit`
   */
  cut(before: string, limit: number, at: string): number;
}

type Stored = Omit<AuditRow, 'facts'> & { readonly facts: string };
interface Range {
  readonly first: number;
  readonly before: number;
  readonly limit: number;
}

/** SQL for the customer who has now what the subject of an entry had. Without the `+`, SQLite would not use the index. */
const customer = `CASE WHEN a.subject GLOB 'cus_*' THEN
  coalesce((SELECT holder_id FROM customer_merges WHERE gone ->> '$.id' = +a.subject), a.subject) END`;
const columns = `a.seq, a.at, a.person, ${staffName('a.person')} AS personName, a.allowed_by AS allowedBy,
  ${staffName('a.allowed_by')} AS allowedByName, a.act, a.order_id AS orderId,
  (SELECT number FROM orders WHERE id = a.order_id) AS orderNumber, a.subject,
  (SELECT name FROM staff WHERE id = a.subject) AS subjectName,
  ${customer} AS customer, (SELECT name FROM customers WHERE id = ${customer} AND erased_at IS NULL) AS customerName,
  a.facts`;
/** The indexes have the end of an id, which hardly any two share. */
const ofThisPerson = 'substr(a.person, -4) = substr(@person, -4) AND a.person = @person';
const ofTheseCustomers = `a.seq IN (
  SELECT e.seq FROM json_each(@customers) j CROSS JOIN audit_log e INDEXED BY audit_log_by_customer
    ON substr(e.subject, -4) = substr(j.value, -4) AND e.subject = j.value AND e.subject GLOB 'cus_*'
  UNION ALL
  SELECT e.seq FROM json_each(@customers) j CROSS JOIN orders o ON o.customer_id = j.value
    CROSS JOIN audit_log e INDEXED BY audit_log_by_order
    ON substr(e.order_id, -4) = substr(o.id, -4) AND e.order_id = o.id)`;
const newestFirst = 'a.seq >= @first AND a.seq < @before ORDER BY a.seq DESC LIMIT @limit';

export function createAuditEntries(sql: Sql, recordsKey: RecordsKey): AuditEntries {
  const key = chainKeyOf(recordsKey);
  const newest = sql.prepare<object, { hash: Uint8Array }>(
    'SELECT hash FROM audit_log ORDER BY seq DESC LIMIT 1',
  );
  const last = sql.prepare<object, { seq: number }>(
    "SELECT seq FROM sqlite_sequence WHERE name = 'audit_log'",
  );
  const insert = sql.prepare<ChainedEntry & { hash: Uint8Array }>(
    `INSERT INTO audit_log (seq, at, person, allowed_by, act, order_id, subject, facts, hash)
     VALUES (@seq, @at, @person, @allowedBy, @act, @orderId, @subject, @facts, @hash)`,
  );
  const raise = sql.prepare<{ number: number }>(
    "UPDATE sqlite_sequence SET seq = @number WHERE name = 'audit_log' AND seq < @number",
  );
  const begin = sql.prepare<{ number: number }>(
    "INSERT INTO sqlite_sequence (name, seq) VALUES ('audit_log', @number)",
  );
  const ofAll = sql.prepare<Range, Stored>(`SELECT ${columns} FROM audit_log a WHERE ${newestFirst}`);
  const ofPerson = sql.prepare<Range & { person: string }, Stored>(
    `SELECT ${columns} FROM audit_log a INDEXED BY audit_log_by_person WHERE ${ofThisPerson} AND ${newestFirst}`,
  );
  const ofAct = sql.prepare<Range & { act: string }, Stored>(
    `SELECT ${columns} FROM audit_log a INDEXED BY audit_log_by_act WHERE a.act = @act AND ${newestFirst}`,
  );
  const ofBoth = sql.prepare<Range & { person: string; act: string }, Stored>(
    `SELECT ${columns} FROM audit_log a INDEXED BY audit_log_by_person_and_act
     WHERE ${ofThisPerson} AND a.act = @act AND ${newestFirst}`,
  );
  const ofCustomers = sql.prepare<
    Range & { customers: string; person: string | null; act: string | null },
    Stored
  >(
    `SELECT ${columns} FROM audit_log a WHERE ${ofTheseCustomers} AND a.person = ifnull(@person, a.person)
     AND a.act = ifnull(@act, a.act) AND ${newestFirst}`,
  );
  const firstSince = sql.prepare<{ from: string }, { seq: number }>(
    `SELECT seq FROM audit_log WHERE unixepoch(at) >= unixepoch(@from) AND at >= @from
     ORDER BY unixepoch(at), seq LIMIT 1`,
  );
  const lastBefore = sql.prepare<{ to: string }, { seq: number }>(
    `SELECT seq FROM audit_log WHERE unixepoch(at) <= unixepoch(@to) AND at < @to
     ORDER BY unixepoch(at) DESC, seq DESC LIMIT 1`,
  );

  const oldest = sql.prepare<{ limit: number }, { seq: number; at: string; hash: Uint8Array }>(
    'SELECT seq, at, hash FROM audit_log ORDER BY seq LIMIT @limit',
  );
  const setCut = sql.prepare<SealedCut>(
    `INSERT INTO audit_cut (one, last_seq, last_at, last_hash, cut_at, seal)
     VALUES (1, @lastSeq, @lastAt, @lastHash, @cutAt, @seal)
     ON CONFLICT (one) DO UPDATE SET last_seq = @lastSeq, last_at = @lastAt, last_hash = @lastHash, cut_at = @cutAt,
       seal = @seal`,
  );
  const removed = sql.prepare<object, SealedCut>(auditCutSql);
  const remove = sql.prepare<{ first: number; last: number }>(
    'DELETE FROM audit_log WHERE seq >= @first AND seq <= @last',
  );

  const lastNumber = (): number => last.get({})?.seq ?? 0;
  /** Returns the numbers of a time. After the clock was set back, entries of other times may be among them. */
  const numbersOf = ([from, to]: readonly [string, string]): Pick<Range, 'first' | 'before'> => ({
    first: firstSince.get({ from })?.seq ?? Number.MAX_SAFE_INTEGER,
    before: (lastBefore.get({ to })?.seq ?? 0) + 1,
  });

  function rowsIn(range: Range, { person, act, customers }: Omit<AuditFilter, 'between'>): Stored[] {
    if (customers !== null)
      return ofCustomers.all({ ...range, customers: JSON.stringify(customers), person, act });
    if (person === null) return act === null ? ofAll.all(range) : ofAct.all({ ...range, act });
    return act === null ? ofPerson.all({ ...range, person }) : ofBoth.all({ ...range, person, act });
  }

  return {
    append: (entry) =>
      sql.transaction(() => {
        const seq = lastNumber() + 1;
        const chained = { ...entry, seq };
        const before = newest.get({})?.hash ?? removed.get({})?.lastHash ?? noHash;
        insert.run({ ...chained, hash: hashOf(chained, before, key) });
        return seq;
      }),
    list({ between, ...filter }, before, limit) {
      const numbers = between === null ? { first: 0, before } : numbersOf(between);
      const range = { first: numbers.first, before: Math.min(before, numbers.before), limit };
      return rowsIn(range, filter).map((row) => ({
        ...row,
        facts: JSON.parse(row.facts) as AuditRow['facts'],
      }));
    },
    last: lastNumber,
    cut: (before, limit, cutAt) =>
      sql.transaction(() => {
        const entries = oldest.all({ limit });
        const kept = entries.findIndex(({ at }) => at >= before);
        const old = kept === -1 ? entries : entries.slice(0, kept);
        const [first, last] = [old.at(0), old.at(-1)];
        if (first === undefined || last === undefined) return 0;
        const made = { lastSeq: last.seq, lastAt: last.at, lastHash: last.hash, cutAt };
        setCut.run({ ...made, seal: sealOf(made, key) });
        return remove.run({ first: first.seq, last: last.seq });
      }),
    raise: (number) =>
      sql.transaction(() => {
        if (number > 0 && last.get({}) === null) begin.run({ number });
        else raise.run({ number });
      }),
  };
}
