/** The comparison of records with a copy of them: changes that the copy lacks. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentsOf } from '../../../electron/records/contents.ts';
import { newerThan } from '../../../electron/records/newer.ts';
import { newId } from '../../../shared/ids.ts';
import { addOrder, later } from '../../support/records/example-records.ts';
import { addFinishedOrder } from '../../support/records/finished-order.ts';
import { newRecords } from '../../support/records/new-records.ts';
import { partPaid } from '../../support/records/payments.ts';
import { openRecords, testKey } from '../../support/records/records-file.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

it('tells what is newer than the backup', () => {
  const records = join(tempFolder(), 'records.db');
  const opened = openRecords(records, { newFile: newRecords });
  onTestFinished(() => opened.close());
  addOrder(opened);

  expect(newerThan(records, testKey, { at: '2026-11-21T09:29:00.000Z' })).toMatchObject({
    orders: [{ number: '261121-001', at: '2026-11-21T09:30:00.000Z' }],
    orderCount: 1,
    callCount: 0,
  });
  expect(newerThan(records, testKey, { at: '2026-11-21T09:30:00.000Z' })).toMatchObject({
    orders: [],
    orderCount: 0,
  });
});

it('tells what is newer although the clock was ahead when the backup was made', () => {
  const records = join(tempFolder(), 'records.db');
  const opened = openRecords(records, { newFile: newRecords });
  onTestFinished(() => opened.close());
  const first = addFinishedOrder(opened);
  const act = (name: string): void =>
    void opened.audit.append({
      ...{ at: later, person: 'staff', allowedBy: null, act: name, orderId: null, subject: null },
      facts: '{}',
    });
  act('pin-replaced');
  const { progress, counted } = contentsOf(records, testKey);
  const copy = { at: '2026-12-21T09:30:00.000Z', lastOrder: progress.lastOrder ?? '' };
  const position = { ...copy, entries: progress.entries, counted };
  expect(opened.orders.get(first)?.number).toBe(position.lastOrder);
  expect(newerThan(records, testKey, position)).toMatchObject({
    ...{ orderCount: 0, paymentCount: 0, callCount: 0, acts: [] },
  });

  const second = addFinishedOrder(opened);
  const bill = { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 1200, tax: 0, net: 1200 };
  const paid = { bill, total: 1200, currency: 'GBP', day: '261121', paidAt: later } as const;
  for (const orderId of [first, second]) {
    const part = partPaid(1200, { id: newId('part'), takenAt: later });
    opened.payments.addPart({ ...part, orderId, currency: 'GBP' }, 'staff');
    opened.payments.insert({ ...paid, orderId });
  }
  for (const name of ['staff-removed', 'order-opened', 'customer-changed', 'customer-changed']) act(name);

  const { number } = opened.orders.get(second) ?? {};
  expect(newerThan(records, testKey, position)).toMatchObject({
    orders: [{ number }],
    ...{ orderCount: 1, paymentCount: 2, callCount: 2 },
    acts: [
      { act: 'customer-changed', count: 2 },
      { act: 'staff-removed', count: 1 },
    ],
  });
  // A summary of an earlier version has the order's number only.
  expect(newerThan(records, testKey, copy)).toMatchObject({ orders: [{ number }], acts: [] });
});
