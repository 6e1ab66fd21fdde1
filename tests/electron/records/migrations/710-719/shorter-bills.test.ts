/** Migration 713: a bill of an order's first person does not name them; a bill that does is read and refunded as before. */
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../../../../shared/ids.ts';
import { addOrder, at, firstPerson, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

it('reads and refunds a bill with and without its person', () => {
  const { db, run } = fileBefore(713);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const stored = (): unknown => db.prepare('SELECT bill FROM payments ORDER BY rowid DESC').pluck().get();
  const paid = [false, true].map((isFromBefore) => {
    const orderId = addOrder(records, { name: 'Ada' });
    const line = `${firstPerson(records, orderId)}/uk-passport` as const;
    const bill = {
      ...{ currency: 'GBP', taxRateBasisPoints: 2000, total: 1200, tax: 200, net: 1000 },
      lines: [{ id: line, text: 'UK passport', quantity: 1, unitPrice: 1200 }],
    };
    const money = { orderId, amount: 1200, currency: 'GBP' };
    const part = {
      ...money,
      id: newId('part'),
      method: 'card',
      given: null,
      reference: '',
      takenAt: at,
    } as const;
    records.payments.addPart(part, 'staff');
    records.payments.insert({ orderId, bill, total: 1200, currency: 'GBP', paidAt: at, day: '261121' });
    expect(stored()).toBe('{"as":1}');
    if (isFromBefore)
      db.prepare(`UPDATE payments SET bill = '{"as":1,"for":"' || ? || '"}' WHERE order_id = ?`).run(
        line.slice(0, line.indexOf('/')),
        orderId,
      );
    return { orderId, line, bill };
  });

  for (const { orderId, line, bill } of paid) {
    expect(records.payments.ofOrder(orderId)?.bill).toEqual(bill);
    const refund = (quantity: number, amount: number): void => {
      records.settlements.insert({
        ...{ id: newId('set'), orderId, photoId: null, lineId: null, kind: 'refund', method: 'card', amount },
        ...{ currency: 'GBP', reason: 'Blurred', reference: '', by: 'staff', at: later },
        lines: [{ line, text: 'UK passport', quantity, amount, taxRateBasisPoints: 2000 }],
      });
    };
    expect(() => {
      refund(2, 1200);
    }).toThrow('more would be given back than the line cost');
    refund(1, 1200);
  }
  const sales = records.closingEntries.slice(0, 99, 99).entries.filter(({ kind }) => kind === 'payment');
  expect(sales.map((sale) => ('bill' in sale ? sale.bill : null))).toEqual(paid.map(({ bill }) => bill));
});
