import type { OrderId, PaymentPartId, SaleId } from '../../../shared/ids.ts';
import type { LaterSaleView, PaymentMethod, PaymentPartView } from '../../../shared/model/payment.ts';
import type { Bill } from '../../../shared/money.ts';
import { fromJson, type Sql } from '../sql.ts';
import { receiptKind, type Numbers } from './numbers.ts';

interface NewLaterSale {
  readonly id: SaleId;
  readonly orderId: OrderId;
  /** Place among the later sales of the order, from 1. */
  readonly place: number;
  readonly bill: Bill;
  /** The money; its amount is the bill's total. */
  readonly part: PaymentPartView;
  /** The person at the counter. */
  readonly by: string;
  /** The studio's local day, `YYMMDD`. The receipt gets the day's next number. */
  readonly day: string;
}

/** Further payments of orders, for items that are sold later. */
export interface LaterSales {
  /** Throws when the order is not paid, when all of it was given back, or when it already has a sale at this place. */
  insert(sale: NewLaterSale): void;
  /** Oldest first. */
  ofOrder(orderId: OrderId): LaterSaleView[];
}

interface Stored {
  readonly id: SaleId;
  readonly bill: string;
  readonly receiptNumber: string;
  readonly paidAt: string;
  readonly partId: PaymentPartId;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly given: number | null;
  readonly reference: string;
}

const laterSalesOfOrderSql = `SELECT s.id, s.bill, s.receipt_number AS receiptNumber, s.paid_at AS paidAt,
    p.id AS partId, p.method, p.amount, p.given, p.reference
  FROM later_sales s JOIN payment_parts p ON p.sale_id = s.id WHERE s.order_id = @orderId ORDER BY s.place`;

const read = ({ id, bill, receiptNumber, paidAt, partId, ...part }: Stored): LaterSaleView => ({
  ...{ id, receiptNumber, paidAt },
  bill: fromJson(bill) as Bill,
  part: { ...part, id: partId, takenAt: paidAt },
});

export function createLaterSales(sql: Sql, numbers: Numbers): LaterSales {
  const insert = sql.prepare<object>(
    `INSERT INTO later_sales (id, order_id, place, bill, total, currency, receipt_number, paid_at)
     VALUES (@id, @orderId, @place, @bill, @total, @currency, @receiptNumber, @paidAt)`,
  );
  const insertPart = sql.prepare<object>(
    `INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at, sale_id,
       taken_by)
     VALUES (@id, @orderId, @method, @amount, @currency, @given, @reference, @takenAt, @saleId, @by)`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(laterSalesOfOrderSql);
  return {
    insert({ id, orderId, place, bill, part, by, day }) {
      const { total, currency } = bill;
      sql.transaction(() => {
        const sold = { id, orderId, place, total, currency, paidAt: part.takenAt };
        insert.run({ ...sold, bill: JSON.stringify(bill), receiptNumber: numbers.ofDay(receiptKind, day) });
        insertPart.run({ ...part, orderId, currency, saleId: id, by });
      });
    },
    ofOrder: (orderId) => ofOrder.all({ orderId }).map(read),
  };
}
