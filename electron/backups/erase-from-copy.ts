import type { ImageId, OrderId, PrintId } from '../../shared/ids.ts';
import type { ErasedPerson } from '../../shared/model/erasures.ts';
import type { CallRow } from '../records/calls/calls.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import { openRecords, type Records } from '../records/open.ts';
import { partFromOthers } from '../records/orders/undo-merge.ts';

/** Pictures and saved sheets of a customer. */
interface FilesOfPerson {
  readonly pictures: readonly ImageId[];
  readonly sheets: readonly PrintId[];
}

/**
 * Erases customers from a copy of the records, which is alone in its folder, as erasing them erased them from the records in use. A
 * copy of an older version is migrated first. Blocks; for a thread. Those who are not in the copy, or are erased
 * there, are left out. A person whom a merge had made one customer with another, who stays, is parted from them first.
 *
 * @param persons everyone who is erased, those included whom merges had made part of them
 * @param remove called with a customer's files before the copy forgets whose they are
 * @returns the number of customers who were erased
 * @throws KioskError as `openRecords` does
 */
export function eraseFromCopy(
  file: string,
  dataKey: Uint8Array,
  persons: readonly ErasedPerson[],
  remove: (files: FilesOfPerson) => void = () => undefined,
): number {
  const records = openRecords(file, { key: recordsKeyOf(dataKey), isCopy: true });
  try {
    partFromOthers(
      records,
      persons.map(({ customerId }) => customerId),
    );
    const present = persons.filter(({ customerId }) => records.customers.get(customerId)?.erasedAt === null);
    for (const person of present) eraseOne(records, person, remove);
    records.checkpoint();
    return present.length;
  } finally {
    records.close();
  }
}

function eraseOne(
  records: Records,
  { customerId, at }: ErasedPerson,
  remove: (files: FilesOfPerson) => void,
): void {
  const orders = records.customerMerges.ordersOf(customerId);
  const sessions = orders.flatMap((orderId) => records.retouchSessions.ofOrder(orderId));
  const pictures = [
    ...orders.flatMap((orderId) => records.cleanUp.picturesOf(orderId)),
    ...sessions.flatMap(({ id }) => records.images.ofSession(id)),
  ];
  const sheets = orders.flatMap((orderId) => {
    records.packs.open(orderId);
    return records.savedSheets.ofOrder(orderId).map(({ printId }) => printId);
  });
  remove({ pictures, sheets });
  records.transaction(() => {
    for (const orderId of orders) {
      records.calls.openOf(orderId).forEach((call) => settleCall(records, call, at));
      closeOrder(records, orderId, at);
    }
    for (const { id } of sessions) {
      const open = records.calls.openOfSession(id);
      if (open !== null) settleCall(records, open, at);
    }
    for (const imageId of pictures) records.images.erase(imageId, at);
    for (const { id } of sessions) records.retouchSessions.setErased(id, at);
    records.cleanUp.markEmpty(orders, at);
    records.customers.erase(customerId, at);
  });
}

/**
 * Calls are settled before their customer is erased. One may still be open in this copy, and nobody could settle it in a closed order:
 * it would keep back every restore. It counts, because the service may have charged for it.
 */
function settleCall({ calls }: Records, { id, state }: CallRow, at: string): void {
  const ended = { status: null, requestBytes: 0, responseBytes: null, answerImageId: null, at };
  const unknown = { error: null, reason: null, detail: null };
  if (state !== 'uncertain')
    calls.end(id, { ...ended, ...unknown, state: state === 'intent' ? 'not-sent' : 'uncertain' });
  if (state !== 'intent') calls.resolve(id, { resolution: 'counted', by: 'Headroom', at });
}

/** Orders are closed before their customer is erased. In this copy one may still be open, and nobody can go on with it. */
function closeOrder(records: Records, orderId: OrderId, at: string): void {
  if (records.orders.get(orderId)?.state !== 'open') return;
  const isSold = records.payments.ofOrder(orderId) !== null;
  records.orders.setState(orderId, isSold ? 'done' : 'cancelled', at, '');
}
