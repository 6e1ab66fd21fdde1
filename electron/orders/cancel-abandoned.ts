import { daysBefore } from '../../shared/model/keeping.ts';
import type { OrderId } from '../../shared/ids.ts';
import { isOver, type KeptRow } from '../records/keeping/kept-row.ts';
import { inTurns } from '../turns.ts';
import type { Needs } from './deps.ts';

/** Number of orders that are read at a time. */
const batch = 20;

/**
 * Cancels open orders that nobody has worked on for the studio's period, and on which nothing was paid. An order with a call of
 * unknown outcome, with a code or with a print under way stays for a person.
 */
export async function cancelAbandoned(
  deps: Needs<'records' | 'settings' | 'clock' | 'log' | 'note' | 'changed'>,
): Promise<void> {
  const { records, settings, clock, log, note, changed } = deps;
  const { abandoned } = settings.get().keepDays;
  // The missing rows may hold recent work on these orders.
  if (abandoned === null || records.gap !== null) return;
  const before = daysBefore(clock.now(), abandoned);
  const { leftOrders } = records.keeping;
  const turn = inTurns(records.checkpoints.unused);
  let last: KeptRow<OrderId> | null = null;
  let cancelled = 0;
  do {
    await turn();
    const orders: KeptRow<OrderId>[] = leftOrders.list(before, last, batch);
    for (const order of orders) {
      await turn();
      const { id, at } = order;
      // Staff may have opened the order again in the meantime.
      if (!isOver(order, before) || records.orders.get(id)?.updatedAt !== at) continue;
      records.transaction(() => {
        records.orders.setState(id, 'cancelled', clock.now().toISOString(), '');
        note('cancelled', { order: id, person: 'headroom', why: 'abandoned' });
      });
      changed(id);
      cancelled += 1;
    }
    last = orders.at(-1) ?? null;
  } while (last !== null);
  if (cancelled > 0) log.info({ orders: cancelled }, 'cancelled orders that nobody had worked on');
}
