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
  /** The reason of a discount; null for a refund. */
  readonly discount: string | null;
}

const givenSql = `SELECT o.number, s.settled_at AS at, NULL AS discount
    FROM orders o JOIN settlements s ON s.order_id = o.id WHERE o.customer_id = @id
  UNION ALL SELECT o.number, p.paid_at, value ->> '$.discount.reason'
    FROM orders o JOIN payments p ON p.order_id = o.id, json_each(p.bill, '$.lines')
    WHERE o.customer_id = @id AND value ->> '$.discount.reason' IS NOT NULL
  UNION ALL SELECT o.number, p.paid_at, value ->> '$.discount.reason'
    FROM orders o JOIN later_sales p ON p.order_id = o.id, json_each(p.bill, '$.lines')
    WHERE o.customer_id = @id AND value ->> '$.discount.reason' IS NOT NULL`;

/** A sale may be in the closing after the first one that followed it: that one leaves out what staff had not seen. */
const coveringSql = `SELECT number FROM closings WHERE closed_at >= @at ORDER BY number LIMIT 2`;

/** Closings on either side that are searched for a refund that is in none of those that should have it: more than a year's. */
const searched = 400;

/** Closings around a number that name an order. When the clock was set back, a refund's closing is older than the refund by the clock. */
const namingSql = `SELECT number FROM closings WHERE number >= @around - ${searched} AND number <= @around + ${searched}
  AND instr(report, @name) > 0 ORDER BY number`;

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

/** Returns the orders of the refunds in a report, each as often as it was refunded. */
const refundedIn = ({ takings }: TakingsReport): readonly string[] =>
  takings.flatMap(({ refunds }) => refunds.map(({ orderNumber }) => orderNumber));

export function createClosingWords(sql: Sql): ClosingWords {
  const given = sql.prepare<{ id: string }, Given>(givenSql);
  const covering = sql.prepare<{ at: string }, { number: number }>(coveringSql);
  const last = sql.prepare<object, { number: number }>(
    'SELECT number FROM closings ORDER BY number DESC LIMIT 1',
  );
  const naming = sql.prepare<{ around: number; name: string }, { number: number }>(namingSql);
  const get = sql.prepare<{ number: number }, { report: string }>(
    'SELECT report FROM closings WHERE number = @number',
  );
  const reportOf = (number: number): TakingsReport =>
    fromJson(get.get({ number })?.report ?? '') as TakingsReport;

  /** Returns the closings that may have a customer's words. */
  function closingsOf(all: readonly Given[]): ReadonlySet<number> {
    const numbers = new Set(all.flatMap(({ at }) => covering.all({ at }).map(({ number }) => number)));
    const named = [...numbers].flatMap((number) => refundedIn(reportOf(number)));
    const refunds = all.filter(({ discount }) => discount === null);
    for (const order of new Set(refunds.map(({ number }) => number))) {
      const times = refunds.filter(({ number }) => number === order).map(({ at }) => at);
      if (named.filter((each) => each === order).length >= times.length) continue;
      for (const at of times) {
        const around = covering.all({ at })[0]?.number ?? last.get({})?.number ?? 0;
        for (const { number } of naming.all({ around, name: JSON.stringify(order) })) numbers.add(number);
      }
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
