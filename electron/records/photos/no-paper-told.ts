import type { OrderId, PersonId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

interface NoPaperToldRow {
  readonly orderId: OrderId;
  readonly personId: PersonId;
  readonly specCode: string;
  readonly documentName: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The log of customers who know that the authority for their document accepts no printed photo. Rows are only added. */
export interface NoPaperTold {
  /** Adds an entry. An earlier entry for the same person and document stays unchanged. */
  insert(told: NoPaperToldRow): void;
  ofOrder(orderId: OrderId): NoPaperToldRow[];
}

const noPaperToldOfOrderSql = `SELECT order_id AS orderId, person_id AS personId, spec_code AS specCode,
    document_name AS documentName, ${staffName('told_by')} AS "by", told_at AS "at"
  FROM no_paper_told WHERE order_id = @orderId ORDER BY person_id, spec_code`;

export function createNoPaperTold(sql: Sql): NoPaperTold {
  const insert = sql.prepare<NoPaperToldRow>(
    `INSERT INTO no_paper_told (order_id, person_id, spec_code, document_name, told_by, told_at)
     VALUES (@orderId, @personId, @specCode, @documentName, @by, @at)
     ON CONFLICT DO NOTHING`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, NoPaperToldRow>(noPaperToldOfOrderSql);
  return {
    insert: (told) => void insert.run(told),
    ofOrder: (orderId) => ofOrder.all({ orderId }),
  };
}
