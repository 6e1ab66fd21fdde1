/** A copy of the records knows nothing of what came after it: an order may be open in it, with a paid call on its way. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eraseFromCopy } from '../../../electron/backups/erase-from-copy.ts';
import { newId, type CallId, type OrderId, type RetouchSessionId } from '../../../shared/ids.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { addOrder, addPhoto, at, later } from '../../support/records/example-records.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { openRecords, testDataKey } from '../../support/records/records-file.ts';

it('settles the open calls of a customer who is erased, so that none keeps back a restore', () => {
  const file = join(tempFolder(), 'records.sqlite');
  const records = openRecords(file, { newFile: newRecords });
  const orderId = addOrder(records, { name: 'Ada' });
  const other = addOrder(records, { name: 'Ben' });
  const customerId = records.orders.get(orderId)?.customerId ?? 'cus_';
  const sessionId = newId('ben');
  records.retouchSessions.insert({
    id: sessionId,
    kind: 'retouch',
    orderId,
    shotId: null,
    name: '',
    createdAt: at,
  });
  const begin = (of: OrderId | null, session: RetouchSessionId | null = null): CallId => {
    const id = newId('call');
    const photoId = session === null && of !== null ? addPhoto(records, of) : null;
    records.calls.insert({
      ...{ id, orderId: of, photoId, sessionId: session, endpoint: 'makeIdPhoto', region: 'eu' },
      ...{ state: 'intent', createdAt: at, replacesCallId: null, remainingBefore: null },
    });
    return id;
  };
  const [intended, sent, uncertain] = [begin(orderId), begin(orderId), begin(orderId)];
  const [ofSession, kept] = [begin(null, sessionId), begin(other)];
  for (const id of [sent, uncertain, ofSession, kept]) records.calls.markSent(id, at);
  records.calls.end(uncertain, {
    ...{ state: 'uncertain', at, status: null, requestBytes: 9, responseBytes: null },
    ...{ error: null, reason: 'time-out', detail: null, answerImageId: null },
  });
  records.close();

  eraseFromCopy(file, testDataKey, [{ customerId, at: later }]);

  const copy = openRecords(file);
  const counted = { state: 'resolved', resolution: 'counted', resolvedBy: 'Headroom', resolvedAt: later };
  for (const id of [sent, uncertain, ofSession]) expect(copy.calls.get(id)).toMatchObject(counted);
  expect(copy.calls.get(uncertain)).toMatchObject({ requestBytes: 9, reason: 'time-out' });
  expect(copy.calls.get(intended)).toMatchObject({ state: 'not-sent', resolution: null });
  expect(copy.calls.allOpen().map(({ id }) => id)).toEqual([kept]);
  expect(copy.orders.get(orderId)?.state).toBe('cancelled');
  copy.close();
});
