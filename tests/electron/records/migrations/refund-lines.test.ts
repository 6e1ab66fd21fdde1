/** Migration 370, after which a refund keeps its lines and one item can be given back. */
import { expect, it } from 'vitest';
import { newId, type OrderId, type OrderItemId } from '../../../../shared/ids.ts';
import { billOf } from '../../../../shared/money.ts';
import type { Records } from '../../../../electron/records/open.ts';
import type { NewSettlement } from '../../../../electron/records/orders/settlements.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { partPaid } from '../../../support/records/payments.ts';

const prices = { currency: 'GBP', taxRateBasisPoints: 0, photo: 0, photoByDocument: {} };
const frames = newId('oit');

/** Adds an order of 8.00: a pen in the payment, and three frames that were sold later, with 1.00 off. */
function soldOrder(records: Records): OrderId {
  const orderId = addOrder(records);
  const bill = billOf([{ id: newId('oit'), text: 'Pen', quantity: 1, unitPrice: 300 }], prices);
  records.payments.addPart({ ...partPaid(300, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
  records.payments.insert({ orderId, bill, total: 300, currency: 'GBP', paidAt: at, day: '261121' });
  const discount = { amount: 100, reason: 'Regular' };
  const later = billOf([{ id: frames, text: 'Frame', quantity: 3, unitPrice: 200, discount }], prices);
  const part = partPaid(500, { id: newId('part') });
  records.laterSales.insert({
    id: newId('sale'),
    orderId,
    place: 1,
    bill: later,
    part,
    by: 'staff',
    day: '261121',
  });
  return orderId;
}
const back = (
  orderId: OrderId,
  amount: number,
  quantity: number,
  more: Partial<NewSettlement> = {},
  line: OrderItemId = frames,
): NewSettlement => ({
  ...{ id: newId('set'), orderId, photoId: null, lineId: line, amount, currency: 'GBP', kind: 'refund' },
  ...{ method: 'cash', reference: '', reason: 'Wrong', by: 'staff', at },
  lines: [{ line, text: 'Frame', quantity, amount, taxRateBasisPoints: 0 }],
  ...more,
});

it('gives back what a line cost and no more, in pieces that were sold, even without the program', () => {
  const records = exampleRecords();
  const orderId = soldOrder(records);
  const insert = (settlement: NewSettlement) => () => records.settlements.insert(settlement);

  expect(insert(back(orderId, 501, 3))).toThrow('more would be given back than the line cost');
  expect(insert(back(orderId, 100, 4))).toThrow('more would be given back than the line cost');
  expect(insert(back(orderId, 100, 1, {}, newId('oit')))).toThrow('than the line cost');
  records.settlements.insert(back(orderId, 333, 2));
  expect(insert(back(orderId, 168, 1))).toThrow('more would be given back than the line cost');
  expect(insert(back(orderId, 100, 2))).toThrow('more would be given back than the line cost');
  records.settlements.insert(back(orderId, 167, 1));
  expect(records.settlements.ofOrder(orderId)).toMatchObject([
    { lineId: frames, amount: 333, refundNumber: 1, lines: [{ quantity: 2 }] },
    { lineId: frames, amount: 167, refundNumber: 2 },
  ]);
});

it('refuses lines that are not the refund, and a refund of an item that is not one line', () => {
  const records = exampleRecords();
  const orderId = soldOrder(records);
  const [whole] = back(orderId, 200, 1).lines;
  const lines = whole === undefined ? [] : [whole];
  const insert = (more: Partial<NewSettlement>) => () =>
    records.settlements.insert(back(orderId, 200, 1, { lines, ...more }));

  expect(insert({ amount: 199 })).toThrow('the lines are not the whole refund');
  for (const more of [{ lines: [] }, { kind: 'void' }, { lineId: newId('oit') }] as const)
    expect(insert(more)).toThrow('a refund of an item is of one line');
});

it('leaves the order’s other sales and its attention as they are, unlike a refund of the whole order', () => {
  const records = exampleRecords();
  const orderId = soldOrder(records);
  records.settlements.insert(back(orderId, 167, 1));
  const part = partPaid(0, { id: newId('part') });
  const sale = (place: number) => ({
    ...{ id: newId('sale'), orderId, place, bill: billOf([], prices), part, by: 'staff', day: '261121' },
  });
  records.laterSales.insert(sale(2));

  records.settlements.insert(back(orderId, 633, 1, { lineId: null, lines: [] }));
  expect(() => records.laterSales.insert(sale(3))).toThrow('all of the order was given back');
});

it('keeps the refunds from before, which have no lines', () => {
  const { db, run } = fileBefore(370);
  const id = (kind: string): string => `${kind}_${'1'.repeat(32)}`;
  db.exec(`INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('${id('ord')}', '261122-001', 'payment', 'open', 0, '', '${at}', '${at}', '');
    INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
      VALUES ('${id('part')}', '${id('ord')}', 'card', 500, 'GBP', NULL, '', '${at}');
    INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
      VALUES ('${id('ord')}', '{"lines":[]}', 500, 'GBP', 'R-261122-001', '${at}');
    INSERT INTO settlements (id, order_id, photo_id, kind, method, amount, currency, reference, reason, settled_by, settled_at)
      VALUES ('${id('set')}', '${id('ord')}', NULL, 'refund', 'card', 500, 'GBP', '', 'Wrong', 'staff', '${at}');`);

  run();

  expect(db.prepare('SELECT amount, line_id, lines FROM settlements').all()).toEqual([
    { amount: 500, line_id: null, lines: null },
  ]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});
