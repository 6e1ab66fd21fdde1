/* oxlint-disable max-lines -- The first migrations share the files that they start from. */
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyBefore } from '../../../../electron/records/file/migrate.ts';
import { migrations } from '../../../../electron/records/migrations/index.ts';
import type { Migration } from '../../../../electron/records/migrations/migration.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, at, exampleRecords } from '../../../support/records/example-records.ts';
import { privateFile } from '../../../support/posix.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';

const newest = migrations.at(-1)?.version ?? 0;
const id = (kind: string): string => `${kind}_${'0'.repeat(32)}`;
const time = '2026-11-21T09:30:00.000Z';

/** A database after all migrations up to `version`. */
function schemaAt(version: number): Database.Database {
  const db = new Database(':memory:');
  onTestFinished(() => void db.close());
  return upgrade(db, 0, version);
}

/** Runs the migrations after `from`, like `migrate`: with foreign keys off. */
function upgrade(db: Database.Database, from: number, to = newest): Database.Database {
  db.pragma('foreign_keys = OFF');
  for (const { version, up, fill } of migrations) {
    if (version <= from || version > to) continue;
    db.exec(up);
    fill?.(db);
  }
  db.pragma('foreign_keys = ON');
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

const addAPhoto = `INSERT INTO photos (id, order_id, spec_code, document, state, issues, created_at, updated_at)
  VALUES ('${id('pho')}', '${id('ord')}', 'uk-passport', '{}', 'chosen', '[]', '${time}', '${time}')`;

describe('the migrations', () => {
  it('are numbered by ten, in order', () => {
    expect(migrations.map((migration) => migration.version)).toEqual([
      10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 220,
      230, 250, 260, 270, 280, 290, 300, 310, 320, 340, 345, 347, 350, 355, 360, 370, 390, 400, 410, 420, 430,
      440, 460, 470, 490, 500, 510, 550, 560, 570, 575, 595, 596, 600, 601, 602, 650, 660, 670, 680, 690, 700,
      710, 711, 712, 713, 730, 750, 770, 771, 780, 790, 800, 810, 820, 840, 860, 870, 880, 890, 900,
    ]);
  });

  it('make strict tables only', () => {
    const db = schemaAt(newest);
    const loose = db
      .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0")
      .pluck()
      .all();

    // SQLite’s own.
    expect(loose).toEqual(['sqlite_sequence', 'sqlite_schema']);
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

  it('has nothing of an erased customer', () => {
    const db = schemaAt(10);
    db.exec(addCustomer);

    expect(() => db.exec(`UPDATE customers SET erased_at = '${time}'`)).toThrow('CHECK constraint failed');
  });
});

describe('020 orders', () => {
  it('gives each number to one order', () => {
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

  it('has a closing time exactly when the order is closed', () => {
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
    db.exec(addAPhoto);
    return db;
  }

  it.each([
    ['intent', 'NULL'],
    ['sent', 'NULL'],
    ['uncertain', `'${time}'`],
  ])('allows no second call for a photo beside one that is %s', (state, ended) => {
    const db = withPhoto();
    db.exec(call('a', state, ended));

    expect(() => db.exec(call('b', 'intent', 'NULL'))).toThrow('UNIQUE constraint failed: calls.photo_id');
  });

  it('allows one after another', () => {
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
  it('requires a reason for a reprint', () => {
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

describe('070 photo modes', () => {
  /** Migration 060's database with an order, a photo and a call from before. */
  function before(): Database.Database {
    const db = schemaAt(60);
    db.exec(addCustomer);
    db.exec(addAnOrder);
    db.exec(addAPhoto);
    return db;
  }

  it('records that earlier orders had a preview, and used the service’s default checks', () => {
    const db = upgrade(before(), 60);

    expect(db.prepare('SELECT photo_mode FROM orders').pluck().all()).toEqual(['preview']);
    expect(db.prepare('SELECT sensitivity, trouble, replaces_photo_id FROM photos').all()).toEqual([
      { sensitivity: '{}', trouble: null, replaces_photo_id: null },
    ]);
  });

  it('never changes the mode of an order', () => {
    const db = upgrade(before(), 60);

    expect(() => db.exec("UPDATE orders SET photo_mode = 'direct'")).toThrow('never changes');
  });

  it.each([
    ['a mode that there is not', "UPDATE orders SET photo_mode = 'fast'", 'never changes'],
    ['a trouble that there is not', "UPDATE photos SET trouble = 'odd'", 'CHECK constraint failed'],
    ['checks that are no JSON', "UPDATE photos SET sensitivity = 'high'", 'CHECK constraint failed'],
    [
      'the place of a photo that there is not',
      `UPDATE photos SET replaces_photo_id = 'pho_${'9'.repeat(32)}'`,
      'FOREIGN KEY constraint failed',
    ],
  ])('refuses %s', (_what, sql, message) => {
    expect(() => upgrade(before(), 60).exec(sql)).toThrow(message);
  });
});

describe('080 settlements', () => {
  const settle = (which: string, values: string): string =>
    `INSERT INTO settlements VALUES ('set_${which.repeat(32)}', '${id('ord')}', ${values}, 'T-9', 'lost', 'staff', '${time}')`;
  const refundOfPhoto = settle('a', `'${id('pho')}', 'refund', 'cash', 1200, 'GBP'`);

  function paid(total = 9_000): Database.Database {
    const db = schemaAt(80);
    db.exec(addCustomer);
    db.exec(addAnOrder);
    db.exec(addAPhoto);
    db.exec(`INSERT INTO payments VALUES
      ('${id('ord')}', '{}', ${total}, 'GBP', 'cash', '', 'R-261121-001', '${time}')`);
    return db;
  }

  it('is never changed and never deleted', () => {
    const db = paid();
    db.exec(refundOfPhoto);

    expect(() => db.exec('UPDATE settlements SET amount = 1')).toThrow('never changes');
    expect(() => db.exec('DELETE FROM settlements')).toThrow('never deleted');
  });

  it('settles a photo once, and an order as a whole once', () => {
    const db = paid();
    db.exec(refundOfPhoto);
    db.exec(settle('b', `NULL, 'void', 'card', 600, 'GBP'`));

    expect(() => db.exec(refundOfPhoto.replace('set_a', 'set_c'))).toThrow('UNIQUE constraint failed');
    expect(() => db.exec(settle('d', `NULL, 'void', 'card', 1, 'GBP'`))).toThrow('UNIQUE constraint failed');
  });

  it('refunds no more than was paid', () => {
    const db = paid(1_500);
    db.exec(refundOfPhoto);

    expect(() => db.exec(settle('b', `NULL, 'refund', 'cash', 301, 'GBP'`))).toThrow(
      'more would be given back',
    );
    db.exec(settle('b', `NULL, 'refund', 'cash', 300, 'GBP'`));
  });

  it.each([
    ['a refund without how', settle('a', `'${id('pho')}', 'refund', NULL, 1, 'GBP'`)],
    ['an acceptance with money', settle('a', `'${id('pho')}', 'accepted', NULL, 1, 'GBP'`)],
    ['an acceptance of a whole order', settle('a', `NULL, 'accepted', NULL, 0, 'GBP'`)],
    ['no reason', refundOfPhoto.replace("'lost'", "''")],
    ['a negative amount', refundOfPhoto.replace('1200', '-1')],
  ])('refuses %s', (_what, sql) => {
    expect(() => paid().exec(sql)).toThrow('CHECK constraint failed');
  });

  it('refunds nothing of an order that is not paid', () => {
    const db = paid();
    db.exec('DELETE FROM payments');

    expect(() => db.exec(refundOfPhoto)).toThrow('FOREIGN KEY constraint failed');
  });
});

describe('090 capabilities', () => {
  const learn = `INSERT INTO capabilities VALUES ('eu', 'eu.photos.example', 'aiEdit', 'enabled', '${time}')`;

  it('has one state of each capability per region and host', () => {
    const db = schemaAt(90);
    db.exec(learn);
    expect(() => db.exec(learn.replace("'enabled'", "'not-enabled'"))).toThrow('UNIQUE constraint failed');
    db.exec(learn.replace("('eu'", "('us'"));
    db.exec(learn.replace('eu.photos', 'other'));
  });

  it.each([
    ['a capability that nothing asks for', learn.replace('aiEdit', 'makeIdPhoto')],
    ['a state that is not learnt', learn.replace("'enabled'", "'unknown'")],
    ['no host', learn.replace('eu.photos.example', '')],
  ])('refuses %s', (_what, sql) => {
    expect(() => schemaAt(90).exec(sql)).toThrow('CHECK constraint failed');
  });
});

describe('100 imports', () => {
  const hex = '0'.repeat(64);
  const addImage = `INSERT INTO images VALUES
    ('${id('img')}', 'shot', 9, 9, 'image/jpeg', 9, '${hex}', '${time}', NULL)`;
  const original = (mime: string, imageId = id('img')): string =>
    `INSERT INTO originals VALUES ('img_${'1'.repeat(32)}', '${imageId}', '${mime}', 9, '${hex}', NULL)`;
  const watch = `INSERT INTO watched_folders VALUES ('/tether', '${time}')`;
  const file = (state: string, trouble: string, width: string, sha256: string, folder = '/tether'): string =>
    `INSERT INTO folder_files VALUES ('${folder}', 'a.jpg', '${id('fol')}', 9, 1000, ${state}, ${trouble}, ${sha256},
      ${width}, ${width}, '${time}', NULL, NULL)`;

  it('keeps the file that a picture was made from, one for each picture', () => {
    const db = schemaAt(100);
    db.exec(addImage);

    db.exec(original('image/heic'));

    expect(() => db.exec(original('image/heic').replaceAll('img_1', 'img_2'))).toThrow('UNIQUE');
    expect(() => schemaAt(100).exec(original('image/jpeg'))).toThrow('CHECK constraint failed');
  });

  it('records a used picture, an unreadable file and files from before', () => {
    const db = schemaAt(100);
    db.exec(watch);

    db.exec(file("'ready'", 'NULL', '400', `'${hex}'`));
    db.exec(file("'unreadable'", "'raw'", 'NULL', 'NULL').replace('a.jpg', 'a.cr3'));
    db.exec(file("'before'", 'NULL', 'NULL', 'NULL').replace('a.jpg', 'old.jpg'));

    expect(db.prepare('SELECT count(*) FROM folder_files').pluck().get()).toBe(3);
  });

  it.each([
    ['a ready picture without a size', file("'ready'", 'NULL', 'NULL', `'${hex}'`)],
    ['a ready picture whose content is not known', file("'ready'", 'NULL', '400', 'NULL')],
    ['an unreadable file without a reason', file("'unreadable'", 'NULL', 'NULL', 'NULL')],
    ['a ready picture with one', file("'ready'", "'raw'", '400', `'${hex}'`)],
    ['a reason of another kind', file("'unreadable'", "'ugly'", 'NULL', 'NULL')],
  ])('refuses %s', (_what, sql) => {
    const db = schemaAt(100);
    db.exec(watch);

    expect(() => db.exec(sql)).toThrow('CHECK constraint failed');
  });
});

describe('110 people', () => {
  const other = `ord_${'1'.repeat(32)}`;
  const addImage = `INSERT INTO images VALUES
    ('${id('img')}', 'shot', 9, 9, 'image/jpeg', 9, '${'0'.repeat(64)}', '${time}', NULL)`;
  const addOldShot = `INSERT INTO shots (id, order_id, image_id, source, origin, taken_at)
    VALUES ('${id('shot')}', '${id('ord')}', '${id('img')}', 'camera', '', '${time}')`;
  const personOf = (order: string): string =>
    `(SELECT id FROM people WHERE order_id = '${order}' ORDER BY rowid LIMIT 1)`;
  const addPhotoOf = (which: string, person: string): string => `INSERT INTO photos
    (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    VALUES ('pho_${which.repeat(32)}', '${id('ord')}', ${person}, 'uk', '{}', 'chosen', '[]', '${time}', '${time}')`;
  const addPerson = `INSERT INTO people VALUES
    ('per_${'b'.repeat(32)}', '${id('ord')}', 'Ben', 'child', 'ben', '${time}', NULL)`;

  /** Migration 090's database with an order, its photo and its shot, and then this migration. */
  function upgraded(): Database.Database {
    const db = schemaAt(90);
    db.exec([addCustomer, addAnOrder, addAPhoto, addImage, addOldShot].join(';'));
    return upgrade(db, 90);
  }

  it('gives earlier orders one adult, named like the customer', () => {
    const db = upgraded();

    expect(db.prepare('SELECT order_id, name, age FROM people').all()).toEqual([
      { order_id: id('ord'), name: '', age: 'adult' },
    ]);
    const whose =
      'SELECT count(*) FROM people p JOIN shots s ON s.person_id = p.id JOIN photos o ON o.person_id = p.id';
    expect(db.prepare(whose).pluck().get()).toBe(1);
  });

  it('gives a new order its first person', () => {
    const db = upgraded();
    db.exec(addAnOrder.replace(id('ord'), other).replace('261121-001', '261121-002'));

    expect(db.prepare(`SELECT count(*) FROM people WHERE order_id = '${other}'`).pluck().get()).toBe(1);
  });

  it.each([
    ['a photo of nobody', addAPhoto.replace('pho_0', 'pho_1'), 'a person of its order'],
    ['a shot of nobody', addOldShot.replace('shot_0', 'shot_1'), 'a person of its order'],
    ['an age that there is not', addPerson.replace("'child'", "'teenager'"), 'CHECK constraint failed'],
    ['another person for a photo', 'UPDATE photos SET person_id = NULL', 'one person for ever'],
    ['another person for a shot', 'UPDATE shots SET person_id = NULL', 'one person for ever'],
  ])('refuses %s', (_what, sql, message) => {
    expect(() => upgraded().exec(sql)).toThrow(message);
  });

  it('makes no photo from another person’s shot', () => {
    const db = upgraded();
    db.exec(addPerson);
    db.exec(addPhotoOf('a', personOf(id('ord'))));
    db.exec(addPhotoOf('b', `'per_${'b'.repeat(32)}'`));

    db.exec(`UPDATE photos SET shot_id = '${id('shot')}' WHERE id = 'pho_${'a'.repeat(32)}'`);
    expect(() =>
      db.exec(`UPDATE photos SET shot_id = '${id('shot')}' WHERE id = 'pho_${'b'.repeat(32)}'`),
    ).toThrow('a shot of its own person');
  });

  it('finds an order by everyone in it, and not by removed people', () => {
    const db = upgraded();
    db.pragma('recursive_triggers = ON');
    const found = db.prepare('SELECT count(*) FROM order_search WHERE order_search MATCH ?').pluck();
    db.exec(addPerson);
    expect([found.get('"ben"'), found.get('"261121"')]).toEqual([1, 1]);

    db.exec(`UPDATE people SET removed_at = '${time}' WHERE name = 'Ben'`);
    expect([found.get('"ben"'), found.get('"261121"')]).toEqual([0, 1]);
    db.exec("INSERT INTO order_search (order_search, rank) VALUES ('integrity-check', 1)");
  });
});

describe('an existing file', () => {
  const add: Migration = { version: newest + 10, up: 'CREATE TABLE later (x INTEGER) STRICT;' };
  const fail: Migration = {
    version: newest + 20,
    up: 'CREATE TABLE wrong (x INTEGER) STRICT; SELECT nonsense;',
  };

  function closedFile(): string {
    const file = join(tempFolder(), 'records.db');
    const records = openRecords(file);
    addOrder(records);
    records.close();
    return file;
  }

  const look = (file: string): { version: unknown; orders: unknown; tables: unknown } => {
    const db = openFile(file, { readonly: true });
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

    expect(look(file)).toEqual({ version: newest + 10, orders: 1, tables: 1 });
    expect(look(copyBefore(file, newest))).toEqual({ version: newest, orders: 1, tables: 0 });
    expect(statSync(copyBefore(file, newest)).mode & 0o777).toBe(privateFile);
    openRecords(copyBefore(file, newest)).close();
  });

  it('is not copied when there is nothing to migrate', () => {
    const file = closedFile();

    openRecords(file).close();

    expect(existsSync(copyBefore(file, newest))).toBe(false);
  });

  it('is unchanged when one of several migrations fails', () => {
    const file = closedFile();

    expect(() => openRecords(file, { migrations: [...migrations, add, fail] })).toThrow('nonsense');

    expect(look(file)).toEqual({ version: newest, orders: 1, tables: 0 });
  });

  it.each([
    ['changes rows', '', 'FOREIGN KEY'],
    ['makes a table anew', 'CREATE TABLE old (id TEXT) STRICT; DROP TABLE old;', 'people refers to nothing'],
  ])('is unchanged when a migration that %s leaves a row with a missing reference', (_what, anew, told) => {
    const file = closedFile();
    const lose: Migration = { version: newest + 10, up: `${anew} DELETE FROM orders; ${add.up}` };

    expect(() => openRecords(file, { migrations: [...migrations, lose] })).toThrow(told);

    expect(look(file)).toEqual({ version: newest, orders: 1, tables: 0 });
  });

  it('has its foreign keys enforced again afterwards', () => {
    const file = closedFile();
    const records = openRecords(file, { migrations: [...migrations, add] });
    onTestFinished(() => records.close());
    const orderId = `ord_${'9'.repeat(32)}` as const;

    const session = { orderId, shotId: null, kind: 'retouch', name: 'a.jpg', createdAt: at } as const;
    expect(() => records.retouchSessions.insert({ id: newId('ben'), ...session })).toThrow('FOREIGN KEY');
  });

  it('is unchanged when the program is killed half-way', async () => {
    const file = closedFile();
    const script = fileURLToPath(new URL('../../../support/records/endless-migration.ts', import.meta.url));
    const child = spawn(process.execPath, [script, file], { stdio: 'inherit' });
    const half = 2_000_000;
    const walBytes = (): number => (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0);
    const deadline = performance.now() + 20_000;
    while (walBytes() < half && performance.now() < deadline) await sleep(10);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(walBytes()).toBeGreaterThan(half);

    openRecords(file).close();

    expect(look(file)).toEqual({ version: newest, orders: 1, tables: 0 });
    expect(look(copyBefore(file, newest))).toEqual({ version: newest, orders: 1, tables: 0 });
  });
});

it('leaves new records without a copy', () => {
  const { file } = exampleRecords();

  expect(existsSync(copyBefore(`${file}.new`, 0))).toBe(false);
});
