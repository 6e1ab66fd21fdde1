/** Migration 550: reasons of reprints, words about calls, and reasons in the reports of closings go with the customer. */
import { expect, it, onTestFinished } from 'vitest';
import type { OrderId } from '../../../../shared/ids.ts';
import type { TakingsReport } from '../../../../shared/model/takings.ts';
import { addOrder, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { decrypted, openFile } from '../../../support/records/records-file.ts';

const id = (kind: string, which = '1'): string => `${kind}_${which.repeat(32)}`;
const bill = (reason: string): string =>
  JSON.stringify({
    lines: [{ text: 'UK passport', quantity: 1, unitPrice: 1200, discount: { amount: 200, reason } }],
  });
const discountOf = (reason: string, count: number) => ({ reason, count, amount: 200 * count });
const refundOf = (orderNumber: string, reason: string) => ({
  ...({ orderNumber, reason, kind: 'refund', method: 'card', amount: 100, at } as const),
});

/** Two finished orders, and a closing with the reasons of both. */
function shop() {
  const records = exampleRecords();
  const [theirs, others] = [addOrder(records, { name: 'Ada' }), addOrder(records, { name: 'Ben' })];
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const sale = (orderId: OrderId, which: string, reason: string): string => `
    INSERT INTO payment_parts (id, order_id, method, amount, currency, reference, taken_at)
      VALUES ('${id('part', which)}', '${orderId}', 'card', 1000, 'GBP', '', '${at}');
    INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
      VALUES ('${orderId}', '${bill(reason)}', 1000, 'GBP', 'R-261121-00${which}', '${at}');`;
  db.exec(`${sale(theirs, '1', 'Canaria’s birthday')} ${sale(others, '2', 'Student')}
    INSERT INTO settlements (id, order_id, kind, method, amount, currency, reference, reason, settled_by, settled_at)
      VALUES ('${id('set')}', '${theirs}', 'refund', 'card', 100, 'GBP', '', 'Canaria was unhappy', 'staff', '${at}');
    INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
        submitted_at, updated_at)
      VALUES ('${id('prt')}', 'sheet', '${theirs}', 'file', 'PDF', '{"mediumId":"4x6in"}', 1, '${'a'.repeat(64)}', 'failed',
        '', 'Canaria spilt coffee', '${at}', '${at}');
    INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt')}', '${theirs}');
    INSERT INTO calls (id, order_id, endpoint, region, state, request_bytes, detail, created_at)
      VALUES ('${id('call')}', '${theirs}', 'aiEdit', 'eu', 'intent', 0, 'about Canaria', '${at}');`);
  const takings = {
    ...{ currency: 'GBP', sales: 2, sold: 2000, methods: [], rates: [], items: [] },
    discounts: [discountOf('Canaria’s birthday', 1), discountOf('Student', 1)],
    refunds: [refundOf('261121-001', 'Canaria was unhappy'), refundOf('261121-002', 'Blurred')],
  };
  const cash = { currency: 'GBP', float: 0, taken: 0, givenBack: 0, paidIn: 0, paidOut: 0, expected: 0 };
  const move = { id: id('mov') as `mov_${string}`, kind: 'pay-in', amount: 5, currency: 'GBP', at } as const;
  const report: TakingsReport = {
    ...{
      takings: [takings],
      cash,
      moves: [{ ...move, reason: 'Change' }],
      credits: [],
      prints: 0,
      paper: [],
    },
  };
  records.closings.insert({
    ...{ number: 1, day: '2026-11-21', closedAt: later, by: 'staff', currency: 'GBP', net: 0 },
    lastEntry: records.closingEntries.last(),
    ...{ counted: 0, floatLeft: 0, report },
  });
  return { records, db, theirs, customerId: records.orders.get(theirs)?.customerId ?? 'cus_' };
}

it('leaves no word about the customer in the file, and every other word and figure of the closing', () => {
  const { records, customerId } = shop();

  records.customers.erase(customerId, later);
  records.checkpoint();

  expect(decrypted(records.file).includes('Canaria')).toBe(false);
  const report = records.closings.get(1)?.report;
  expect(report?.takings).toMatchObject([
    {
      discounts: [discountOf('erased', 1), discountOf('Student', 1)],
      refunds: [refundOf('261121-001', 'erased'), refundOf('261121-002', 'Blurred')],
    },
  ]);
  expect(report?.moves).toMatchObject([{ reason: 'Change', amount: 5 }]);
});

it('keeps a reason for which others got a discount too: it is nobody’s', () => {
  const { records, db, customerId } = shop();
  const [part] = records.closings.get(1)?.report.takings ?? [];
  expect(part?.discounts[1]).toEqual(discountOf('Student', 1));
  db.exec(`DROP TRIGGER closings_no_update; UPDATE closings
    SET report = json_set(report, '$.takings[0].discounts[0].count', 3)`);

  records.customers.erase(customerId, later);

  expect(records.closings.get(1)?.report.takings[0]?.discounts[0]).toMatchObject({ count: 3 });
  expect(records.closings.get(1)?.report.takings[0]?.discounts[0]?.reason).toBe('Canaria’s birthday');
});

it.each([
  ['a figure', "report = json_set(report, '$.takings[0].sold', 1)"],
  ['a reason into another one', "report = json_set(report, '$.takings[0].refunds[1].reason', 'x')"],
  ['the reason of a cash movement', "report = json_set(report, '$.moves[0].reason', 'erased')"],
  ['a refund that goes', "report = json_remove(report, '$.takings[0].refunds[1]')"],
  ['another column', 'counted = 1'],
])('refuses every other change of a closing: %s', (_what, change) => {
  const { db } = shop();

  expect(() => db.exec(`UPDATE closings SET ${change}`)).toThrow('a closing never changes');
});

it('also reaches customers who were erased before', () => {
  const { db, run } = fileBefore(550);
  db.pragma('foreign_keys = OFF');
  const print = (which: string): string => `
    INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason, customer_id)
      VALUES ('${id('ord', which)}', '261121-00${which}', 'customer', 'open', 0, '', '${at}', '${at}', '', '${id('cus', which)}');
    INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
        submitted_at, updated_at)
      VALUES ('${id('prt', which)}', 'sheet', '${id('ord', which)}', 'file', 'PDF', '{"mediumId":"4x6in"}', 1,
        '${'a'.repeat(64)}', 'failed', '', 'Jammed', '${at}', '${at}');
    INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt', which)}', '${id('ord', which)}');`;
  db.exec(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at, erased_at)
      VALUES ('${id('cus', '1')}', '', '', '', 0, '', '${at}', '${at}'), ('${id('cus', '2')}', 'Ben', '', '', 0, 'ben', '${at}', NULL);
    ${print('1')} ${print('2')}`);

  run();

  expect(db.prepare('SELECT reason FROM prints ORDER BY id').pluck().all()).toEqual(['erased', 'Jammed']);
});
