/** Migration 770: numbers with the counter's prefix. */
import { expect, it, onTestFinished } from 'vitest';
import { takingsCsv } from '../../../../../electron/takings/csv.ts';
import { newId, type OrderId } from '../../../../../shared/ids.ts';
import { closingNumberText, type TakingsReport } from '../../../../../shared/model/takings.ts';
import type { Records } from '../../../../../electron/records/open.ts';
import { defaultSettings } from '../../../../../electron/settings/settings.ts';
import { addOrder, at, exampleRecords } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { longId } from '../../../../support/records/long-id.ts';
import { partPaid } from '../../../../support/records/payments.ts';
import { openRecords } from '../../../../support/records/records-file.ts';

const give = (records: Records, numberPrefix: string): void =>
  records.settings.set({ ...defaultSettings, numberPrefix }, at);
const bill = { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 600, tax: 0, net: 600 };

function pay(records: Records, orderId: OrderId): string | undefined {
  records.payments.addPart({ ...partPaid(600, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
  records.payments.insert({ orderId, bill, total: 600, currency: 'GBP', paidAt: at, day: '261121' });
  return records.payments.ofOrder(orderId)?.receiptNumber;
}
function giveBack(records: Records, orderId: OrderId) {
  records.settlements.insert({
    ...{ id: newId('set'), orderId, photoId: null, lineId: null, lines: [], amount: 600, currency: 'GBP' },
    ...{ kind: 'refund', method: 'cash', reference: '', reason: 'Wrong', by: 'staff', at },
  });
  return records.settlements.ofOrder(orderId)[0];
}

it('leaves numbers from before as they are, and puts the prefix before those that follow', () => {
  const { db, run } = fileBefore(770);
  const old = longId('ord');
  db.exec(`INSERT INTO counters (name, last) VALUES ('261121', 1);
    INSERT INTO orders (id, number, step, state, photo_mode, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('${old}', '261121-001', 'customer', 'open', 'preview', 1, '261121-001', '${at}', '${at}', '')`);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  give(records, 'B');

  const id = addOrder(records);

  expect(records.orders.get(old)?.number).toBe('261121-001');
  expect(records.orders.get(id)?.number).toBe('B-261121-002');
  expect(records.nextNumbers('261121')).toMatchObject({
    order: 'B-261121-003',
    refund: 'B-1',
    closing: 'B-1',
  });
  for (const wrong of ['b-261121-002', 'B-261121', 'B-'])
    expect(() => db.prepare('UPDATE orders SET number = ?').run(wrong)).toThrow('CHECK constraint failed');
  expect(() => db.exec(`INSERT INTO refund_numbers VALUES (1, 'set_1', 'b')`)).toThrow(
    'CHECK constraint failed',
  );
});

it('is on receipts and refunds as well, with the prefix of the day on which each was given', () => {
  const records = exampleRecords();
  const [early, late] = [addOrder(records), addOrder(records)];
  const first = pay(records, early);
  give(records, 'B');

  const second = pay(records, late);

  expect([first, second]).toEqual(['R-261121-001', 'B-R-261121-002']);
  expect(giveBack(records, early)).toMatchObject({ refundNumber: 1, refundPrefix: 'B' });
  expect(records.orders.get(late)?.number).toBe('261121-002');
});

it('finds an order by its number with and without the prefix, and never another counter’s', () => {
  const records = exampleRecords();
  const early = addOrder(records);
  give(records, 'BA');
  const late = addOrder(records, { name: 'Beata Nowak' });
  const found = (text: string) => records.orders.search(text, 5).map(({ id }) => id);

  expect(found('BA-261121-002')).toEqual([late]);
  expect(found('ba261121002')).toEqual([late]);
  expect(found('261121-002')).toEqual([late]);
  expect(found('261121-001')).toEqual([early]);
  expect(found('BA-261121-001')).toEqual([]);
  expect(found('C-261121-002')).toEqual([]);
  // The letters of a prefix are in no index: they are the beginnings of names.
  expect(found('ba')).toEqual([]);
  expect(records.customers.find('BA-261121-002', 5).customers.map(({ name }) => name)).toEqual([
    'Beata Nowak',
  ]);
});

it('is on the closings of its time, also in the accounting export', () => {
  const records = exampleRecords();
  const close = (): number =>
    records.closings.insert({
      ...{ day: '2026-11-21', closedAt: at, currency: 'GBP', net: 0, counted: 0, floatLeft: 0 },
      ...{ lastEntry: 0, by: 'staff' },
      report: { cash: { expected: 0 }, takings: [] } as unknown as TakingsReport,
    });
  close();
  give(records, 'B');
  close();

  const closings = records.closings.ofDays('2026-11-21', '2026-11-21');

  expect(closings.map(closingNumberText)).toEqual(['1', 'B-2']);
  const csv = takingsCsv(
    'Bright',
    closings.map((closing) => ({ closing, entries: [] })),
  );
  expect(csv).toContain('Bright,B-2,2026-11-21,');
});
