import { expect, it, onTestFinished } from 'vitest';
import { newId, type OrderId, type PersonId } from '../../../../shared/ids.ts';
import type { Bill, BillLine } from '../../../../shared/money.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { customerOf } from '../../../support/records/finished-order.ts';
import { longId } from '../../../support/records/long-id.ts';
import { openFile } from '../../../support/records/records-file.ts';

const photoOf = (personId: PersonId, change: Partial<BillLine> = {}): BillLine => ({
  ...{ id: `${personId}/uk-passport`, text: 'UK passport', quantity: 1, unitPrice: 1200 },
  ...change,
});
const bill = (...lines: readonly BillLine[]): Bill => ({
  ...{ currency: 'GBP', taxRateBasisPoints: 2000, lines, total: 1200, tax: 200, net: 1000 },
});

function studio() {
  const records = exampleRecords();
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const pay = (paid: Bill): OrderId => {
    const orderId = addOrder(records, { name: 'Ada' });
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
    records.payments.insert({ orderId, bill: paid, total: 1200, currency: 'GBP', paidAt: at, day: '261121' });
    return orderId;
  };
  const stored = (): unknown[] => db.prepare('SELECT bill FROM payments ORDER BY rowid').pluck().all();
  const definitions = (): unknown => db.prepare('SELECT count(*) FROM definitions').pluck().get();
  return { records, pay, stored, definitions };
}

it('are stored once for all orders of one person with the same lines, and read as they were', () => {
  const { records, pay, stored, definitions } = studio();
  const bills = [newId('per'), newId('per'), longId('per')].map((id) =>
    bill(photoOf(id), photoOf(id, { personId: id, quantity: 2 })),
  );
  const orders = bills.map(pay);

  expect(orders.map((id) => records.payments.ofOrder(id)?.bill)).toEqual(bills);
  expect(definitions()).toBe(1);
  expect(stored().every((text) => !String(text).includes('passport'))).toBe(true);
  const sales = records.closingEntries.slice(0, 99, 99).entries.filter(({ kind }) => kind === 'payment');
  expect(sales.map((sale) => ('bill' in sale ? sale.bill : null))).toEqual(bills);
});

const [one, other] = [newId('per'), newId('per')];
it.each([
  ['with a discount', bill(photoOf(one, { discount: { amount: 0, reason: 'Ada’s birthday' } }))],
  ['of several people', bill(photoOf(one), photoOf(other))],
  ['with an item', bill(photoOf(one), photoOf(one, { id: newId('oit'), text: 'Frame' }))],
  ['of an item alone', bill(photoOf(one, { id: newId('oit'), text: 'Frame' }))],
  ['with the sign of the gap', bill(photoOf(one, { text: 'Photo #2' }))],
  ['from before lines had ids', bill({ text: 'UK passport', quantity: 1, unitPrice: 1200 })],
])('%s are stored whole', (_what, paid) => {
  const { records, pay, stored, definitions } = studio();
  const orderId = pay(paid);

  expect(stored()).toEqual([JSON.stringify(paid)]);
  expect(definitions()).toBe(0);
  expect(records.payments.ofOrder(orderId)?.bill).toEqual(paid);
});

it('limit what is given back, and stay when their customer is erased', () => {
  const { records, pay } = studio();
  const paid = bill(photoOf(one));
  const orderId = pay(paid);
  const refund = (quantity: number, amount: number) =>
    records.settlements.insert({
      ...{ id: newId('set'), orderId, photoId: null, lineId: null, kind: 'refund', method: 'card', amount },
      ...{ currency: 'GBP', reason: 'Ada was unhappy', reference: '', by: 'staff', at: later },
      lines: [
        { line: `${one}/uk-passport`, text: 'UK passport', quantity, amount, taxRateBasisPoints: 2000 },
      ],
    });
  expect(() => refund(2, 1200)).toThrow('more would be given back than the line cost');
  refund(1, 1200);
  const entries = () =>
    records.closingEntries
      .slice(0, 99, 99)
      .entries.filter(({ kind }) => kind === 'settlement' || kind === 'payment');
  expect(entries()).toMatchObject([
    { kind: 'payment', bill: paid },
    { kind: 'settlement', amount: 1200 },
  ]);

  records.customers.erase(customerOf(records, orderId), later);
  expect(records.payments.ofOrder(orderId)?.bill).toEqual(paid);
});
