import { daysBefore } from '../../shared/model/keeping.ts';
import type { Needs } from '../orders/deps.ts';
import { mostListed } from '../orders/prints/print-desk.ts';
import type { PackPlace, PackRule } from '../records/packs/order-packs.ts';
import { inTurns } from '../turns.ts';

/** Days after the last work on an order until it is packed. */
const quietDays = 30;
/** Days for which a pack that was opened stays open: staff may look at the order again. */
const openDays = 7;

export const packRule = (now: Date): PackRule => ({
  before: daysBefore(now, quietDays),
  openedBefore: daysBefore(now, openDays),
  newestPrints: mostListed,
});

/** Packs orders that are over, in short slices. The next run goes on where a kiosk was closed. */
export async function packOrders({ records, clock }: Needs<'records' | 'clock'>): Promise<void> {
  if (records.gap !== null) return;
  const rule = packRule(clock.now());
  const turn = inTurns(records.checkpoints.unused);
  while (records.isOpen && records.packs.release(rule)) await turn();
  let last: PackPlace | null = null;
  while (records.isOpen) {
    last = records.packs.packNext(rule, last);
    if (last === null) return;
    await turn();
  }
}
