/** Records from before migration 170: everything in them is found afterwards, and orders that need staff come first. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';

const id = (kind: string, digit: number): string => `${kind}_${String(digit).repeat(32)}`;
const at = '2026-11-21T09:30:00.000Z';
const order = (digit: number, customer: string): string =>
  `INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
   VALUES ('${id('ord', digit)}', '261121-00${digit}', 'handover', 'open', 0, 'x', '${at}', '${at}', '');
   UPDATE orders SET customer_id = ${customer} WHERE id = '${id('ord', digit)}'`;

/** Two orders of Łukasz, the second one paid and without its final, and an order without a customer. */
const filled = `
  INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
    VALUES ('${id('cus', 1)}', 'Łukasz Wiśniewski', '+44 7700 900123', 'l.w@h.example', 0, 'lukasz', '${at}');
  ${order(1, `'${id('cus', 1)}'`)};
  ${order(2, `'${id('cus', 1)}'`)};
  ${order(3, 'NULL')};
  INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    SELECT '${id('pho', 1)}', order_id, id, 'uk-passport', '{"name":"UK passport","givesCode":true}', 'approved', '[]',
      '${at}', '${at}' FROM people WHERE order_id = '${id('ord', 2)}';
  INSERT INTO payments (order_id, bill, total, currency, method, reference, receipt_number, paid_at)
    VALUES ('${id('ord', 2)}', '{}', 1200, 'GBP', 'cash', '', 'R-261121-001', '${at}');
  INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at)
    VALUES ('${id('cod', 1)}', '${id('pho', 1)}', '${id('ord', 2)}', 'h.example/aB3dO0lI', '${at}',
      '2026-12-12T09:30:00.000Z')`;

function migrated(): Records {
  const file = join(tempFolder(), 'records.db');
  const old = openFile(file);
  migrate(
    old,
    file,
    0,
    migrations.filter(({ version }) => version <= 150),
  );
  old.exec(filled);
  old.close();
  const records = openRecords(file);
  onTestFinished(() => records.close());
  return records;
}

it.each([
  ['wisn', ['261121-002', '261121-001']],
  ['l.w', ['261121-002', '261121-001']],
  ['0123', ['261121-002', '261121-001']],
  ['07700 900', ['261121-002', '261121-001']],
  ['261121-001', ['261121-001']],
  ['aB3d', ['261121-002']],
  ['261121', ['261121-003', '261121-002', '261121-001']],
])('finds earlier records by %s', (text, numbers) => {
  expect(
    migrated()
      .orders.search(text, 5)
      .map(({ number }) => number),
  ).toEqual(numbers);
});

it('puts the paid order without its final first, and counts the codes', () => {
  const records = migrated();
  const part = { skip: 0, limit: 5 };

  expect(records.orderSummaries.needingAttention(part)).toMatchObject([
    { number: '261121-002', attention: 'final-owed' },
  ]);
  expect(records.orderSummaries.countInProgress()).toBe(2);
  expect(records.codes.countValid(at)).toBe(1);
  expect(records.codes.countEnded('2027-01-01T00:00:00.000Z')).toBe(1);
});
