import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyBefore } from '../../../electron/records/migrate.ts';
import { migrations, type Migration } from '../../../electron/records/migrations/index.ts';
import { openRecords } from '../../../electron/records/open.ts';
import { addOrder, exampleRecords } from '../../support/example-records.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const id = (kind: string): string => `${kind}_${'0'.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';

/** A database after all migrations up to `version`. */
function schemaAt(version: number): Database.Database {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  for (const migration of migrations.filter((one) => one.version <= version)) db.exec(migration.up);
  return db;
}

const namesOf = (db: Database.Database, type: string): unknown[] =>
  db
    .prepare('SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE ?')
    .pluck()
    .all(type, '%\\_search\\_%');

const addCustomer = `INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
  VALUES ('${id('cus')}', 'Ada', '', '', 0, 'ada', '${time}')`;
const addAnOrder = `INSERT INTO orders
  (id, number, customer_id, step, state, practice, search_text, created_at, updated_at, close_reason)
  VALUES ('${id('ord')}', '261121-001', '${id('cus')}', 'customer', 'open', 0, '261121-001', '${time}', '${time}', '')`;

describe('the migrations', () => {
  it('are numbered by ten, in order', () => {
    expect(migrations.map((migration) => migration.version)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('make strict tables only', () => {
    const db = schemaAt(60);
    const loose = db
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0")
      .pluck()
      .all();

    expect(loose).toEqual(['sqlite_schema']);
  });
});

describe('010 customers', () => {
  it('keeps the index in step with the rows', () => {
    const db = schemaAt(10);
    const found = db
      .prepare('SELECT count(*) FROM customer_search WHERE customer_search MATCH \'"ada"*\'')
      .pluck();
    db.exec(addCustomer);
    expect(found.get()).toBe(1);

    db.exec("UPDATE customers SET name = 'Eve', search_text = 'eve'");
    expect(found.get()).toBe(0);

    db.exec("UPDATE customers SET name = 'Ada', search_text = 'ada'; DELETE FROM customers");
    expect(found.get()).toBe(0);
    db.exec("INSERT INTO customer_search (customer_search, rank) VALUES ('integrity-check', 1)");
  });

  it.each([
    ['an id of another kind', addCustomer.replace('cus_', 'ord_')],
    ['an id that is too short', addCustomer.replace('cus_0', 'cus_')],
    ['an id with other letters', addCustomer.replace('cus_0', 'cus_G')],
    ['no name', addCustomer.replace("'Ada'", "''")],
    ['a local time', addCustomer.replace('.000Z', '+01:00')],
  ])('refuses %s', (_what, sql) => {
    expect(() => schemaAt(10).exec(sql)).toThrow('CHECK constraint failed');
  });

  it('holds nothing of an erased customer', () => {
    const db = schemaAt(10);
    db.exec(addCustomer);

    expect(() => db.exec(`UPDATE customers SET erased_at = '${time}'`)).toThrow('CHECK constraint failed');
  });
});

describe('020 orders', () => {
  it('has one order a number', () => {
    const db = schemaAt(20);
    db.exec(addCustomer);
    db.exec(addAnOrder);

    expect(() => db.exec(addAnOrder.replace('ord_0', 'ord_1'))).toThrow(
      'UNIQUE constraint failed: orders.number',
    );
  });

  it('never changes a region', () => {
    const db = schemaAt(20);
    db.exec(addCustomer);
    db.exec(addAnOrder);
    db.exec("UPDATE orders SET region = 'eu'");

    expect(() => db.exec("UPDATE orders SET region = 'us'")).toThrow('region of an order never changes');
    expect(() => db.exec('UPDATE orders SET region = NULL')).toThrow('region of an order never changes');
  });

  it('knows when an order was closed, exactly if it is', () => {
    const db = schemaAt(20);
    db.exec(addCustomer);
    db.exec(addAnOrder);

    expect(() => db.exec("UPDATE orders SET state = 'done'")).toThrow('CHECK constraint failed');
  });
});

describe('030 pictures', () => {
  it('adds images, shots, photos and codes', () => {
    expect(namesOf(schemaAt(30), 'table')).toEqual(
      expect.arrayContaining(['images', 'shots', 'photos', 'codes']),
    );
  });

  it('finds an order by its customer, after a change of either', () => {
    const db = schemaAt(30);
    db.pragma('recursive_triggers = ON');
    const found = db.prepare('SELECT count(*) FROM order_search WHERE order_search MATCH \'"ada"*\'').pluck();
    db.exec(addCustomer);
    db.exec(addAnOrder.replace(`'${id('cus')}'`, 'NULL'));
    expect(found.get()).toBe(0);

    db.exec(`UPDATE orders SET customer_id = '${id('cus')}'`);
    expect(found.get()).toBe(1);

    db.exec("UPDATE customers SET name = 'Eve', search_text = 'eve'");
    expect(found.get()).toBe(0);
    db.exec("INSERT INTO order_search (order_search, rank) VALUES ('integrity-check', 1)");
  });

  it('refuses an image without a size, unless it is an answer', () => {
    const db = schemaAt(30);
    const image = (kind: string): string => `INSERT INTO images VALUES
      ('${id('img')}', '${kind}', 0, 0, 'application/json', 9, '${'0'.repeat(64)}', '${time}', NULL)`;

    expect(() => db.exec(image('final'))).toThrow('CHECK constraint failed');
    db.exec(image('answer'));
  });
});

describe('040 calls', () => {
  const call = (which: string, state: string, ended: string): string => `INSERT INTO calls
    (id, order_id, photo_id, endpoint, region, state, request_bytes, created_at, sent_at, ended_at)
    VALUES ('call_${which.repeat(32)}', '${id('ord')}', '${id('pho')}', 'makeIdPhoto', 'eu', '${state}', 1, '${time}',
      '${time}', ${ended})`;

  function withPhoto(): Database.Database {
    const db = schemaAt(40);
    db.exec(addCustomer);
    db.exec(addAnOrder);
    db.exec(`INSERT INTO photos (id, order_id, spec_code, document, state, issues, created_at, updated_at)
      VALUES ('${id('pho')}', '${id('ord')}', 'uk-passport', '{}', 'chosen', '[]', '${time}', '${time}')`);
    return db;
  }

  it.each([
    ['intent', 'NULL'],
    ['sent', 'NULL'],
    ['uncertain', `'${time}'`],
  ])('has no second call for a photo beside one that is %s', (state, ended) => {
    const db = withPhoto();
    db.exec(call('a', state, ended));

    expect(() => db.exec(call('b', 'intent', 'NULL'))).toThrow('UNIQUE constraint failed: calls.photo_id');
  });

  it('has one after another', () => {
    const db = withPhoto();
    db.exec(call('a', 'refused', `'${time}'`));

    db.exec(call('b', 'intent', 'NULL'));
  });

  it.each([
    ['done without an end', call('a', 'done', 'NULL')],
    ['sent and ended', call('a', 'sent', `'${time}'`)],
    ['resolved without a word', call('a', 'resolved', `'${time}'`)],
  ])('cannot be %s', (_what, sql) => {
    const db = withPhoto();

    expect(() => db.exec(sql)).toThrow('CHECK constraint failed');
  });
});

describe('050 hand-over', () => {
  it('asks a reprint for its reason', () => {
    const db = schemaAt(50);
    db.exec(addCustomer);
    db.exec(addAnOrder);
    const print = (which: string, reason: string, of: string): string => `INSERT INTO prints VALUES
      ('prt_${which.repeat(32)}', '${id('ord')}', 'file', 'File', '{}', 1, '${'0'.repeat(64)}', 'submitted', NULL, '',
        '${reason}', ${of}, '${time}', '${time}')`;
    db.exec(print('a', '', 'NULL'));

    expect(() => db.exec(print('b', '', `'prt_${'a'.repeat(32)}'`))).toThrow('CHECK constraint failed');
    db.exec(print('b', 'smeared', `'prt_${'a'.repeat(32)}'`));
  });
});

describe('060 studio', () => {
  it('has one row of settings', () => {
    const db = schemaAt(60);
    db.exec(`INSERT INTO settings VALUES (1, '{}', '${time}')`);

    expect(() => db.exec(`INSERT INTO settings VALUES (2, '{}', '${time}')`)).toThrow(
      'CHECK constraint failed',
    );
    expect(() => db.exec("UPDATE settings SET value = 'not json'")).toThrow('CHECK constraint failed');
  });
});

describe('an existing file', () => {
  const add: Migration = { version: 70, up: 'CREATE TABLE later (x INTEGER) STRICT;' };
  const fail: Migration = { version: 80, up: 'CREATE TABLE wrong (x INTEGER) STRICT; SELECT nonsense;' };

  function closedFile(): string {
    const file = join(tempFolder(), 'records.db');
    const records = openRecords(file);
    addOrder(records);
    records.close();
    return file;
  }

  const look = (file: string): { version: unknown; orders: unknown; tables: unknown } => {
    const db = new Database(file, { readonly: true });
    const result = {
      version: db.pragma('user_version', { simple: true }),
      orders: db.prepare('SELECT count(*) FROM orders').pluck().get(),
      tables: db.prepare("SELECT count(*) FROM sqlite_schema WHERE name IN ('later', 'wrong')").pluck().get(),
    };
    db.close();
    return result;
  };

  it('is copied, then migrated', () => {
    const file = closedFile();

    openRecords(file, { migrations: [...migrations, add] }).close();

    expect(look(file)).toEqual({ version: 70, orders: 1, tables: 1 });
    expect(look(copyBefore(file, 60))).toEqual({ version: 60, orders: 1, tables: 0 });
    expect(statSync(copyBefore(file, 60)).mode & 0o777).toBe(0o600);
    openRecords(copyBefore(file, 60)).close();
  });

  it('is not copied when there is nothing to migrate', () => {
    const file = closedFile();

    openRecords(file).close();

    expect(existsSync(copyBefore(file, 60))).toBe(false);
  });

  it('is as it was when one of several migrations fails', () => {
    const file = closedFile();

    expect(() => openRecords(file, { migrations: [...migrations, add, fail] })).toThrow('nonsense');

    expect(look(file)).toEqual({ version: 60, orders: 1, tables: 0 });
  });

  it('is as it was when the program is killed half-way', async () => {
    const file = closedFile();
    const script = fileURLToPath(new URL('../../support/endless-migration.ts', import.meta.url));
    const child = spawn(process.execPath, [script, file], { stdio: 'inherit' });
    const half = 2_000_000;
    const walBytes = (): number => (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0);
    const deadline = performance.now() + 20_000;
    while (walBytes() < half && performance.now() < deadline) await sleep(10);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(walBytes()).toBeGreaterThan(half);

    openRecords(file).close();

    expect(look(file)).toEqual({ version: 60, orders: 1, tables: 0 });
    expect(look(copyBefore(file, 60))).toEqual({ version: 60, orders: 1, tables: 0 });
  });
});

it('leaves new records without a copy', () => {
  const { file } = exampleRecords();

  expect(existsSync(copyBefore(`${file}.new`, 0))).toBe(false);
});
