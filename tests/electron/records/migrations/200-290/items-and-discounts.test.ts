/** Migration 290, which adds items and discounts. */
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../../../shared/ids.ts';
import { addOrder, at, exampleRecords } from '../../../../support/records/example-records.ts';
import { openFile } from '../../../../support/records/records-file.ts';

it('what a paid order sold never changes, even without the program', () => {
  const records = exampleRecords();
  const [open, paid] = [addOrder(records), addOrder(records)];
  for (const orderId of [open, paid]) {
    const item = { id: newId('oit'), itemId: 'item-0000000f', name: 'Frame' } as const;
    records.orderItems.insert({ ...item, orderId, quantity: 1, unitPrice: 450, addedAt: at });
    const discount = { line: item.id, amount: 50, reason: 'Scratched', by: 'staff', at };
    records.orderItems.setDiscount(orderId, discount);
  }
  const bill = { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 0, tax: 0, net: 0 };
  const part = { id: newId('part'), method: 'card', amount: 0, given: null, reference: '' } as const;
  records.payments.addPart({ ...part, orderId: paid, currency: 'GBP', takenAt: at }, 'staff');
  records.payments.insert({ orderId: paid, bill, total: 0, currency: 'GBP', paidAt: at, day: '261121' });
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  for (const sql of [
    'UPDATE order_items SET quantity = 2 WHERE order_id = ?',
    'UPDATE discounts SET amount = 1 WHERE order_id = ?',
    'DELETE FROM discounts WHERE order_id = ?',
    'DELETE FROM order_items WHERE order_id = ?',
  ]) {
    expect(() => db.prepare(sql).run(paid)).toThrow('the order is paid');
    expect(db.prepare(sql).run(open).changes).toBe(1);
  }
  const copy = `INSERT INTO order_items SELECT replace(id, 'oit_', 'oit_'), order_id, item_id, name, quantity, unit_price, added_at
    FROM order_items WHERE order_id = ?`;
  expect(() => db.prepare(copy).run(paid)).toThrow('the order is paid');
});
