import type { CustomerId } from '../../../shared/ids.ts';
import type { TakingsReport } from '../../../shared/model/takings.ts';
import { fromJson, type Sql } from '../sql.ts';

/** Words about customers in the reports of closings. */
export interface ClosingWords {
  /**
   * Erases the reasons of a customer's refunds from the reports, and reasons of discounts that only this customer got. Call it before the
   * orders' own words are erased.
   */
  erase(id: CustomerId): void;
}

interface Given {
  readonly number: string;
  readonly at: string;
  /** Value of `ref` in the sale's or refund's row of `closing_entries`. */
  readonly ref: string;
  /** The reason of a discount; null for a refund. */
  readonly discount: string | null;
}

const givenSql = `SELECT o.number, s.settled_at AS at, s.id AS ref, NULL AS discount
    FROM orders o JOIN settlements s ON s.order_id = o.id WHERE o.customer_id = @id
  UNION ALL SELECT o.number, p.paid_at, o.id, value ->> '$.discount.reason'
    FROM orders o JOIN payments p ON p.order_id = o.id, json_each(p.bill, '$.lines')
    WHERE o.customer_id = @id AND value ->> '$.discount.reason' IS NOT NULL
  UNION ALL SELECT o.number, p.paid_at, p.id, value ->> '$.discount.reason'
    FROM orders o JOIN later_sales p ON p.order_id = o.id, json_each(p.bill, '$.lines')
    WHERE o.customer_id = @id AND value ->> '$.discount.reason' IS NOT NULL`;

/** A sale may be in the closing after the first one that followed it: that one leaves out what staff had not seen. */
const coveringSql = `SELECT number FROM closings WHERE closed_at >= @at ORDER BY number LIMIT 2`;

/** Closings on either side that are searched for an entry that is in none of those that should have it: more than a year's. */
const searched = 400;

/** Finds an entry in a run of closings; where the last one is not there, also among those that no closing has counted. */
const entrySql = `SELECT seq FROM closing_entries
  WHERE seq > coalesce((SELECT last_entry FROM closings WHERE number = @first - 1), 0)
    AND seq <= coalesce((SELECT last_entry FROM closings WHERE number = @last), 9223372036854775807)
    AND ref = @ref`;
const countedSql = 'SELECT number FROM closings WHERE last_entry >= @seq ORDER BY number LIMIT 1';

function without(report: TakingsReport, given: readonly Given[]): TakingsReport {
  const orders = new Set(given.map(({ number }) => number));
  const isTheirs = (reason: string, count: number): boolean =>
    given.filter(({ discount }) => discount === reason).length >= count;
  return {
    ...report,
    takings: report.takings.map((each) => ({
      ...each,
      refunds: each.refunds.map((refund) =>
        orders.has(refund.orderNumber) ? { ...refund, reason: 'erased' } : refund,
      ),
      discounts: each.discounts.map((discount) =>
        isTheirs(discount.reason, discount.count) ? { ...discount, reason: 'erased' } : discount,
      ),
    })),
  };
}

export function createClosingWords(sql: Sql): ClosingWords {
  const given = sql.prepare<{ id: string }, Given>(givenSql);
  const covering = sql.prepare<{ at: string }, { number: number }>(coveringSql);
  const last = sql.prepare<object, { number: number }>(
    'SELECT number FROM closings ORDER BY number DESC LIMIT 1',
  );
  const entry = sql.prepare<{ first: number; last: number; ref: string }, { seq: number }>(entrySql);
  const counted = sql.prepare<{ seq: number }, { number: number }>(countedSql);
  const get = sql.prepare<{ number: number }, { report: string }>(
    'SELECT report FROM closings WHERE number = @number',
  );
  const reportOf = (number: number): TakingsReport =>
    fromJson(get.get({ number })?.report ?? '') as TakingsReport;

  /** Returns the closings that have a customer's words. By the clock, an entry is near; where that was set back since, it is not. */
  function closingsOf(all: readonly Given[]): ReadonlySet<number> {
    const numbers = new Set<number>();
    const newest = last.get({})?.number ?? 0;
    for (const { at, ref } of all) {
      const [first = newest + 1, end = newest + 1] = covering.all({ at }).map(({ number }) => number);
      const found =
        entry.get({ first, last: end, ref }) ??
        entry.get({ first: first - searched, last: end + searched, ref });
      const closing = found === null ? null : counted.get(found);
      if (closing !== null) numbers.add(closing.number);
    }
    return numbers;
  }
  const set = sql.prepare<{ number: number; report: string }>(
    'UPDATE closings SET report = @report WHERE number = @number',
  );
  return {
    erase(id) {
      const all = given.all({ id });
      for (const number of closingsOf(all)) {
        const report = reportOf(number);
        const erased = JSON.stringify(without(report, all));
        if (erased !== JSON.stringify(report)) set.run({ number, report: erased });
      }
    },
  };
}
