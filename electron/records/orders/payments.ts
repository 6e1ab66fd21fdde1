import type { OrderId } from '../../../shared/ids.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import type { Bill } from '../../../shared/money.ts';
import type { Numbers } from './numbers.ts';
import { fromJson, type Sql } from '../sql.ts';

export interface PaymentRow {
  readonly orderId: OrderId;
  readonly bill: Bill;
  /** Including tax, in the currency's smallest unit. */
  readonly total: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** For example `R-261121-004`. */
  readonly receiptNumber: string;
  readonly paidAt: string;
}

type NewPayment = Omit<PaymentRow, 'receiptNumber'> & {
  /** The studio's local day, `YYMMDD`. The receipt gets the day's next number. */
  readonly day: string;
};

export interface Payments {
  /** Throws when the order already has a payment. */
  insert(payment: NewPayment): PaymentRow;
  ofOrder(orderId: OrderId): PaymentRow | null;
}

type Stored = Omit<PaymentRow, 'bill'> & { readonly bill: string };

export function createPayments(sql: Sql, nextNumber: Numbers): Payments {
  const insert = sql.prepare<Stored>(
    `INSERT INTO payments (order_id, bill, total, currency, method, reference, receipt_number, paid_at)
     VALUES (@orderId, @bill, @total, @currency, @method, @reference, @receiptNumber, @paidAt)`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(
    `SELECT order_id AS orderId, bill, total, currency, method, reference, receipt_number AS receiptNumber,
       paid_at AS paidAt FROM payments WHERE order_id = @orderId`,
  );
  return {
    insert({ day, ...payment }) {
      return sql.transaction(() => {
        const row: PaymentRow = { ...payment, receiptNumber: nextNumber('R-', day) };
        insert.run({ ...row, bill: JSON.stringify(row.bill) });
        return row;
      });
    },
    ofOrder(orderId) {
      const row = ofOrder.get({ orderId });
      return row === null ? null : { ...row, bill: fromJson(row.bill) as Bill };
    },
  };
}
