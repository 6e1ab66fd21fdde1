/** Migration 320, which numbers refunds without gaps. */
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newId, type OrderId } from '../../../../shared/ids.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { NewSettlement } from '../../../../electron/records/orders/settlements.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { partPaid } from '../../../support/records/payments.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

function paidOrder(records: Records): OrderId {
  const orderId = addOrder(records);
  records.payments.addPart({ ...partPaid(600, { id: newId('part') }), orderId, currency: 'GBP' }, 'staff');
  const bill = { currency: 'GBP', taxRateBasisPoints: 0, lines: [], total: 600, tax: 0, net: 600 };
  records.payments.insert({ orderId, bill, total: 600, currency: 'GBP', paidAt: at, day: '261121' });
  return orderId;
}
const back = (orderId: OrderId): NewSettlement => ({
  ...{ id: newId('set'), orderId, photoId: null, lineId: null, lines: [], amount: 600, currency: 'GBP' },
  kind: 'refund',
  method: 'cash',
  ...{ reference: '', reason: 'Wrong', by: 'staff', at },
});
const numbersOf = (records: Records, orders: readonly OrderId[]) =>
  orders.map((id) => records.settlements.ofOrder(id).map(({ refundNumber }) => refundNumber));

it('numbers refunds in the order in which they were recorded, and leaves no gap after one that failed', () => {
  const records = exampleRecords();
  const orders = [paidOrder(records), paidOrder(records)] as const;
  records.settlements.insert(back(orders[0]));
  expect(() => records.settlements.insert(back(orders[0]))).toThrow();
  records.settlements.insert(back(orders[1]));

  expect(numbersOf(records, orders)).toEqual([[1], [2]]);
});

it('leaves out the numbers of refunds that are lost', () => {
  const file = join(tempFolder(), 'records.sqlite');
  const open = (): Records => {
    const records = openRecords(file, { newFile: newRecords });
    onTestFinished(() => records.close());
    return records;
  };
  const first = open();
  const orders = [paidOrder(first), paidOrder(first)] as const;
  first.close();
  const older = readFileSync(file);
  const second = open();
  second.settlements.insert(back(orders[0]));
  second.close();
  writeFileSync(file, older);

  const records = open();
  records.settlements.insert(back(orders[1]));

  expect(records.gap).toMatchObject({ reason: 'older' });
  expect(numbersOf(records, orders)).toEqual([[], [2]]);
});

it('keeps each number, even without the program', () => {
  const records = exampleRecords();
  const orders = [paidOrder(records), paidOrder(records)] as const;
  records.settlements.insert(back(orders[0]));
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  expect(() => db.exec('UPDATE refund_numbers SET number = 5')).toThrow('never changes');
  expect(() => db.exec('DELETE FROM refund_numbers')).toThrow('is kept');
});

it('numbers the refunds from before in their sequence', () => {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  db.exec('CREATE TABLE settlements (id TEXT PRIMARY KEY, method TEXT, settled_at TEXT)');
  db.exec(
    `INSERT INTO settlements VALUES ('late', 'cash', '2'), ('early', 'card', '1'), ('none', NULL, '0')`,
  );

  db.exec(migrations.find(({ version }) => version === 320)?.up ?? '');

  const rows = db.prepare('SELECT number, settlement_id AS id FROM refund_numbers ORDER BY number').all();
  expect(rows).toEqual([
    { number: 1, id: 'early' },
    { number: 2, id: 'late' },
  ]);
});
