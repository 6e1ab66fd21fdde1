import type Database from 'better-sqlite3';
import {
  afterDays,
  type KeepingPeriods,
  type KeptForecast,
  pictureDays,
  type PictureKind,
  tally,
} from '../../../shared/model/keeping.ts';
import { closedOrdersSql, orderPicturesSql, type ClosedOrder } from '../clean-up.ts';

/** Orders that are looked at beyond the next days, for the date on which the next picture goes. */
const mostBeyond = 500;
const batch = 200;
const never = '9999-12-31T23:59:59.999Z';

/** Counts the pictures of closed orders that go within the next days. */
export function countPictures(
  db: Database.Database,
  { keepDays, now }: KeepingPeriods & { readonly now: string },
): KeptForecast[] {
  const at = new Date(now);
  const counted = {
    shots: tally('shots', at),
    previews: tally('previews', at),
    finals: tally('finals', at),
  };
  const closed = db.prepare<[object], ClosedOrder>(closedOrdersSql);
  const pictures = db.prepare<[{ orderId: string }], { id: string; kind: PictureKind }>(orderPicturesSql);
  const isSoon = (closedAt: string, days: ReturnType<typeof pictureDays>): boolean =>
    Object.values(days).some((count) => afterDays(closedAt, count) < counted.shots.month);

  let last: ClosedOrder | undefined;
  let beyond = 0;
  do {
    const after = { closedAt: last?.closedAt ?? '', seq: last?.seq ?? 0 };
    const orders = closed.all({ before: never, limit: batch, ...after });
    for (const order of orders) {
      const days = pictureDays(keepDays, order);
      beyond = isSoon(order.closedAt, days) ? 0 : beyond + 1;
      for (const { kind } of pictures.all({ orderId: order.id })) {
        if (kind !== 'answers') counted[kind].add(afterDays(order.closedAt, days[kind]));
      }
    }
    last = orders.at(-1);
  } while (last !== undefined && beyond < mostBeyond);
  return Object.values(counted).map((each) => each.result());
}
