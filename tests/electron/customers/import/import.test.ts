/** Importing customers: all of a file or none. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../../electron/clock.ts';
import { exportCustomers } from '../../../../electron/customers/export.ts';
import { createCustomerImport } from '../../../../electron/customers/import/import.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { canMount, smallDisk } from '../../../support/records/full-disk.ts';
import { undecided } from '../../../support/customers/import-file.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { keyOf, openFile, openRecords } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { rejectionOf, thrownBy } from '../../../support/thrown.ts';

type Opened = Records & { readonly file: string };

function importOf(records: Opened, csv: string) {
  const noted: unknown[] = [];
  const note = (...entry: readonly unknown[]): void => void noted.push(entry);
  const source = { file: records.file, key: keyOf(records.file) };
  const imported = createCustomerImport({ records, clock: systemClock, note, log: memoryLog() }, source);
  onTestFinished(() => imported.stop());
  const bytes = Buffer.from(csv);
  imported.take(bytes, 0, bytes.length);
  return { imported, noted };
}

const list = (count: number): string =>
  `name,phone,email\n${Array.from({ length: count }, (_, n) => `Ada Byron ${n},+44 7700 ${900_000 + n},ada${n}@example.org\n`).join('')}`;

/** How many customers each way of looking finds. */
async function shown(records: Records) {
  const { count } = await exportCustomers({ records, practice: false });
  const found = records.customers.find('byron', 30).customers.length;
  const alike = records.customers.search('+44 7700 900001', 30).length;
  return { exported: count, found, alike, newest: records.customers.newest(30).length };
}
const nobody = { exported: 0, found: 0, alike: 0, newest: 0 };

it('adds every customer of a file, who can be found and have an order', async () => {
  const records = exampleRecords();
  const { imported, noted } = importOf(records, list(25));

  const result = await imported.run(undecided, 'skip', newId('stf'));

  expect(result).toEqual({ added: 25, filled: 0, skipped: 0, unreadable: 0 });
  expect(await shown(records)).toEqual({ exported: 25, found: 25, alike: 1, newest: 25 });
  expect(noted).toMatchObject([['customers-imported', { added: 25, filled: 0 }]]);
  const [first] = records.customers.find('900007', 1).customers;
  expect(first).toMatchObject({
    name: 'Ada Byron 7',
    email: 'ada7@example.org',
    keepPhotos: false,
    orders: 0,
  });
  records.orders.setCustomer(addOrder(records), first?.id ?? newId('cus'));
  expect(records.customers.newest(1)).toMatchObject([{ name: 'Ada Byron 7', orders: 1 }]);
});

it('shows nobody before all are there, and nobody where it fails', async () => {
  const records = exampleRecords();
  const { imported, noted } = importOf(records, list(500));
  const running = imported.run(undecided, 'skip', null);
  await expect.poll(() => imported.progress()?.done ?? 0).toBeGreaterThan(100);
  expect(await shown(records)).toEqual(nobody);
  expect(await rejectionOf(imported.run(undecided, 'skip', null))).toBe('WRONG_STEP');

  await imported.stop();
  expect(await rejectionOf(running)).toBe('RECORDS_BUSY');
  expect(await shown(records)).toEqual(nobody);
  expect(noted).toEqual([]);

  // The next start takes back what was written.
  const next = importOf(records, list(3)).imported;
  expect(await next.run(undecided, 'skip', null)).toMatchObject({ added: 3 });
  expect(await shown(records)).toEqual({ exported: 3, found: 3, alike: 1, newest: 3 });
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  expect(db.prepare("SELECT v FROM customer_search_config WHERE k = 'automerge'").pluck().get()).toBe(0);
  expect(db.prepare('SELECT count(*) FROM customers').pluck().get()).toBe(3);
});

it('adds nobody where staff cancel it, and can be begun again', async () => {
  const records = exampleRecords();
  const { imported, noted } = importOf(records, list(500));
  const running = imported.run(undecided, 'skip', null);
  await expect.poll(() => imported.progress()?.done ?? 0).toBeGreaterThan(100);

  await imported.cancel();

  expect(await running).toBeNull();
  expect(imported.progress()).toBeNull();
  expect(await shown(records)).toEqual(nobody);
  expect(noted).toEqual([]);
  expect(await imported.run(undecided, 'skip', null)).toMatchObject({ added: 500, skipped: 0 });
  expect(await shown(records)).toMatchObject({ exported: 500, newest: 30 });
  expect(noted).toHaveLength(1);
});

it('adds nobody where it is cancelled while the file is read, and stays where it is complete', async () => {
  const records = exampleRecords();
  const { imported } = importOf(records, list(500));
  const running = imported.run(undecided, 'skip', null);

  await imported.cancel();

  expect(await running).toBeNull();
  expect(await shown(records)).toEqual(nobody);
  await imported.run(undecided, 'skip', null);
  await imported.cancel();
  expect(await shown(records)).toMatchObject({ exported: 500 });
});

it.skipIf(!canMount)('shows nobody where the disk is full, and all of them once there is space', async () => {
  const { folder } = smallDisk(24);
  const file = join(folder, 'records.db');
  const records = { ...openRecords(file, { newFile: newRecords }), file };
  onTestFinished(() => records.close());
  const filler = join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(21 * 1024 * 1024));
  const { imported, noted } = importOf(records, list(1_000));

  expect(await rejectionOf(imported.run(undecided, 'skip', null))).toBe('DISK_FULL');
  expect(await shown(records)).toEqual(nobody);
  expect(noted).toEqual([]);

  rmSync(filler);
  expect(await imported.run(undecided, 'skip', null)).toMatchObject({ added: 1_000, skipped: 0 });
  expect(await shown(records)).toMatchObject({ exported: 1_000, found: 30 });
});

it('leaves nobody when it is killed in the middle, and starts anew', async () => {
  const records = exampleRecords();
  const { file } = records;
  const id = newId('cus');
  records.customers.insert({ id, name: 'Ben', phone: '', email: '', keepPhotos: false, createdAt: at });
  records.close();
  const csv = join(tempFolder(), 'list.csv');
  writeFileSync(csv, list(5_000));
  const program = new URL('../../../support/customers/import-process.ts', import.meta.url).pathname;
  const process_ = spawn(process.execPath, [program, file, csv], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  process_.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (/^\d{3}$/m.test(output)) process_.kill('SIGKILL');
  });
  await once(process_, 'exit');
  expect(output).not.toContain('done');

  const opened = openRecords(file);
  onTestFinished(() => opened.close());
  expect(opened.customerImport.begunAt()).not.toBe(null);
  expect(await shown(opened)).toMatchObject({ exported: 1, found: 0, newest: 1 });
  const { imported } = importOf({ ...opened, file }, list(40));
  expect(await imported.run(undecided, 'skip', null)).toMatchObject({ added: 40 });
  expect(await shown(opened)).toMatchObject({ exported: 41, found: 30 });
});

it('fills in only what is missing, once all are there', async () => {
  const records = exampleRecords();
  const ids = [newId('cus'), newId('cus')] as const;
  for (const [n, id] of ids.entries())
    records.customers.insert({
      ...{ id, name: `Ada Byron ${n}`, phone: '', email: `ada${n}@example.org` },
      ...{ keepPhotos: true, createdAt: at },
    });
  records.customers.note(ids[0], 'glasses');
  const csv =
    'name,phone,email,notes\nAda Byron 0,07700 900000,ada0@example.org,new\nada byron 1,,ADA1@example.org,tall\n';
  const { imported, noted } = importOf(records, csv);

  expect(await imported.run(undecided, 'fill', null)).toEqual({
    ...{ added: 0, filled: 2, skipped: 0, unreadable: 0 },
  });
  await expect.poll(() => records.customers.notes(ids[1])).toBe('tall');

  expect(records.customers.get(ids[0])).toMatchObject({
    phone: '07700 900000',
    keepPhotos: true,
    createdAt: at,
  });
  expect(records.customers.notes(ids[0])).toBe('glasses');
  expect(records.customers.find('900000', 5).customers).toMatchObject([{ id: ids[0] }]);
  expect(records.customers.get(ids[1])).toMatchObject({ name: 'Ada Byron 1', email: 'ada1@example.org' });
  expect(noted).toMatchObject([['customers-imported', { added: 0, filled: 2 }]]);
});

it('goes on filling in at the next start after a kill or a stop in the middle', async () => {
  const records = exampleRecords();
  const { file, customerImport } = records;
  const ids = Array.from({ length: 150 }, () => newId('cus'));
  for (const [n, id] of ids.entries())
    records.customers.insert({
      ...{ id, name: `Ada ${n}`, phone: '', email: '' },
      ...{ keepPhotos: false, createdAt: at },
    });
  customerImport.begin(at);
  const fills = ids.map((id) => ({ kind: 'fill', id, phone: '1', email: '', notes: 'tall' }) as const);
  customerImport.write(fills, at);
  customerImport.end();
  customerImport.fillSome(1);
  records.close();
  const filled = (opened: Records): number =>
    ids.filter((id) => opened.customers.get(id)?.phone === '1').length;

  const afterKill = openRecords(file);
  expect(filled(afterKill)).toBe(1);
  const { imported } = importOf({ ...afterKill, file }, 'name\nBen\n');
  await imported.stop();
  expect(filled(afterKill)).toBeGreaterThan(1);
  expect(filled(afterKill)).toBeLessThan(ids.length);
  afterKill.close();

  const afterStop = openRecords(file);
  onTestFinished(() => afterStop.close());
  importOf({ ...afterStop, file }, 'name\nBen\n');
  await expect.poll(() => filled(afterStop)).toBe(ids.length);
  expect(ids.filter((id) => afterStop.customers.notes(id) !== 'tall')).toEqual([]);
  expect(afterStop.customers.find('Ada 149', 5).customers).toMatchObject([{ id: ids[149], phone: '1' }]);
});

it('keeps nothing for a customer who is erased before their details are filled in', () => {
  const records = exampleRecords();
  const { customerImport } = records;
  const id = newId('cus');
  records.customers.insert({ id, name: 'Ada', phone: '', email: '', keepPhotos: false, createdAt: at });
  customerImport.begin(at);
  customerImport.write([{ kind: 'fill', id, phone: '1', email: '', notes: 'tall' }], at);
  records.customers.erase(id, at);
  customerImport.end();

  expect(customerImport.fillSome(10)).toBe(false);
  expect(records.customers.get(id)).toMatchObject({ phone: '', erasedAt: at });
});

it('takes a file in pieces, in their order, and forgets it', async () => {
  const { imported } = importOf(exampleRecords(), 'name\nAda\n');
  expect(thrownBy(() => imported.take(Buffer.from('x'), 3, 10))).toBe('NOT_FOUND');
  imported.take(Buffer.from('name\n'), 0, 9);
  expect(await rejectionOf(imported.preview(undecided))).toBe('NOT_FOUND');
  expect(thrownBy(() => imported.take(Buffer.from('Ben\nCleo\n'), 5, 9))).toBe('INVALID_INPUT');
  imported.take(Buffer.from('Ben\n'), 5, 9);
  expect((await imported.preview(undecided)).added.first).toMatchObject([{ name: 'Ben' }]);

  await imported.forget();
  expect(await rejectionOf(imported.preview(undecided))).toBe('NOT_FOUND');
});
