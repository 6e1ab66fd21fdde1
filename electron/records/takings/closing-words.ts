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
  const get = sql.prepare<{ number: number }, { report: string }>(
    'SELECT report FROM closings WHERE number = @number',
  );
  const set = sql.prepare<{ number: number; report: string }>(
    'UPDATE closings SET report = @report WHERE number = @number',
  );
  return {
    erase(id) {
      const all = given.all({ id });
      const numbers = new Set(all.flatMap(({ at }) => covering.all({ at }).map(({ number }) => number)));
      for (const number of numbers) {
        const report = get.get({ number })?.report ?? '';
        const erased = JSON.stringify(without(fromJson(report) as TakingsReport, all));
        if (erased !== report) set.run({ number, report: erased });
      }
    },
  };
}
