/** Migration 712: the only person of an order, without a name, goes when the order is packed, and comes back with it. */
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../../electron/records/open.ts';
import { newId, type OrderId, type PersonId, type PhotoId } from '../../../../../shared/ids.ts';
import { addPhoto, at, firstPerson, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { addFinishedOrder, closeDay, customerOf, pack } from '../../../../support/records/finished-order.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

/** Opens records with an order from before. */
function studio(before?: (records: Records, orderId: OrderId, person: PersonId, photo: PhotoId) => void) {
  const { db, run } = fileBefore(712);
  const old = openRecords(db.name, { migrations: migrations.filter(({ version }) => version < 712) });
  const orderId = addFinishedOrder(old);
  const photo = db.prepare<[], PhotoId>('SELECT id FROM photos').pluck().get() ?? newId('pho');
  before?.(old, orderId, firstPerson(old, orderId), photo);
  closeDay(old);
  old.close();
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const rows = (table: string): unknown[] => db.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
  const isPacked = (): boolean => db.prepare('SELECT count(*) FROM order_packs').pluck().get() === 1;
  return { db, records, orderId, rows, isPacked };
}

it('removes the person of a packed order, shows the order as before, and brings the person back', () => {
  const { db, records, orderId, rows, isPacked } = studio((old, id, _person, photo) => {
    old.codes.insert({
      ...{ id: newId('cod'), photoId: photo, orderId: id, code: 'A/1', doubt: null },
      ...{ issuedAt: at, expiresAt: later },
    });
  });
  const [people, photos] = [rows('people'), rows('photos')];
  const photoId = db.prepare<[], PhotoId>('SELECT id FROM photos').pluck().get() ?? newId('pho');
  const shown = () => [
    records.orderSummaries.search('Ada', 9).map((row) => ({ ...row, thumbnail: null })),
    records.codes.ofOrder(orderId),
    records.photos.get(photoId)?.personId,
  ];
  const before = shown();

  pack(records);
  expect([isPacked(), rows('people')]).toEqual([true, []]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(shown()).toEqual(before);
  expect(isPacked()).toBe(true);

  expect(records.people.ofOrder(orderId).map(({ id }) => id)).toEqual([`per_${orderId.slice(4)}`]);
  expect([rows('people'), rows('photos'), isPacked()]).toEqual([people, photos, false]);
});

const one = newId('per');
it.each<[string, (records: Records, orderId: OrderId, person: PersonId) => void, string[]]>([
  [
    'who has a name',
    (records, _order, id) => {
      records.people.change({ id, name: 'Ben', age: 'adult' });
    },
    ['Ben'],
  ],
  [
    'who is a child',
    (records, _order, id) => {
      records.people.change({ id, name: '', age: 'child' });
    },
    [''],
  ],
  [
    'of several',
    (records, orderId) => {
      records.people.insert({ id: one, orderId, name: 'Cy', age: 'baby', createdAt: later });
    },
    ['', 'Cy'],
  ],
  [
    'who was told that there is no paper',
    (records, orderId, personId) => {
      records.noPaperTold.insert({
        ...{ orderId, personId, specCode: 'uk-passport', documentName: 'UK passport', by: 'staff', at },
      });
    },
    [''],
  ],
])('keeps a person %s', (_who, change, names) => {
  const { records, orderId, rows, isPacked } = studio(change);
  const people = rows('people');

  pack(records);

  expect([isPacked(), rows('people')]).toEqual([true, people]);
  expect(records.orderSummaries.search('Ada', 9)[0]?.people.map(({ name }) => name)).toEqual(names);
  expect(records.people.ofOrder(orderId).map(({ name }) => name)).toEqual(names);
});

it('erases a customer whose order is packed', () => {
  const { records, orderId, rows } = studio();
  pack(records);

  records.customers.erase(customerOf(records, orderId), later);

  expect(records.photos.ofOrder(orderId)[0]?.personId).toBe(`per_${orderId.slice(4)}`);
  expect(rows('people')).toHaveLength(1);
});

it('still refuses to give a photo to another person, in one step and in two', () => {
  const { db, records, orderId } = studio((old, id) => {
    old.people.insert({ id: one, orderId: id, name: 'Cy', age: 'baby', createdAt: later });
  });
  const photoId = addPhoto(records, orderId);
  const give = (to: string | null) =>
    db.prepare('UPDATE photos SET person_id = ? WHERE id = ?').run(to, photoId);

  expect(() => give(one)).toThrow('a photo is of one person for ever');
  give(null);
  expect(() => give(one)).toThrow('a photo is of one person for ever');
  expect(give(`per_${orderId.slice(4)}`).changes).toBe(1);
});
