import type { ImageId, OrderId, PersonId, ShotId } from '../../../shared/ids.ts';
import type { ShotView } from '../../../shared/model/pictures.ts';
import type { OrderPacks } from '../packs/order-packs.ts';
import type { Sql } from '../sql.ts';

export interface ShotRow {
  readonly id: ShotId;
  readonly orderId: OrderId;
  readonly personId: PersonId;
  readonly imageId: ImageId;
  readonly source: ShotView['source'];
  /** The camera's label or the imported file's name. */
  readonly origin: string;
  readonly takenAt: string;
}

export interface Shots {
  insert(shot: ShotRow): void;
  get(id: ShotId): ShotRow | null;
  /** Returns an order's shots in the order in which they were taken. */
  ofOrder(orderId: OrderId): ShotRow[];
  /** Returns the same without opening the order's pack, which would write. Shots in a pack have no pictures. */
  outsidePack(orderId: OrderId): ShotRow[];
}

const columns = `id, order_id AS orderId, person_id AS personId, image_id AS imageId, source, origin,
  taken_at AS takenAt`;

export function createShots(sql: Sql, packs: Pick<OrderPacks, 'open'>): Shots {
  const insert = sql.prepare<ShotRow>(
    `INSERT INTO shots (id, order_id, person_id, image_id, source, origin, taken_at)
     VALUES (@id, @orderId, @personId, @imageId, @source, @origin, @takenAt)`,
  );
  const get = sql.prepare<{ id: string }, ShotRow>(`SELECT ${columns} FROM shots WHERE id = @id`);
  const ofOrder = sql.prepare<{ orderId: string }, ShotRow>(
    `SELECT ${columns} FROM shots WHERE order_id = @orderId ORDER BY taken_at, rowid`,
  );
  return {
    insert: (shot) => void insert.run(shot),
    get: (id) => get.get({ id }),
    ofOrder(orderId) {
      packs.open(orderId);
      return ofOrder.all({ orderId });
    },
    outsidePack: (orderId) => ofOrder.all({ orderId }),
  };
}
