import type { OrderId } from '../../../shared/ids.ts';
import type { Needs } from '../deps.ts';
import { findItemForSale } from './items-for-sale.ts';
import { addToTicket, takeFromTicket } from './ticket-items.ts';

/**
 * Makes a change to the photos of an order, and keeps the ticket's retouching with it: one for each shot of which a photo uses
 * a retouched version, where the studio charges for it. What staff removed from the ticket stays removed. Runs in the caller's
 * transaction.
 */
export function chargeRetouching(
  deps: Needs<'records' | 'settings' | 'clock'>,
  orderId: OrderId,
  change: () => void,
): void {
  const before = retouchedShots(deps, orderId);
  change();
  const { payments } = deps.records;
  // From the first money on, the ticket is what the customer agreed to.
  if (payments.ofOrder(orderId) !== null || payments.partsOf(orderId).length > 0) return;
  const settings = deps.settings.get();
  const item = settings.retouchItemId;
  if (item === null || findItemForSale(settings, item) === null) return;
  const after = retouchedShots(deps, orderId);
  for (let more = before; more < after; more += 1) addToTicket(deps, orderId, item);
  for (let less = before; less > after; less -= 1) takeFromTicket(deps, orderId, item);
}

/** Counts the shots of which a photo uses a retouched version: several documents of one person share the work. */
const retouchedShots = ({ records }: Needs<'records'>, orderId: OrderId): number =>
  new Set(
    records.photos
      .ofOrder(orderId)
      .filter(({ versionId }) => versionId !== null)
      .map(({ shotId }) => shotId),
  ).size;
