/** Importing customers: all of a file or none. */
import { expect, it, onTestFinished } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { undecided } from '../../../support/customers/import-file.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';
import { rejectionOf, thrownBy } from '../../../support/thrown.ts';
import { importOf, list, shown, nobody } from '../../../support/customers/import-list.ts';

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
