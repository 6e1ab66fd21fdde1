/** Merging two customers who are the same person, and undoing it. */
import { KioskError } from '../../shared/errors.ts';
import { newId, type CustomerId, type MergeId } from '../../shared/ids.ts';
import type { CustomerChange, MergedView } from '../../shared/model/customers.ts';
import type { Needs } from '../orders/deps.ts';
import type { KeptDetails, MergeRow } from '../records/orders/customer-merges.ts';
import { putBack } from '../records/orders/undo-merge.ts';

/** Returns why a merge cannot be undone any more; null while it can. */
function obstacleTo(deps: Needs<'records'>, merge: MergeRow): MergedView['obstacle'] {
  const { customers, customerMerges } = deps.records;
  const now = detailsOf(deps, merge.kept.id);
  if (JSON.stringify(now) !== JSON.stringify(merge.merged)) return 'details';
  const moved = customerMerges.countOrders(merge.orders, merge.kept.id) !== merge.orders.length;
  return moved || customers.get(merge.gone.id) !== null ? 'orders' : null;
}

/** Returns the last merge into a customer, and whether it can be undone; null when there was none. */
export function lastMerge(deps: Needs<'records'>, id: CustomerId): MergedView | null {
  const merge = deps.records.customerMerges.lastOf(id);
  if (merge === null) return null;
  const { gone, mergedAt, orders } = merge;
  return {
    ...{ id: merge.id, name: gone.name, at: mergedAt, orders: orders.length },
    obstacle: obstacleTo(deps, merge),
  };
}

/** @throws KioskError NOT_FOUND for a customer who was erased or merged into another */
function detailsOf({ records }: Needs<'records'>, id: CustomerId): KeptDetails {
  const customer = records.customers.get(id);
  if (customer?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such customer');
  const { name, phone, email, keepPhotos, createdAt } = customer;
  return { id, name, phone, email, keepPhotos, notes: records.customers.notes(id), createdAt };
}

/** Merges a customer into another: one has the orders of both afterwards, the other is gone. */
export function merge(
  deps: Needs<'records' | 'clock' | 'who' | 'note'>,
  keptId: CustomerId,
  goneId: CustomerId,
  details: CustomerChange,
): void {
  const { records } = deps;
  const { customers, customerMerges: merges } = records;
  if (keptId === goneId) throw new KioskError('INVALID_INPUT', 'one customer cannot be merged', {});
  records.transaction(() => {
    const [kept, gone] = [detailsOf(deps, keptId), detailsOf(deps, goneId)];
    deps.note('customers-merged', { subject: goneId, into: keptId });
    const mergedAt = deps.clock.now().toISOString();
    const agreed = details.keepPhotos ? [] : [keptId, goneId].flatMap((id) => [id, ...merges.goneInto(id)]);
    for (const id of agreed) records.consents.end(id, { by: deps.who(), at: mergedAt, why: 'merged' });
    const orders = merges.ordersOf(goneId);
    const along = merges.heldBy(goneId);
    merges.hide([keptId, goneId]);
    merges.moveOrders(orders, keptId);
    merges.setHolder(along, keptId);
    merges.deleteCustomer(goneId);
    customers.update({ id: keptId, ...details });
    customers.note(keptId, details.notes);
    merges.insert({
      ...{ id: newId('mrg'), kept, gone, merged: detailsOf(deps, keptId) },
      ...{ orders, merges: along, mergedAt },
    });
  });
}

/**
 * Undoes the last merge into a customer: both have again what they had.
 * @throws KioskError NOT_FOUND for another merge than the last one, WRONG_STEP when something was changed since
 */
export function undoMerge(deps: Needs<'records' | 'note'>, keptId: CustomerId, mergeId: MergeId): void {
  const { records } = deps;
  records.transaction(() => {
    const last = records.customerMerges.lastOf(keptId);
    if (last?.id !== mergeId) throw new KioskError('NOT_FOUND', 'not the last merge of this customer');
    if (obstacleTo(deps, last) !== null)
      throw new KioskError('WRONG_STEP', 'something later is in the way', {});
    deps.note('merge-undone', { subject: last.gone.id, from: keptId });
    putBack(records, last);
  });
}
