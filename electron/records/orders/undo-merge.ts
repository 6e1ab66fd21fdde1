import type { CustomerId } from '../../../shared/ids.ts';
import type { Records } from '../open.ts';
import type { MergeRow } from './customer-merges.ts';

type Tables = Pick<Records, 'customers' | 'customerMerges' | 'consents' | 'transaction'>;

/**
 * Undoes the last merge into a customer: both have again what they had before. Orders that the customer has no more stay where they
 * are. Call it in a transaction.
 */
export function putBack({ customers, customerMerges: merges, consents }: Tables, merge: MergeRow): void {
  const { id, kept, gone, merged } = merge;
  const has = new Set(merges.ordersOf(kept.id));
  merges.bringBack(gone);
  merges.hide([kept.id]);
  merges.moveOrders(
    merge.orders.filter((orderId) => has.has(orderId)),
    gone.id,
  );
  merges.setHolder(merge.merges, gone.id);
  for (const each of [kept, gone]) {
    customers.update(each);
    customers.note(each.id, each.notes);
  }
  if (kept.keepPhotos && !merged.keepPhotos) consents.reopen(kept.id);
  merges.remove(id);
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
