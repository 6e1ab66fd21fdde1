/** Migration 680: new bills are stored once; a bill from before is read, refunded and erased as it was. */
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../../../../electron/records/migrations/index.ts';
import { newId } from '../../../../../shared/ids.ts';
import { addOrder, at, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { customerOf } from '../../../../support/records/finished-order.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

const line = `${newId('per')}/uk-passport` as const;
const wholeBill = (reason: string) =>
  JSON.stringify({
    ...{ currency: 'GBP', taxRateBasisPoints: 2000, total: 1100, tax: 183, net: 917 },
    lines: [
      { id: line, text: 'UK passport', quantity: 1, unitPrice: 1200, discount: { amount: 100, reason } },
    ],
  });

it('limits refunds of a bill from before, and erases the reason of its discount', () => {
  const { db, run } = fileBefore(680);
  const before = openRecords(db.name, { migrations: migrations.filter(({ version }) => version < 680) });
  const orderId = addOrder(before, { name: 'Ada' });
  const money = { orderId, amount: 1100, currency: 'GBP' };
  before.payments.addPart(
    { ...money, id: newId('part'), method: 'card', given: null, reference: '', takenAt: at },
    'staff',
  );
  before.close();
  db.prepare('INSERT INTO payments VALUES (?, ?, 1100, ?, ?, ?)').run(
    ...[orderId, wholeBill('Ada’s birthday'), 'GBP', 'R-261121-001', at],
  );
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const refund = (amount: number): void => {
    records.settlements.insert({
      ...{ id: newId('set'), orderId, photoId: null, lineId: null, kind: 'refund', method: 'card', amount },
      ...{ currency: 'GBP', reason: 'Blurred', reference: '', by: 'staff', at: later },
      lines: [{ line, text: 'UK passport', quantity: 1, amount, taxRateBasisPoints: 2000 }],
    });
  };
  expect(() => {
    refund(1101);
  }).toThrow();
  refund(1100);

  records.customers.erase(customerOf(records, orderId), later);

  expect(JSON.stringify(records.payments.ofOrder(orderId)?.bill)).toContain('"reason":"erased"');
  expect(db.prepare('SELECT bill FROM payments').pluck().get()).not.toContain('birthday');
});
