import type { OrderId, PaymentPartId } from '../../../shared/ids.ts';
import type { PaymentPartView, PaymentView } from '../../../shared/model/payment.ts';
import type { Bill } from '../../../shared/money.ts';
import type { Definitions } from '../definitions.ts';
import { billIn, storedBill } from './bills.ts';
import { receiptKind, type Numbers } from './numbers.ts';
import { fromJson, type Sql } from '../sql.ts';

export interface PaymentPartRow extends PaymentPartView {
  readonly orderId: OrderId;
  readonly currency: string;
}

export interface PaymentRow extends PaymentView {
  readonly orderId: OrderId;
  /** Including tax, in the currency's smallest unit. */
  readonly total: number;
  readonly currency: string;
}

type NewPayment = Omit<PaymentRow, 'receiptNumber' | 'parts'> & {
  /** The studio's local day, `YYMMDD`. The receipt gets the day's next number. */
  readonly day: string;
};

export interface Payments {
  /** @param by the person at the counter. Throws when the order already has a payment. */
  addPart(part: PaymentPartRow, by: string): void;
  /** Records that a part was given back. Throws when it already was, and once the payment is complete. */
  returnPart(id: PaymentPartId, at: string, by: string): void;
  /** Returns the parts of the first payment that were not given back, oldest first. */
  partsOf(orderId: OrderId): PaymentPartRow[];
  /** Completes the payment. Throws when the order already has one, or when its parts are not its total. */
  insert(payment: NewPayment): void;
  ofOrder(orderId: OrderId): PaymentRow | null;
}

type Stored = Omit<PaymentRow, 'bill' | 'parts'> & { readonly bill: string };

const paymentPartsOfOrderSql = `SELECT id, order_id AS orderId, method, amount, currency, given, reference,
    taken_at AS takenAt
  FROM payment_parts WHERE order_id = @orderId AND returned_at IS NULL AND sale_id IS NULL ORDER BY rowid`;

export function createPayments(sql: Sql, numbers: Numbers, definitions: Definitions): Payments {
  const addPart = sql.prepare<PaymentPartRow & { by: string }>(
    `INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at, taken_by)
     VALUES (@id, @orderId, @method, @amount, @currency, @given, @reference, @takenAt, @by)`,
  );
  const returnPart = sql.prepare<{ id: string; at: string; by: string }>(
    'UPDATE payment_parts SET returned_at = @at, returned_by = @by WHERE id = @id',
  );
  const partsOf = sql.prepare<{ orderId: string }, PaymentPartRow>(paymentPartsOfOrderSql);
  const insert = sql.prepare<Stored>(
    `INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
     VALUES (@orderId, @bill, @total, @currency, @receiptNumber, @paidAt)`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(
    `SELECT order_id AS orderId, ${billIn('payments')} AS bill, total, currency, receipt_number AS receiptNumber, paid_at AS paidAt
     FROM payments WHERE order_id = @orderId`,
  );
  return {
    addPart: (part, by) => void addPart.run({ ...part, by }),
    returnPart: (id, at, by) => void returnPart.run({ id, at, by }),
    partsOf: (orderId) => partsOf.all({ orderId }),
    insert({ day, bill, ...payment }) {
      sql.transaction(() => {
        insert.run({
          ...payment,
          bill: storedBill(payment.orderId, bill, definitions),
          receiptNumber: numbers.ofDay(receiptKind, day),
        });
      });
    },
    ofOrder(orderId) {
      const row = ofOrder.get({ orderId });
      if (row === null) return null;
      return { ...row, bill: fromJson(row.bill) as Bill, parts: partsOf.all({ orderId }) };
    },
  };
}
