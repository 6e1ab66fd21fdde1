import type { CustomerId } from '../../../shared/ids.ts';
import type { Records } from '../open.ts';
import type { KeptDetails, MergeRow } from './customer-merges.ts';

type Tables = Pick<Records, 'customers' | 'customerMerges' | 'consents' | 'transaction'>;

/**
 * Undoes the last merge into a customer: both have again what they had before. Orders that the customer has no more stay where they
 * are. Call it in a transaction.
 */
export function putBack(tables: Tables, merge: MergeRow): void {
  const { customers, customerMerges: merges, consents } = tables;
  const { id, kept, gone, mergedAt } = merge;
  const has = new Set(merges.ordersOf(kept.id));
  // A consent from before consents had rows has none that says so.
  const isWithdrawn = merge.merged.keepPhotos && customers.get(kept.id)?.keepPhotos === false;
  merges.bringBack(gone);
  merges.hide([kept.id]);
  merges.moveOrders(
    merge.orders.filter((orderId) => has.has(orderId)),
    gone.id,
  );
  merges.setHolder(merge.merges, gone.id);
  merges.remove(id);
  for (const each of [kept, gone]) {
    for (const customerId of [each.id, ...merges.goneInto(each.id)]) consents.reopen(customerId, mergedAt);
    customers.update({ ...each, keepPhotos: !isWithdrawn && keepsPhotos(tables, each, mergedAt) });
    customers.note(each.id, each.notes);
  }
}

/** Returns whether a customer agrees after the undo: as before, unless they withdrew that as the merged customer, or agreed since. */
function keepsPhotos(
  { consents, customerMerges }: Tables,
  { id, keepPhotos }: KeptDetails,
  mergedAt: string,
): boolean {
  const last = [id, ...customerMerges.goneInto(id)].flatMap((each) => consents.ofCustomer(each, 1));
  if (last.some(({ endedAt }) => endedAt === null)) return true;
  return (
    keepPhotos &&
    !last.some(({ endedAt, endedWhy }) => endedWhy === 'withdrawn' && (endedAt ?? '') >= mergedAt)
  );
}

/**
 * Parts those who are to be erased from others with whom a merge has made them one customer, the last merge first: older records do
 * not know that the merge was undone. What was entered since the merge goes with it, because it may be about either of them.
 *
 * @param persons everyone who is to be erased, those included whom merges have made part of them
 * @param undone called with each merge, in the transaction that undoes all of them
 */
export function partFromOthers(
  records: Tables,
  persons: readonly CustomerId[],
  undone: (merge: MergeRow) => void = () => undefined,
): void {
  const { customerMerges: merges } = records;
  const going = new Set(persons);
  const isMixed = (ids: readonly CustomerId[]): boolean =>
    ids.some((id) => going.has(id)) && !ids.every((id) => going.has(id));
  const parted = (id: CustomerId): void => {
    if (!isMixed([id, ...merges.goneInto(id)])) return;
    const last = merges.lastOf(id);
    if (last === null) throw new Error('a customer became part of another one without a merge');
    putBack(records, last);
    undone(last);
    parted(id);
    parted(last.gone.id);
  };
  const holders = merges.holdersOf(persons);
  if (holders.length > 0) records.transaction(() => holders.forEach(parted));
}
