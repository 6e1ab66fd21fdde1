import type { OrderId } from '../../shared/ids.ts';
import { afterDays, type KeptForecast, tally } from '../../shared/model/keeping.ts';
import type { LeftOpenOrder } from '../records/orders/left-open.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import { inTurns } from '../turns.ts';
import { settles } from '../../shared/refunds.ts';
import type { Needs } from './deps.ts';
import { replacePhoto } from './photos/photo-replacement.ts';
import { dayMs, erasePictures } from './retention.ts';
import { existing } from './existing-order.ts';
import { owedOf } from './payment/owed.ts';

/** Number of orders that are read at a time. */
const batch = 50;

/** Later than everything. */
const never = '9999-12-31T23:59:59.999Z';

/**
 * Erases the pictures of open orders that nobody has worked on for the studio's retention period. The order stays open
 * and says so. Pictures that are still needed stay: those of an order with a call of unknown outcome, and those of a
 * paid or partly paid order whose photos are not all printed, saved as a file or settled.
 */
export async function eraseLeftOpen(
  deps: Needs<'records' | 'vault' | 'settings' | 'clock' | 'log' | 'changed'>,
): Promise<void> {
  const { records, settings, clock, log } = deps;
  // The missing rows may hold recent work on these orders.
  if (records.gap !== null) return;
  const before = new Date(clock.now().getTime() - settings.get().keepDays.open * dayMs).toISOString();
  const turn = inTurns(records.checkpoints.unused);
  let last: LeftOpenOrder | null = null;
  let erased = 0;
  do {
    const orders: readonly LeftOpenOrder[] = records.leftOpen.orders(before, last, batch);
    for (const { id, updatedAt } of orders) {
      await turn();
      if (await eraseOne(deps, id, updatedAt)) erased += 1;
    }
    last = orders.at(-1) ?? null;
  } while (last !== null);
  if (erased > 0) log.info({ orders: erased }, 'erased pictures of orders that were left open');
}

/** Counts the orders that lose their pictures within the next days. */
export async function countLeftOpen(
  deps: Needs<'records' | 'settings' | 'clock'>,
  days: number,
): Promise<KeptForecast> {
  const { records, clock } = deps;
  const counted = tally('open', clock.now());
  const turn = inTurns(records.checkpoints.caughtUp);
  let last: LeftOpenOrder | null = null;
  do {
    const orders: readonly LeftOpenOrder[] = records.leftOpen.orders(never, last, batch);
    for (const { id, workedAt } of orders) {
      await turn();
      const goes = records.cleanUp.picturesOf(id).length > 0 && !isNeeded(deps, existing(deps, id));
      if (goes) counted.add(afterDays(workedAt, days));
    }
    last = orders.at(-1) ?? null;
  } while (last !== null);
  return counted.result();
}

async function eraseOne(
  deps: Needs<'records' | 'vault' | 'settings' | 'clock' | 'changed'>,
  orderId: OrderId,
  updatedAt: string,
): Promise<boolean> {
  const { records } = deps;
  const order = existing(deps, orderId);
  // Staff may have opened the order again in the meantime.
  if (order.state !== 'open' || order.updatedAt !== updatedAt || isNeeded(deps, order)) return false;
  if (records.cleanUp.picturesOf(orderId).length === 0) return false;
  if (records.payments.ofOrder(orderId) === null) takeAllAgain(deps, order);
  await erasePictures(deps, orderId);
  deps.changed(orderId);
  return true;
}

function isNeeded(deps: Needs<'records' | 'settings'>, order: OrderRow): boolean {
  const { calls, payments, photos, prints, settlements } = deps.records;
  if (calls.openOf(order.id).length > 0) return true;
  if (payments.ofOrder(order.id) === null) return payments.partsOf(order.id).length > 0;
  const settled = settlements.ofOrder(order.id);
  const printed = new Set(
    prints
      .ofOrder(order.id)
      .filter(({ state }) => state === 'printed')
      .flatMap(({ layout }) => layout.photos.map(({ photoId }) => photoId)),
  );
  const isOver = (photo: PhotoRow): boolean =>
    settled.some((settlement) => settles(settlement, photo.id)) || printed.has(photo.id);
  return !photos.ofOrder(order.id).every((photo) => owedOf(deps, order, photo) === null && isOver(photo));
}

/**
 * Without its pictures, an unpaid order goes back to the shot. Its earlier photos are set aside, together with their
 * calls.
 */
function takeAllAgain(deps: Needs<'records' | 'clock'>, { id, step, updatedAt }: OrderRow): void {
  const { records } = deps;
  records.transaction(() => {
    for (const photo of records.photos.ofOrder(id)) {
      if (photo.shotId !== null) replacePhoto(deps, photo, null);
    }
    // Keep the order's last change as it was, because nobody has worked on it.
    if (step === 'preview' || step === 'payment') records.orders.setStep(id, 'shot', updatedAt);
  });
}
