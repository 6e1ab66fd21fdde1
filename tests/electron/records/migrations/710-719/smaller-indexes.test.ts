/** Migration 710: shorter indexes find the same rows. */
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../../electron/records/open.ts';
import { addOrder, addPhoto, at, later } from '../../../../support/records/example-records.ts';
import { addFinishedOrder, uuidOf } from '../../../../support/records/finished-order.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

function studio() {
  const { db, run } = fileBefore(710);
  const opened = (options?: Parameters<typeof openRecords>[1]): Records => {
    const records = openRecords(db.name, options);
    onTestFinished(() => {
      records.close();
    });
    return records;
  };
  const before = (): Records => opened({ migrations: migrations.filter(({ version }) => version < 710) });
  const now = (): Records => {
    run();
    return opened();
  };
  return { db, before, now };
}

it('finds entries of the audit log by time and person, also those of people whose ids end alike', () => {
  const { before, now } = studio();
  const people = ['stf_1br3v0mqk4zt', 'stf_2cs4w1nrk4zt', 'staff'];
  const records = before();
  for (const [index, person] of [...people, ...people].entries())
    records.audit.append({
      ...{ at: `2026-11-21T09:30:0${String(index)}.${String(index)}00Z`, person, allowedBy: null },
      ...{ act: 'order-opened', orderId: null, subject: null, facts: '{}' },
    });
  records.close();
  const { audit } = now();
  const found = (filter: Partial<Parameters<typeof audit.list>[0]>): number[] =>
    audit
      .list({ person: null, act: null, between: null, customers: null, ...filter }, 99, 99)
      .map(({ seq }) => seq);

  expect(people.map((person) => found({ person }))).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
  ]);
  expect(found({ person: people[0] ?? '', act: 'order-opened' })).toEqual([4, 1]);
  expect(found({ between: ['2026-11-21T09:30:01.100Z', '2026-11-21T09:30:03.300Z'] })).toEqual([3, 2]);
  expect(found({ between: ['2026-11-21T09:30:01.101Z', '2026-11-21T09:30:03.301Z'] })).toEqual([4, 3]);
});

it('counts and lists the orders of today that are done well, also one that was packed and opened again', () => {
  const { db, before, now } = studio();
  const records = before();
  const [closed, packed, opened] = ['1', '2', '3'].map(() => addOrder(records));
  for (const id of [closed, packed, opened])
    if (id !== undefined) records.orders.setState(id, 'done', at, '');
  records.close();
  db.prepare('UPDATE orders SET pack = 1 WHERE id = ?').run(packed);
  db.prepare('UPDATE orders SET pack = -1 WHERE id = ?').run(opened);
  const { orders, orderSummaries } = now();

  expect(orders.doneSince(at, 9).map(({ id }) => id)).toEqual(expect.arrayContaining([closed, opened]));
  expect(orderSummaries.countDoneSince(at)).toBe(2);
  expect(orderSummaries.countDoneSince(later)).toBe(0);
});

it('shows the photos of an order as before, the first one first, also of times within a second', () => {
  const { db, before, now } = studio();
  const records = before();
  const orderId = addOrder(records);
  for (const time of [later, at, '2026-11-21T09:30:00.001Z', at]) addPhoto(records, orderId, time);
  const shown = db
    .prepare('SELECT created_at FROM photos WHERE order_id = ? ORDER BY created_at, rowid')
    .pluck()
    .all(orderId);
  records.close();

  expect(
    now()
      .photos.ofOrder(orderId)
      .map(({ createdAt }) => createdAt),
  ).toEqual(shown);
  expect(shown).toEqual([at, at, '2026-11-21T09:30:00.001Z', later]);
});

it('still refuses an id of the service that another picture has, and takes one that only begins like it', () => {
  const { db, before, now } = studio();
  const records = before();
  const owner = addFinishedOrder(records);
  const other = addPhoto(records, addOrder(records));
  records.close();
  db.exec("UPDATE orders SET region = 'practice'");
  const { photoUuids } = now();
  const give = db.prepare('UPDATE photos SET photo_uuid = ? WHERE id = ?');

  expect(photoUuids.ownerOf(uuidOf(owner), other)).not.toBeNull();
  expect(() => give.run(uuidOf(owner), other)).toThrow('the service gave this id to another picture');
  expect(photoUuids.ownerOf(`${uuidOf(owner)}9`, other)).toBeNull();
  expect(give.run(`${uuidOf(owner)}9`, other).changes).toBe(1);
});
