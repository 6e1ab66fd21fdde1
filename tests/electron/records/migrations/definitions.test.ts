/** Migration 500: documents and the profiles of prints are stored once each. */
import { expect, it, onTestFinished } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import { moveDefinitions } from '../../../../electron/studio/move-definitions.ts';
import { addPrint, exampleWith } from '../../../support/printing/example-prints.ts';
import { addOrder } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

const id = (kind: string, which: number): string => `${kind}_${String(which).repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';
const documentOf = (which: number, givesCode: boolean) =>
  JSON.stringify({ specCode: 'uk-passport', name: `Document ${String(which % 2)}`, givesCode });
const printedWith = JSON.stringify(exampleWith);

/** A paid order whose final came without a code, with its photo and a sheet, as written before. */
const order = (which: number, givesCode: boolean): string => `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', which)}', '261122-00${String(which)}', 'handover', 'open', 0,
      '261122-00${String(which)}', '${time}', '${time}', '');
  INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    VALUES ('${id('pho', which)}', '${id('ord', which)}',
      (SELECT id FROM people WHERE order_id = '${id('ord', which)}'), 'uk-passport',
      '${documentOf(which, givesCode)}', 'final', '[]', '${time}', '${time}');
  INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
    VALUES ('${id('part', which)}', '${id('ord', which)}', 'card', 500, 'GBP', NULL, '', '${time}');
  INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
    VALUES ('${id('ord', which)}', '{"lines":[]}', 500, 'GBP', 'R-261122-00${String(which)}', '${time}');
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, printed_with, file_sha256, state,
      note, reason, submitted_at, updated_at)
    VALUES ('${id('prt', which)}', 'sheet', '${id('ord', which)}', 'cups:photo', 'Photo', '{"mediumId":"4x6in"}', 1,
      ${which === 3 ? 'NULL' : `'${printedWith}'`}, '${'0'.repeat(64)}', 'failed', '', '', '${time}', '${time}');
  INSERT INTO print_orders VALUES ('${id('prt', which)}', '${id('ord', which)}');`;

function before() {
  const { db, run } = fileBefore(500);
  db.exec(order(1, true) + order(2, false) + order(3, true));
  run();
  const read = (sql: string): unknown[] => db.prepare(sql).pluck().all();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  return { db, read, records };
}

const seen = (records: Records) =>
  [1, 2, 3].map((which) => [
    records.photos.get(id('pho', which) as `pho_${string}`)?.document,
    records.prints.get(id('prt', which) as `prt_${string}`)?.printedWith,
  ]);
const known = [
  [JSON.parse(documentOf(1, true)), exampleWith],
  [JSON.parse(documentOf(2, false)), exampleWith],
  [JSON.parse(documentOf(3, true)), null],
];

it('moves the texts of earlier rows in small parts, and reads the same before, in between and afterwards', () => {
  const { read, records } = before();
  const attention = 'SELECT attention FROM orders ORDER BY number';
  expect(read(attention)).toEqual(['final-owed', 'waiting-print', 'final-owed']);
  expect(seen(records)).toEqual(known);

  expect(records.definitions.moveSome(2)).toBe(true);
  expect(read('SELECT document FROM photos ORDER BY rowid')).toEqual([documentOf(1, true), '2', '1']);
  expect(seen(records)).toEqual(known);

  let parts = 1;
  while (records.definitions.moveSome(2)) parts += 1;
  expect(parts).toBe(4);
  expect(read('SELECT document FROM photos ORDER BY rowid')).toEqual(['1', '2', '1']);
  expect(read('SELECT printed_with FROM prints ORDER BY rowid')).toEqual(['3', '3', null]);
  expect(read('SELECT count(*) FROM definitions')).toEqual([3]);
  expect(seen(records)).toEqual(known);
  expect(records.orderSummaries.search('261122-002', 5)[0]?.photos).toMatchObject([
    { document: { name: 'Document 0' } },
  ]);
});

it('judges what is owed by the stored document', async () => {
  const { db, read, records } = before();
  await moveDefinitions({ records });
  expect(read('SELECT last FROM definition_moves')).toEqual([0, 0]);
  db.exec(`UPDATE photos SET state = 'approved', updated_at = '${time}';
    UPDATE photos SET state = 'final', updated_at = '${time}';`);
  expect(read('SELECT attention FROM orders ORDER BY number')).toEqual([
    'final-owed',
    'waiting-print',
    'final-owed',
  ]);
  expect(() => db.exec("UPDATE definitions SET json = '{}'")).toThrow('never changes');
  expect(() => db.exec('DELETE FROM definitions')).toThrow('never deleted');
});

it('stores a new print’s profile once', () => {
  const { read, records } = before();
  const orderId = addOrder(records);
  const printId = addPrint(records, orderId, { printedWith: exampleWith });
  addPrint(records, orderId, { printedWith: exampleWith });

  const [first, second, ...others] = read("SELECT printed_with FROM prints WHERE printed_with NOT LIKE '{%'");
  expect([second, others]).toEqual([first, []]);
  expect(records.prints.get(printId)?.printedWith).toEqual(exampleWith);
});
