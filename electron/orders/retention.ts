import type { OrderId } from '../../shared/ids.ts';
import type { ClosedOrder } from '../records/clean-up.ts';
import { inTurns } from '../turns.ts';
import type { Needs } from './deps.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Number of orders that are read, and marked when they have no pictures, at a time: among two million, 50 took 20 ms. */
const batch = 8;

/**
 * Erases the pictures of closed orders whose retention period is over: the studio's period with the customer's consent,
 * or the shorter one without. Edited versions are erased with them. The rows stay and say that the picture is erased.
 *
 * @returns the number of erased pictures
 */
export async function eraseExpired(deps: Needs<'records' | 'vault' | 'settings' | 'clock'>): Promise<number> {
  const { records, settings, clock } = deps;
  const { withConsent, without } = settings.get().keepDays;
  const now = clock.now();
  const before = (days: number): string => new Date(now.getTime() - days * dayMs).toISOString();
  const limits = [before(without), before(withConsent)] as const;
  const latest = limits[0] > limits[1] ? limits[0] : limits[1];
  const turn = inTurns(records.checkpoints.caughtUp);
  let erased = 0;
  let last: ClosedOrder | null = null;
  do {
    await turn();
    const orders: ClosedOrder[] = records.cleanUp.closedOrders(latest, last, batch);
    const due = orders
      .filter(({ closedAt, keepPhotos }) => closedAt < limits[keepPhotos])
      .map(({ id }) => id);
    const empty = new Set(records.cleanUp.markEmpty(due, now.toISOString()));
    for (const id of due) {
      if (empty.has(id)) continue;
      await turn();
      erased += await erasePictures(deps, id);
    }
    last = orders.at(-1) ?? null;
  } while (last !== null);
  return erased;
}

/**
 * Erases the pictures of one order: first the files, then the rows in one transaction.
 * @returns the number of pictures
 */
export async function erasePictures(
  { records, vault, clock }: Needs<'records' | 'vault' | 'clock'>,
  orderId: OrderId,
): Promise<number> {
  const pictures = records.cleanUp.picturesOf(orderId);
  if (pictures.length === 0) return 0;
  for (const imageId of pictures) await vault.erase(imageId);
  const at = clock.now().toISOString();
  records.transaction(() => {
    for (const imageId of pictures) records.images.erase(imageId, at);
    records.cleanUp.markEmpty([orderId], at);
  });
  return pictures.length;
}
