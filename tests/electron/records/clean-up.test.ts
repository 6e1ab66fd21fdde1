import { describe, expect, it } from 'vitest';
import type { ClosedOrder } from '../../../electron/records/clean-up.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId, type ImageId, type OrderId } from '../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../support/records/example-records.ts';

const end = '2030-01-01T00:00:00.000Z';

function closedOrder(records: Records, closedAt = at): OrderId {
  const id = addOrder(records);
  addShot(records, id);
  records.orders.setState(id, 'done', closedAt, '');
  return id;
}

/** Returns the orders that the clean-up would examine, read `limit` at a time. */
function inBatches(records: Records, before: string, limit: number): OrderId[] {
  const found: OrderId[] = [];
  let last: ClosedOrder | null = null;
  for (;;) {
    const orders: ClosedOrder[] = records.cleanUp.closedOrders(before, last, limit);
    if (orders.length === 0) return found;
    expect(orders.length).toBeLessThanOrEqual(limit);
    found.push(...orders.map(({ id }) => id));
    last = orders.at(-1) ?? null;
  }
}

function erase(records: Records, orderId: OrderId): void {
  for (const id of records.cleanUp.picturesOf(orderId)) records.images.erase(id, later);
  records.cleanUp.markEmpty([orderId], later);
}

function answerOf(records: Records, orderId: OrderId): ImageId {
  const id = newId('img');
  const sha256 = '0'.repeat(64);
  const size = { widthPx: 0, heightPx: 0, bytes: 9, sha256 };
  records.images.insert({ id, kind: 'answer', mime: 'application/json', createdAt: at, ...size });
  const callId = newId('call');
  records.calls.insert({
    ...{ id: callId, orderId, photoId: null, sessionId: null, endpoint: 'makeIdPhoto', region: 'practice' },
    ...{ createdAt: at, replacesCallId: null, remainingBefore: null, state: 'intent' },
  });
  records.calls.markSent(callId, at);
  records.calls.end(callId, {
    ...{ state: 'done', at, status: 200, requestBytes: 1, responseBytes: 1, error: null },
    ...{ reason: null, detail: null, answerImageId: id },
  });
  return id;
}

describe('closed orders', () => {
  it('come in the order in which they were closed, in batches, none twice and none left out', () => {
    const records = exampleRecords();
    const [two, three, one] = [
      closedOrder(records, later),
      closedOrder(records, later),
      closedOrder(records),
    ];
    addOrder(records);

    expect(inBatches(records, end, 1)).toEqual([one, two, three]);
    expect(inBatches(records, end, 2)).toEqual([one, two, three]);
    expect(inBatches(records, later, 2)).toEqual([one]);
  });

  it('say whether the customer consented to keeping the pictures', () => {
    const records = exampleRecords();
    const customerId = newId('cus');
    const person = { id: customerId, name: 'Ada', phone: '', email: '', createdAt: at };
    records.customers.insert({ ...person, keepPhotos: true });
    records.orders.setCustomer(closedOrder(records), customerId);
    closedOrder(records, later);

    expect(records.cleanUp.closedOrders(end, null, 9).map(({ keepPhotos }) => keepPhotos)).toEqual([1, 0]);
  });

  it('are not examined again once their pictures are erased', () => {
    const records = exampleRecords();
    const [erased, kept] = [closedOrder(records), closedOrder(records)];

    erase(records, erased);

    expect(inBatches(records, end, 9)).toEqual([kept]);
  });

  it('are examined again while they have a picture, whatever the mark says', () => {
    const records = exampleRecords();
    const id = closedOrder(records);

    records.cleanUp.markEmpty([id], later);

    expect(inBatches(records, end, 9)).toEqual([id]);
  });

  it.each<[string, (records: Records, orderId: OrderId) => void]>([
    ['a shot', (records, orderId) => void addShot(records, orderId)],
    ['an answer', answerOf],
    [
      'the picture of a photo',
      (records, orderId) => {
        const photo = addPhoto(records, orderId);
        records.photos.setFinal(photo, {
          ...{ widthPx: 1, heightPx: 1, finalImageId: addImage(records), answerImageId: null },
          ...{ state: 'final', trouble: null },
        });
      },
    ],
    [
      'a version of a shot',
      (records, orderId) => {
        const shot = records.shots.get(addShot(records, orderId));
        erase(records, orderId);
        const id = newId('ben');
        const shotId = shot?.id ?? null;
        records.retouchSessions.insert({ id, kind: 'retouch', orderId, shotId, name: '', createdAt: at });
        const imageId = shot?.imageId ?? 'img_';
        records.versions.insert({
          ...{
            id: newId('ver'),
            sessionId: id,
            parentId: null,
            imageId,
            tool: 'original',
            edit: null,
            colour: null,
          },
          ...{ transparent: false, doubts: [], callId: null, createdAt: at },
        });
      },
    ],
  ])('are examined again when they get %s afterwards', (_what, add) => {
    const records = exampleRecords();
    const id = closedOrder(records);
    erase(records, id);
    expect(inBatches(records, end, 9)).toEqual([]);

    add(records, id);

    expect(inBatches(records, end, 9)).toEqual([id]);
  });
});

describe('answers', () => {
  it('come in batches, and say whether they are still needed', () => {
    const records = exampleRecords();
    const orderId = addOrder(records);
    const [one, two, three] = [0, 1, 2].map(() => answerOf(records, orderId)).sort();
    const photo = addPhoto(records, orderId);
    records.photos.setAnswer(photo, two ?? null);

    expect(records.cleanUp.answers('', 2)).toEqual([
      { id: one, served: true },
      { id: two, served: false },
    ]);
    expect(records.cleanUp.answers(two ?? '', 2)).toEqual([{ id: three, served: true }]);
    expect(records.cleanUp.isServed(one ?? 'img_')).toBe(true);
    expect(records.cleanUp.isServed(two ?? 'img_')).toBe(false);
  });

  it('that are erased are left out', () => {
    const records = exampleRecords();
    const id = answerOf(records, addOrder(records));

    records.images.erase(id, later);

    expect(records.cleanUp.answers('', 9)).toEqual([]);
    expect(records.cleanUp.isServed(id)).toBe(false);
  });
});
