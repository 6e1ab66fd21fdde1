/** Migration 700: people and parts of a payment of one order are found without a time, in the order in which they were made. */
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import { newId } from '../../../../../shared/ids.ts';
import { addOrder, at, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

it('reads rows from before as they were read, the first one first', () => {
  const { db, run } = fileBefore(700);
  const before = openRecords(db.name, { migrations: migrations.filter(({ version }) => version < 700) });
  const orderId = addOrder(before);
  for (const name of ['Ben', 'Cy'])
    before.people.insert({ id: newId('per'), orderId, name, age: 'child', createdAt: later });
  const money = { orderId, amount: 1, currency: 'GBP', method: 'cash', given: null, reference: '' } as const;
  for (const takenAt of [at, later, later])
    before.payments.addPart({ ...money, id: newId('part'), takenAt }, 'staff');
  const parts = before.payments.partsOf(orderId);
  before.close();
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });

  expect(records.people.ofOrder(orderId).map(({ name }) => name)).toEqual(['', 'Ben', 'Cy']);
  expect(records.payments.partsOf(orderId)).toEqual(parts);
  expect(parts).toHaveLength(3);
  for (const table of ['people', 'payment_parts'])
    expect(db.prepare(`SELECT name FROM pragma_index_info('${table}_of_order')`).pluck().all()).toEqual([
      'order_id',
    ]);
});
