/** Migration 310, which adds items that are sold after the payment. */
import { expect, it, onTestFinished } from 'vitest';
import { newId, type OrderId } from '../../../../shared/ids.ts';
import type { Records } from '../../../../electron/records/open.ts';
import type { NewSettlement } from '../../../../electron/records/orders/settlements.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { partPaid } from '../../../support/records/payments.ts';
import { openFile } from '../../../support/records/records-file.ts';

const billOver = (total: number) => ({
  ...{ currency: 'GBP', taxRateBasisPoints: 0, lines: [], total, tax: 0, net: total },
});
function pay(records: Records, orderId: OrderId): void {
  records.payments.addPart({ ...partPaid(600, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
  const paid = { total: 600, currency: 'GBP', paidAt: at, day: '261121' };
  records.payments.insert({ orderId, bill: billOver(600), ...paid });
}
const sale = (orderId: OrderId, place: number, total: number, amount = total) => ({
  ...{ id: newId('sale'), orderId, place, bill: billOver(total), day: '261121', by: 'staff' },
  part: partPaid(amount, { id: newId('part') }),
});
const back = (orderId: OrderId, amount: number): NewSettlement => ({
  ...{ id: newId('set'), orderId, photoId: null, lineId: null, lines: [], amount, currency: 'GBP' },
  kind: 'refund',
  method: 'cash',
  ...{ reference: '', reason: 'Wrong', by: 'staff', at },
});

it('keeps a later sale and its money as they are, even without the program', () => {
  const records = exampleRecords();
  const orderId = addOrder(records);
  expect(() => records.laterSales.insert(sale(orderId, 1, 300))).toThrow();
  pay(records, orderId);
  records.laterSales.insert(sale(orderId, 1, 300));
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  expect(() => db.exec('UPDATE later_sales SET total = 1')).toThrow('a later sale never changes');
  expect(() => db.exec('DELETE FROM later_sales')).toThrow('a later sale is never deleted');
  expect(() => db.exec('UPDATE payment_parts SET sale_id = NULL')).toThrow('never changes');
  expect(records.payments.partsOf(orderId)).toMatchObject([{ amount: 600 }]);
  expect(records.laterSales.ofOrder(orderId)).toMatchObject([{ part: { amount: 300 } }]);
});

it('refuses a second sale at the same place, a part that is not the whole sale, and a part without a sale', () => {
  const records = exampleRecords();
  const orderId = addOrder(records);
  pay(records, orderId);
  records.laterSales.insert(sale(orderId, 1, 300));

  expect(() => records.laterSales.insert(sale(orderId, 1, 300))).toThrow('UNIQUE');
  expect(() => records.laterSales.insert(sale(orderId, 2, 300, 200))).toThrow('not the whole later sale');
  const loose = { ...partPaid(300, { id: newId('part') }), orderId, currency: 'GBP' };
  expect(() => records.payments.addPart(loose, 'staff')).toThrow('the order is paid');
});

it('gives back what all payments of the order took, and no more; nothing is sold afterwards', () => {
  const records = exampleRecords();
  const orderId = addOrder(records);
  pay(records, orderId);
  records.laterSales.insert(sale(orderId, 1, 300));

  expect(() => records.settlements.insert(back(orderId, 901))).toThrow('more would be given back');
  records.settlements.insert(back(orderId, 900));
  expect(() => records.laterSales.insert(sale(orderId, 2, 300))).toThrow('all of the order was given back');
});
