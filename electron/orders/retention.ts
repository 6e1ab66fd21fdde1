import type { OrderId } from '../../shared/ids.ts';
import {
  daysBefore,
  leastConsentDays,
  pictureDays,
  pictureKinds,
  type PictureKind,
} from '../../shared/model/keeping.ts';
import type { ClosedOrder } from '../records/clean-up.ts';
import { inTurns } from '../turns.ts';
import type { Needs } from './deps.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Number of orders that are read, and marked when they have no pictures, at a time: among two million, 50 took 20 ms. */
const batch = 8;

/**
 * Erases the pictures of closed orders whose retention period is over: the studio's period with the customer's consent, but no longer
 * than the customer agreed to, or the shorter one without; shots, edits and previews may have a shorter one still. The rows stay and say that the picture is
 * erased.
 *
 * @returns the number of erased pictures
 */
export async function eraseExpired(
  deps: Needs<'records' | 'vault' | 'settings' | 'clock' | 'log'>,
): Promise<number> {
  const { records, settings, clock, log } = deps;
  const { keepDays } = settings.get();
  const now = clock.now();
  const turn = inTurns(records.checkpoints.unused);
  let erased = 0;
  let last: ClosedOrder | null = null;
  do {
    await turn();
    // No period is shorter.
    const before = daysBefore(now, leastConsentDays);
    const orders: ClosedOrder[] = records.cleanUp.closedOrders(before, last, batch);
    const due = orders
      .map((order) => ({ id: order.id, kinds: kindsOver(order.closedAt, pictureDays(keepDays, order), now) }))
      .filter(({ kinds }) => kinds.length > 0);
    const ids = due.map(({ id }) => id);
    const empty = new Set(records.cleanUp.markEmpty(ids, now.toISOString()));
    for (const { id, kinds } of due) {
      if (empty.has(id)) continue;
      await turn();
      erased += await erasePictures(deps, id, kinds);
    }
    last = orders.at(-1) ?? null;
  } while (last !== null);
  if (erased > 0) log.info({ pictures: erased }, 'erased pictures whose retention period is over');
  return erased;
}

/** Returns the kinds of pictures whose period after the closing is over. */
const kindsOver = (
  closedAt: string,
  days: Readonly<Record<PictureKind, number>>,
  now: Date,
): readonly PictureKind[] => pictureKinds.filter((kind) => closedAt < daysBefore(now, days[kind]));

/**
 * Erases pictures of one order: first the files, then the rows in one transaction.
 * @param kinds all of them, if left out
 * @returns the number of pictures
 */
export async function erasePictures(
  { records, vault, clock }: Needs<'records' | 'vault' | 'clock'>,
  orderId: OrderId,
  kinds: readonly PictureKind[] = pictureKinds,
): Promise<number> {
  const pictures = records.cleanUp.picturesOf(orderId, kinds);
  if (pictures.length === 0) return 0;
  for (const imageId of pictures) await vault.erase(imageId);
  const at = clock.now().toISOString();
  records.transaction(() => {
    for (const imageId of pictures) records.images.erase(imageId, at);
    records.cleanUp.markEmpty([orderId], at);
  });
  return pictures.length;
}
