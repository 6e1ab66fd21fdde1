import type { OrderId, OrderItemId, PhotoId, SettlementId } from '../../../shared/ids.ts';
import type { RefundLine, SettlementKind } from '../../../shared/model/owed.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import { fromJson, type Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';
import type { Numbers } from './numbers.ts';

export interface SettlementRow {
  readonly id: SettlementId;
  readonly orderId: OrderId;
  /** Null for an item, and when the whole order was settled. */
  readonly photoId: PhotoId | null;
  /** The item's line in its bill; null for a photo, and when the whole order was settled. */
  readonly lineId: OrderItemId | null;
  /** The returned money by line; empty for none, and in refunds from before lines were kept. */
  readonly lines: readonly RefundLine[];
  readonly kind: SettlementKind;
  /** Given by `insert`; null when no money was returned. */
  readonly refundNumber: number | null;
  /** The counter's prefix before the refund's number; empty for none. */
  readonly refundPrefix: string;
  /** How money was returned; null when none was. */
  readonly method: PaymentMethod | null;
  /** Money returned, in the smallest unit of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export type NewSettlement = Omit<SettlementRow, 'refundNumber' | 'refundPrefix'>;

export interface Settlements {
  /** Throws when the photo or the order is already settled, or when more would be returned than was paid. */
  insert(settlement: NewSettlement): void;
  /** Oldest first. */
  ofOrder(orderId: OrderId): SettlementRow[];
}

type Stored<Row extends { readonly lines: unknown }> = Omit<Row, 'lines'> & { readonly lines: string | null };

const settlementsOfOrderSql = `SELECT s.id, s.order_id AS orderId, s.photo_id AS photoId,
    s.line_id AS lineId, s.lines, s.kind, s.method, s.amount,
    s.currency, s.reference, s.reason, ${staffName('s.settled_by')} AS "by", s.settled_at AS "at", r.number AS refundNumber,
    coalesce(r.prefix, '') AS refundPrefix
  FROM settlements s LEFT JOIN refund_numbers r ON r.settlement_id = s.id
  WHERE s.order_id = @orderId ORDER BY s.settled_at, s.rowid`;

export function createSettlements(sql: Sql, numbers: Numbers): Settlements {
  const insert = sql.prepare<Stored<NewSettlement>>(
    `INSERT INTO settlements (id, order_id, photo_id, line_id, lines, kind, method, amount, currency, reference, reason, settled_by,
       settled_at)
     VALUES (@id, @orderId, @photoId, @lineId, @lines, @kind, @method, @amount, @currency, @reference, @reason, @by, @at)`,
  );
  const insertNumber = sql.prepare<{ number: number; prefix: string; id: string }>(
    'INSERT INTO refund_numbers (number, prefix, settlement_id) VALUES (@number, @prefix, @id)',
  );
  const ofOrder = sql.prepare<{ orderId: string }, Stored<SettlementRow>>(settlementsOfOrderSql);
  return {
    insert({ lines, ...settlement }) {
      sql.transaction(() => {
        insert.run({ ...settlement, lines: lines.length === 0 ? null : JSON.stringify(lines) });
        if (settlement.method !== null)
          insertNumber.run({
            ...{ number: numbers.next('refund'), prefix: numbers.prefix() },
            id: settlement.id,
          });
      });
    },
    ofOrder: (orderId) =>
      ofOrder.all({ orderId }).map(({ lines, ...settlement }) => ({
        ...settlement,
        lines: lines === null ? [] : (fromJson(lines) as RefundLine[]),
      })),
  };
}
