import type { RefundLine } from '../../../shared/model/owed.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import type { PrintState } from '../../../shared/model/prints.ts';
import type { CashMoveView } from '../../../shared/model/takings.ts';
import type { Bill } from '../../../shared/money.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import { billIn } from '../orders/bills.ts';
import { fromJson, type Sql } from '../sql.ts';

interface ByPerson {
  /** The person at the counter; a word, or null in rows from before, when it is not known. */
  readonly by: string | null;
  /** The person's name; null when it is not known. */
  readonly byName: string | null;
}
interface Money extends ByPerson {
  readonly orderNumber: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A part of a payment that was taken, or given back before the order was paid. */
export interface PartEntry extends Money {
  readonly kind: 'part' | 'part-returned';
}
/** An order that was paid in full, or items that were sold on it later. */
export interface SaleEntry {
  readonly kind: 'payment';
  readonly orderNumber: string;
  readonly receiptNumber: string;
  readonly bill: Bill;
  readonly at: string;
}
/** A refund, or a card payment that was voided. */
export interface RefundEntry extends Money {
  readonly kind: 'settlement';
  readonly settled: 'refund' | 'void';
  readonly receiptNumber: string;
  readonly reason: string;
  /** The lines that were given back, at least one. */
  readonly lines: readonly RefundLine[];
}
export interface CashMoveEntry extends Omit<CashMoveView, 'kind'>, Pick<ByPerson, 'byName'> {
  readonly kind: 'cash-move';
  readonly moved: CashMoveView['kind'];
}
/** A call that used a credit. */
interface CallEntry {
  readonly kind: 'call';
  readonly endpoint: Endpoint;
}
/** A print that came out of a printer, or may have. */
interface PrintEntry {
  readonly kind: 'print';
  readonly mediumId: MediumId;
  readonly copies: number;
  readonly state: PrintState;
}

/** Something that a closing counts. */
export type ClosingEntry = PartEntry | SaleEntry | RefundEntry | CashMoveEntry | CallEntry | PrintEntry;

export interface ClosingEntries {
  /** Returns the number of the newest entry; 0 when there is none. */
  last(): number;
  /** Returns whether money was taken, given back or moved after the entry `seq`. */
  anyMoneyAfter(seq: number): boolean;
  /** Returns the first `limit` entries after `after` and up to `upTo`, oldest first, and the last one's number. */
  slice(after: number, upTo: number, limit: number): { entries: ClosingEntry[]; last: number };
  /**
   * Looks at the next `limit` entries that a closing has counted, and removes those of calls and prints. A power cut may take that back; the
   * same entries are then looked at again.
   * @returns false when a closing has counted no more
   */
  dropCounted(limit: number): boolean;
}

interface Stored {
  readonly seq: number;
  readonly kind: ClosingEntry['kind'];
  readonly ref: string;
}

/** `rateBasisPoints` is that of the order's first payment. */
type StoredRefund = Omit<RefundEntry, 'lines'> & {
  readonly lines: string | null;
  readonly rateBasisPoints: number;
};

/** A refund from before lines were kept is of the first payment. */
function readRefund(stored: StoredRefund | null): RefundEntry | null {
  if (stored === null) return null;
  const { lines, rateBasisPoints: taxRateBasisPoints, ...refund } = stored;
  const unknown = { line: null, text: null, quantity: 1, amount: refund.amount, taxRateBasisPoints };
  return { ...refund, lines: lines === null ? [unknown] : (fromJson(lines) as RefundLine[]) };
}

const sliceSql = `SELECT seq, kind, ref FROM closing_entries
  WHERE seq > @after AND seq <= @upTo ORDER BY seq LIMIT @limit`;

export function createClosingEntries(sql: Sql): ClosingEntries {
  const last = sql.prepare<object, { seq: number | null }>('SELECT max(seq) AS seq FROM closing_entries');
  const money = sql.prepare<{ seq: number }, { found: number }>(
    `SELECT 1 AS found FROM closing_entries WHERE seq > @seq AND kind NOT IN ('call', 'print') LIMIT 1`,
  );
  const slice = sql.prepare<{ after: number; upTo: number; limit: number }, Stored>(sliceSql);
  const part = sql.prepare<{ ref: string; kind: string }, PartEntry>(
    `SELECT @kind AS kind, o.number AS orderNumber, p.method, p.amount, p.currency, p.reference,
       CASE @kind WHEN 'part' THEN p.taken_at ELSE p.returned_at END AS "at",
       CASE @kind WHEN 'part' THEN p.taken_by ELSE p.returned_by END AS "by",
       (SELECT name FROM staff WHERE id = CASE @kind WHEN 'part' THEN p.taken_by ELSE p.returned_by END) AS byName
     FROM payment_parts p JOIN orders o ON o.id = p.order_id WHERE p.id = @ref`,
  );
  const sale = sql.prepare<{ ref: string }, Omit<SaleEntry, 'bill'> & { bill: string }>(
    `SELECT 'payment' AS kind, o.number AS orderNumber, p.receipt_number AS receiptNumber, ${billIn('p')} AS bill, p.paid_at AS "at"
     FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.order_id = @ref
     UNION ALL SELECT 'payment', o.number, s.receipt_number, s.bill, s.paid_at
     FROM later_sales s JOIN orders o ON o.id = s.order_id WHERE s.id = @ref`,
  );
  const refund = sql.prepare<{ ref: string }, StoredRefund>(
    `SELECT 'settlement' AS kind, s.kind AS settled, o.number AS orderNumber, coalesce((
         SELECT l.receipt_number FROM later_sales l, json_each(l.bill, '$.lines') b
         WHERE l.order_id = s.order_id AND json_extract(b.value, '$.id') = s.line_id
       ), p.receipt_number) AS receiptNumber, s.lines,
       s.method, s.amount, s.currency, s.reference, s.reason, s.settled_at AS "at",
       s.settled_by AS "by", (SELECT name FROM staff WHERE id = s.settled_by) AS byName,
       json_extract(${billIn('p')}, '$.taxRateBasisPoints') AS rateBasisPoints
     FROM settlements s JOIN payments p ON p.order_id = s.order_id JOIN orders o ON o.id = s.order_id
     WHERE s.id = @ref`,
  );
  const cashMove = sql.prepare<{ ref: string }, CashMoveEntry>(
    `SELECT 'cash-move' AS kind, id, kind AS moved, amount, currency, reason, moved_at AS "at",
       (SELECT name FROM staff WHERE id = moved_by) AS byName
     FROM cash_moves WHERE id = @ref`,
  );
  const call = sql.prepare<{ ref: string }, CallEntry>(
    `SELECT 'call' AS kind, endpoint FROM calls WHERE id = @ref`,
  );
  const print = sql.prepare<{ ref: string }, PrintEntry>(
    `SELECT 'print' AS kind, medium_id AS mediumId, copies, state FROM prints WHERE id = @ref`,
  );

  const counted = sql.prepare<{ after: number; limit: number }, { last: number | null }>(
    `SELECT max(seq) AS last FROM (SELECT seq FROM closing_entries
       WHERE seq > @after AND seq <= (SELECT last_entry FROM closings ORDER BY number DESC LIMIT 1)
         AND seq < (SELECT max(seq) FROM closing_entries)
       ORDER BY seq LIMIT @limit)`,
  );
  const dropped = sql.prepare<object, { last: number }>('SELECT last FROM counted_drops WHERE one = 1');
  const setDropped = sql.prepare<{ last: number }>('UPDATE counted_drops SET last = @last WHERE one = 1');
  const drop = sql.prepare<{ after: number; last: number }>(
    `DELETE FROM closing_entries WHERE seq > @after AND seq <= @last AND kind IN ('call', 'print')`,
  );

  const newest = (): number => last.get({})?.seq ?? 0;

  function read({ kind, ref }: Stored): ClosingEntry | null {
    if (kind === 'part' || kind === 'part-returned') return part.get({ ref, kind });
    if (kind === 'settlement') return readRefund(refund.get({ ref }));
    if (kind === 'cash-move') return cashMove.get({ ref });
    if (kind === 'call') return call.get({ ref });
    if (kind === 'print') return print.get({ ref });
    const row = sale.get({ ref });
    return row === null ? null : { ...row, bill: fromJson(row.bill) as Bill };
  }

  return {
    last: newest,
    anyMoneyAfter: (seq) => money.get({ seq }) !== null,
    slice(after, upTo, limit) {
      const rows = slice.all({ after, upTo, limit });
      return { entries: rows.flatMap((row) => read(row) ?? []), last: rows.at(-1)?.seq ?? upTo };
    },
    dropCounted(limit) {
      const place = dropped.get({})?.last ?? 0;
      // A repair may have lost the newest entries; new ones have their numbers.
      const after = place < newest() ? place : 0;
      const upTo = counted.get({ after, limit })?.last ?? null;
      if (upTo === null && after === place) return false;
      sql.repeatable(() => {
        drop.run({ after, last: upTo ?? after });
        setDropped.run({ last: upTo ?? after });
      });
      return true;
    },
  };
}
