/* oxlint-disable max-lines -- Its cases share one order that is packed and opened in every way. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packedTables } from '../../../../electron/records/packs/packed-tables.ts';
import { packOrders } from '../../../../electron/studio/pack-orders.ts';
import { newId, type OrderId } from '../../../../shared/ids.ts';
import { addPrint } from '../../../support/printing/example-prints.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import {
  addFinishedOrder,
  erasePicturesOf,
  closeDay,
  customerOf,
  pack,
  packAll,
  uuidOf,
} from '../../../support/records/finished-order.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { decrypted, openFile, openRecords } from '../../../support/records/records-file.ts';
import { thrownBy } from '../../../support/thrown.ts';

function studio(orders = 1) {
  const records = exampleRecords();
  const ids = Array.from({ length: orders }, () => addFinishedOrder(records));
  closeDay(records);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const count = (table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  const everything = (): unknown[] =>
    ['orders', 'photos', ...packedTables.map(({ name }) => name)].map((table) => {
      const columns = db
        .prepare<[], string>(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'pack'`)
        .pluck()
        .all();
      return db.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY 1, 2`).all();
    });
  const [first] = ids;
  if (first === undefined) throw new Error('No order was added.');
  return { records, db, count, everything, first };
}

it('packs an order’s shots, calls, prints and pictures into one row, and puts them back as they were when they are read', () => {
  const { records, db, first, count, everything } = studio(3);
  const before = everything();
  const seen = (orderId: OrderId) => [
    records.photos.ofOrder(orderId),
    records.shots.ofOrder(orderId),
    records.prints.ofOrder(orderId),
    records.calls.ofOrder(orderId),
  ];
  const shown = seen(first);

  pack(records);
  expect(count('order_packs')).toBe(3);
  for (const { name } of packedTables) expect([name, count(name)]).toEqual([name, 0]);
  expect(db.pragma('foreign_key_check')).toEqual([]);

  expect(seen(first)).toEqual(shown);
  expect(count('order_packs')).toBe(2);
  for (const { id } of records.orders.search('Ada', 9)) records.prints.ofOrder(id);
  expect(everything()).toEqual(before);
  expect(count('order_packs')).toBe(0);
});

it.each([
  ['photos', (records: ReturnType<typeof exampleRecords>, id: OrderId) => records.photos.ofOrder(id)],
  ['shots', (records: ReturnType<typeof exampleRecords>, id: OrderId) => records.shots.ofOrder(id)],
  ['prints', (records: ReturnType<typeof exampleRecords>, id: OrderId) => records.prints.ofOrder(id)],
  ['calls', (records: ReturnType<typeof exampleRecords>, id: OrderId) => records.calls.ofOrder(id)],
  ['times of calls', (records: ReturnType<typeof exampleRecords>, id: OrderId) => records.calls.sentOf(id)],
])('opens the pack for %s', (_what, read) => {
  const { records, first, count } = studio();
  const before = read(records, first);
  pack(records);
  expect(count('order_packs')).toBe(1);

  expect(read(records, first)).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
  expect(count('order_packs')).toBe(0);
});

it('has every column of the tables', () => {
  const { db } = studio();
  for (const { name, columns } of packedTables) {
    const all = db.prepare<[], string>(`SELECT name FROM pragma_table_info('${name}')`).pluck().all();
    // A column that is added later is added at the end of the list, because older packs have no names.
    expect([...columns].toSorted()).toEqual(all.toSorted());
  }
});

it('opens the pack of an order that is opened again', () => {
  const { records, first, count } = studio();
  pack(records);
  records.orders.setState(first, 'open', later, '');
  expect(count('order_packs')).toBe(0);
  expect(count('prints')).toBe(2);
});

it('takes a pack apart again only after some days, and then once more', () => {
  const clock = handClock(later);
  const records = exampleRecords({ clock });
  const orderId = addFinishedOrder(records);
  closeDay(records);
  pack(records);
  records.photos.ofOrder(orderId);
  const isPacked = (): boolean => records.packs.picturesIn(orderId).length > 0;

  pack(records, { ...packAll, openedBefore: at });
  expect(isPacked()).toBe(false);
  pack(records, { ...packAll, openedBefore: '2026-11-22T09:00:00.000Z' });
  expect(isPacked()).toBe(true);
});

it('packs any number of orders again that were opened', async () => {
  const clock = handClock('2027-01-01T09:00:00.000Z');
  const records = exampleRecords({ clock });
  const orders = Array.from({ length: 60 }, () => addFinishedOrder(records));
  // The newest prints stay in the journal.
  Array.from({ length: 201 }, () => addPrint(records, addOrder(records), { submittedAt: later }));
  closeDay(records);
  const packed = (): number => orders.filter((id) => records.packs.picturesIn(id).length > 0).length;
  await packOrders({ records, clock });
  expect(packed()).toBe(60);
  for (const id of orders) records.photos.ofOrder(id);

  clock.pass(6 * 86_400_000);
  await packOrders({ records, clock });
  expect(packed()).toBe(0);
  clock.pass(3 * 86_400_000);
  await packOrders({ records, clock });
  expect(packed()).toBe(60);
});

it('keeps when the pictures were erased, and what needs attention', () => {
  const { records, first, count } = studio();
  const order = records.orders.get(first);
  pack(records);
  expect(count('order_packs')).toBe(1);
  expect(records.orders.get(first)).toEqual(order);
  records.photos.ofOrder(first);
  expect(records.orders.get(first)).toEqual(order);
  expect(count('order_packs')).toBe(0);
});

type Change = (records: ReturnType<typeof exampleRecords>, orderId: OrderId) => unknown;
const photoOf = (records: ReturnType<typeof exampleRecords>, orderId: OrderId) => {
  const [photo] = records.photos.ofOrder(orderId);
  if (photo === undefined) throw new Error('The order has no photo.');
  return photo;
};
const kept: readonly (readonly [string, Change])[] = [
  ['was worked on lately', (records, id) => records.orders.touch(id, '2026-11-22T09:00:00.000Z')],
  [
    'has a code that is valid',
    (records, orderId) =>
      records.codes.insert({
        ...{ id: newId('cod'), orderId, photoId: photoOf(records, orderId).id, code: 'A/B', doubt: null },
        ...{ issuedAt: at, expiresAt: '2999-01-01T00:00:00.000Z' },
      }),
  ],
  [
    'has a print of unknown outcome',
    (records, id) => {
      const [print] = records.prints.ofOrder(id);
      if (print === undefined) throw new Error('The order has no print.');
      records.prints.setState(print.id, { state: 'uncertain', note: '', trouble: null, hold: null }, at);
    },
  ],
  [
    'is on a sheet of another order',
    (records, id) => {
      const other = addPrint(records, addOrder(records), { guests: [id] });
      records.prints.setState(other, { state: 'printed', note: '', trouble: null, hold: null }, at);
    },
  ],
  [
    'has another order’s photo on its sheet',
    (records, id) => {
      const own = addPrint(records, id, { guests: [addOrder(records)] });
      records.prints.setState(own, { state: 'printed', note: '', trouble: null, hold: null }, at);
    },
  ],
  [
    'has a saved sheet that is not erased',
    (records, id) => {
      const printId = addPrint(records, id, { printerId: 'file' });
      records.savedSheets.insert({ printId, name: 'sheet.pdf', savedAt: at });
      records.prints.setState(printId, { state: 'printed', note: '', trouble: null, hold: null }, at);
    },
  ],
  [
    'has a retouch session',
    (records, orderId) =>
      records.retouchSessions.insert({
        ...{ id: newId('ben'), kind: 'headshots', orderId, shotId: null, name: 'A', createdAt: at },
      }),
  ],
  [
    'has an answer that is not erased',
    (records, id) => {
      const answer = records.calls.ofOrder(id)[0]?.answerImageId ?? '';
      const db = openFile(records.file);
      db.prepare('UPDATE images SET erased_at = NULL, sha256 = ? WHERE id = ?').run('1'.repeat(64), answer);
      db.prepare('UPDATE orders SET pictures_erased_at = NULL WHERE id = ?').run(id);
      db.close();
    },
  ],
];

it.each(kept)('packs no order that %s', (_what, change) => {
  const { records, first, count } = studio();
  addFinishedOrder(records);
  change(records, first);

  pack(records);

  expect(records.packs.picturesIn(first)).toEqual([]);
  expect(count('order_packs')).toBe(1);
});

it('packs only calls and prints while pictures are kept, and the rest once they are erased', () => {
  const clock = handClock(later);
  const records = exampleRecords({ clock });
  const orderId = addFinishedOrder(records, ['shots', 'previews', 'finals']);
  closeDay(records);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const counted = () =>
    ['order_packs', 'calls', 'prints', 'print_orders', 'images', 'shots'].map((table) =>
      db.prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    );
  const seen = () => [
    records.photos.ofOrder(orderId),
    records.shots.ofOrder(orderId),
    records.prints.ofOrder(orderId),
    records.calls.ofOrder(orderId),
  ];
  const [before, live] = [seen(), records.cleanUp.picturesOf(orderId).toSorted()];

  pack(records);
  expect(counted()).toEqual([1, 0, 0, 0, 3, 1]);
  expect(records.cleanUp.picturesOf(orderId).toSorted()).toEqual(live);
  expect(records.cleanUp.everyPictureOf(orderId)).toHaveLength(5);
  expect(live).toHaveLength(3);
  expect(seen()).toEqual(before);

  pack(records, { ...packAll, openedBefore: '2026-11-23T09:00:00.000Z' });
  expect(counted()).toEqual([1, 0, 0, 0, 3, 1]);
  erasePicturesOf(records, orderId);
  expect(records.orders.get(orderId)?.picturesErasedAt).toBe(at);
  pack(records, { ...packAll, openedBefore: '2026-11-23T09:00:00.000Z' });
  expect(counted()).toEqual([1, 0, 0, 0, 0, 0]);
  expect(seen()).toEqual(before);
});

it('packs no order whose calls and prints are in no closing yet, and none of the newest prints', () => {
  const records = exampleRecords();
  const orderId = addFinishedOrder(records);
  pack(records);
  expect(records.packs.picturesIn(orderId)).toEqual([]);

  closeDay(records);
  pack(records, { ...packAll, newestPrints: 2 });
  expect(records.packs.picturesIn(orderId)).toEqual([]);
  pack(records);
  expect(records.packs.picturesIn(orderId)).toHaveLength(5);
});

it('packs no order that was printed on the ribbon that is in the printer', () => {
  const { records, count } = studio();
  records.supplies.load({ printerId: 'cups:photo', prints: 400, loadedAt: at });
  pack(records);
  expect(count('order_packs')).toBe(0);

  records.supplies.load({ printerId: 'cups:photo', prints: 400, loadedAt: later });
  pack(records);
  expect(count('order_packs')).toBe(1);
});

it.each([
  ['packing', 'BEFORE DELETE ON shots', false],
  ['opening', 'BEFORE INSERT ON print_orders', true],
])('loses nothing when %s breaks off', (_what, when, packedBefore) => {
  const { records, db, first, count, everything } = studio();
  const before = everything();
  if (packedBefore) pack(records);
  db.exec(`CREATE TRIGGER broken ${when} BEGIN SELECT RAISE (ABORT, 'broken off'); END`);
  expect(() => {
    pack(records);
    records.prints.ofOrder(first);
  }).toThrow('broken off');
  expect(count('order_packs')).toBe(packedBefore ? 1 : 0);
  db.exec('DROP TRIGGER broken');

  records.prints.ofOrder(first);
  expect(everything()).toEqual(before);
});

it('counts the same takings and sheets before and after', () => {
  const { records, first } = studio();
  const counted = () => [
    records.prints.sheetsByMedium('cups:photo'),
    records.closingEntries.slice(records.closings.newest()?.lastEntry ?? 0, 99, 99),
    records.orders.search('Ada', 9),
    records.orderSummaries.search('Ada', 9),
  ];
  const before = counted();
  pack(records);
  expect(records.packs.picturesIn(first)).toHaveLength(5);
  expect(counted()).toEqual(before);
});

it('moves a photo without its shot and pictures to the end, so that it leaves no gap, and keeps the order of photos', () => {
  const { records, db, first } = studio();
  const others = [later, at].map((createdAt) => addPhoto(records, first, createdAt));
  addPhoto(records, addOrder(records));
  const shown = records.photos.ofOrder(first);
  const rows = (): unknown[] =>
    db
      .prepare('SELECT id FROM photos WHERE order_id = ? AND shot_id IS NULL ORDER BY rowid')
      .pluck()
      .all(first);

  pack(records);
  const last = db.prepare('SELECT order_id FROM photos ORDER BY rowid DESC LIMIT 1').pluck().get();
  expect([last, rows()]).toEqual([first, [shown[0]?.id, ...others]]);

  expect(records.photos.ofOrder(first)).toEqual(shown);
  expect(shown.map(({ id }) => id)).toEqual([shown[0]?.id, others[1], others[0]]);
});

it('still knows another order’s photo by the id that the service gave it', () => {
  const { records, first } = studio();
  const photoId = addPhoto(records, addOrder(records));
  const ownerBefore = records.photoUuids.ownerOf(uuidOf(first), photoId);
  pack(records);
  expect(records.packs.picturesIn(first)).toHaveLength(5);

  expect(records.photoUuids.ownerOf(uuidOf(first), photoId)).toBe(ownerBefore);
  expect(records.packs.picturesIn(first)).toEqual([]);
});

it('erases a customer’s words from packs too', () => {
  const { records, first } = studio(3);
  const customerId = customerOf(records, first);
  pack(records);
  expect(records.packs.picturesIn(first)).toHaveLength(5);

  records.customers.erase(customerId, later);

  expect(records.prints.ofOrder(first).map(({ reason }) => reason)).toEqual(['erased', '']);
  expect(records.calls.ofOrder(first).map(({ detail }) => detail)).toEqual([null, null]);
});

it('leaves no byte of a pack behind that was opened', () => {
  const { records, db, first } = studio();
  pack(records);
  const rows = db.prepare<[], Buffer>('SELECT rows FROM order_packs').pluck().get();
  if (rows === undefined) throw new Error('Nothing was packed.');
  records.checkpoint();
  expect(decrypted(records.file).includes(rows)).toBe(true);

  records.customers.erase(customerOf(records, first), later);
  records.checkpoint();

  expect(decrypted(records.file).includes(rows)).toBe(false);
});

it('names the pictures of a packed order, and removes the pack with the order', () => {
  const { records, first, count } = studio();
  const pictures = records.cleanUp.everyPictureOf(first).toSorted();
  pack(records);
  expect(records.cleanUp.everyPictureOf(first).toSorted()).toEqual(pictures);

  expect(records.keeping.orders.remove(first, '2027-01-01T00:00:00.000Z')).toBe(true);
  expect([count('order_packs'), count('orders'), count('photos')]).toEqual([0, 0, 0]);
});

it.skipIf(!canMount)('says on a disk that can only be read that a packed order cannot be shown', () => {
  const disk = smallDisk(8);
  const file = join(disk.folder, 'records.sqlite');
  const first = openRecords(file, { newFile: newRecords });
  const orderId = addFinishedOrder(first);
  closeDay(first);
  pack(first);
  first.close();
  disk.makeReadOnly();

  const records = openRecords(file);
  onTestFinished(() => {
    records.close();
  });
  expect(records.orderSummaries.search('Ada', 9)).toHaveLength(1);
  expect(thrownBy(() => records.prints.ofOrder(orderId))).toBe('RECORDS_READ_ONLY');
});
