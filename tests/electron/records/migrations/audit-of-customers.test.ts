/** Migration 900: entries of the audit log are found by their customer, those from before too. */
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

it('finds entries from before by their customer, also of customers and orders whose ids end alike', () => {
  const { db, run } = fileBefore(900);
  const older = openRecords(db.name, { migrations: migrations.filter(({ version }) => version < 900) });
  const order = addOrder(older, { name: 'Maria Sample' });
  const customer = older.orders.get(order)?.customerId ?? newId('cus');
  const [like, likeOrder] = [`cus_00000000${customer.slice(-4)}`, `ord_00000000${order.slice(-4)}`];
  const entry = { at, person: 'staff', allowedBy: null, facts: '{}' };
  for (const subject of [customer, like])
    older.audit.append({ ...entry, act: 'customer-opened', orderId: null, subject });
  for (const orderId of [order, likeOrder])
    older.audit.append({ ...entry, act: 'order-opened', orderId, subject: null });
  older.close();
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });

  const filter = { person: null, act: null, between: null, customers: [customer] };
  expect(records.audit.list(filter, 99, 99).map(({ seq }) => seq)).toEqual([3, 1]);
});
