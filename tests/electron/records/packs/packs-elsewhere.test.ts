/** Packs in what reads whole files: repair, copies, and the comparison of records with others. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { knownPictures, missingCalls } from '../../../../electron/records/calls/missing-calls.ts';
import { copyRecords } from '../../../../electron/records/file/copy-records.ts';
import { rebuild } from '../../../../electron/records/file/rebuild.ts';
import { newerThan } from '../../../../electron/records/newer.ts';
import { ordersAfter } from '../../../../electron/customers/history.ts';
import type { OrdersDeps } from '../../../../electron/orders/deps.ts';
import { orderView } from '../../../../electron/orders/order-view.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { defaultSettings } from '../../../../electron/settings/settings.ts';
import { newId } from '../../../../shared/ids.ts';
import type { OrderView } from '../../../../shared/model/order.ts';
import { at, exampleRecords } from '../../../support/records/example-records.ts';
import { addFinishedOrder, closeDay, customerOf, pack } from '../../../support/records/finished-order.ts';
import { openFile, openRecords, testKey as key } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

function opened(file: string): Records {
  const records = openRecords(file);
  onTestFinished(() => {
    records.close();
  });
  return records;
}

function studio() {
  const records = exampleRecords();
  const orderId = addFinishedOrder(records);
  const calls = records.calls.ofOrder(orderId);
  closeDay(records);
  const part = join(tempFolder(), 'part.sqlite');
  const asNow = (): Records => {
    copyRecords({ file: records.file, key, part });
    return opened(part);
  };
  return { records, orderId, calls, part, asNow };
}
const isPacked = (records: Records, orderId: ReturnType<typeof addFinishedOrder>): boolean =>
  records.packs.picturesIn(orderId).length > 0;

it.each([
  ['a copy', copyRecords],
  ['repaired records', rebuild],
])('%s has the packs, and opens them', (_what, make) => {
  const { records, orderId, calls, part } = studio();
  pack(records);
  records.checkpoint();

  make({ file: records.file, key, part });

  const other = opened(part);
  expect(isPacked(other, orderId)).toBe(true);
  expect(other.calls.ofOrder(orderId)).toEqual(calls);
});

it('a packed order is shown as before', () => {
  const { records, orderId } = studio();
  const deps = { records, settings: { get: () => defaultSettings }, service: { credit: () => null } };
  const shown = (): OrderView => orderView(deps as unknown as OrdersDeps, orderId);
  const before = shown();
  pack(records);
  expect(isPacked(records, orderId)).toBe(true);

  expect(shown()).toEqual(before);
});

it.each([
  ['with its pictures while they are kept', ['finals'], 1],
  ['without pictures', [], 0],
] as const)('a packed order is in its customer’s history %s, and stays packed', (_what, kept, pictures) => {
  const { records } = studio();
  const orderId = addFinishedOrder(records, kept);
  closeDay(records);
  pack(records);
  const packOf = openFile(records.file)
    .prepare<string, number>('SELECT pack FROM orders WHERE id = ?')
    .pluck();
  const packed = packOf.get(orderId);
  expect(packed).toBeGreaterThan(0);

  const { orders } = ordersAfter({ records }, customerOf(records, orderId), null);

  expect(orders.map((order) => order.pictures.length)).toEqual([pictures]);
  expect(packOf.get(orderId)).toBe(packed);
});

it('a call is missing in neither records when its order is packed in one of them', () => {
  const { records, asNow, part } = studio();
  const other = asNow();
  expect(missingCalls(records.file, part, key)).toEqual([]);

  pack(records);
  expect(missingCalls(records.file, part, key)).toEqual([]);
  expect(missingCalls(part, records.file, key)).toEqual([]);

  pack(other);
  expect(missingCalls(records.file, part, key)).toEqual([]);
});

it('a call that the records in use do not have is found in the pack of its order', () => {
  const { records, asNow, part } = studio();
  asNow();
  const orderId = addFinishedOrder(records);
  closeDay(records);
  const found = missingCalls(records.file, part, key);
  pack(records);
  expect(isPacked(records, orderId)).toBe(true);

  expect(missingCalls(records.file, part, key)).toEqual(
    found.map((call) => ({ ...call, photo: call.photo === null ? null : { ...call.photo, shotId: null } })),
  );
  expect(found.map(({ id }) => id)).toEqual(
    records.calls
      .ofOrder(orderId)
      .map(({ id }) => id)
      .toReversed(),
  );
});

it('a picture in a pack is known', () => {
  const { records, orderId } = studio();
  const pictures = records.cleanUp.everyPictureOf(orderId);
  pack(records);
  const other = newId('img');

  expect([...knownPictures(records.file, key, [...pictures, other])].toSorted()).toEqual(pictures.toSorted());
  expect(pictures).toHaveLength(5);
});

it('what is newer than a copy has the calls of packed orders too', () => {
  const { records } = studio();
  const since = '2026-11-21T09:00:00.000Z';
  const before = newerThan(records.file, key, { at: since });
  pack(records);

  expect(newerThan(records.file, key, { at: since })).toEqual(before);
  expect(before.callCount).toBe(2);
  expect(newerThan(records.file, key, { at }).callCount).toBe(0);
});
