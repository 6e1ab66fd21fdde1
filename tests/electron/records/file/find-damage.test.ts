import type Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../electron/records/file/areas.ts';
import { using } from '../../../../electron/records/file/connect.ts';
import { everythingIfUnread, findDamage } from '../../../../electron/records/file/find-damage.ts';
import type { RecordsDamage } from '../../../../shared/model/records.ts';
import { damageObject } from '../../../support/records/damaged-page.ts';
import { addOrder, addPhoto, addShot } from '../../../support/records/example-records.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { openFile, openRecords } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';

/** Closed records of a few orders with photos. */
function example(): string {
  const file = join(tempFolder(), 'records.sqlite');
  const records = openRecords(file, { newFile: newRecords });
  records.transaction(() => {
    for (let index = 0; index < 50; index += 1) {
      const orderId = addOrder(records, { name: `Zofia ${String(index)}` });
      addShot(records, orderId);
      addPhoto(records, orderId);
    }
  });
  records.close();
  return file;
}

const damageIn = (file: string, check?: 'integrity_check'): RecordsDamage | null =>
  everythingIfUnread(() => using(openFile(file, { readonly: true }), (db) => findDamage(db, check)));

/** Changes rows behind the back of an index, as a write that the disk lost would. */
function loseWrite(file: string, change: (db: Database.Database) => void): void {
  const db = openFile(file);
  db.unsafeMode();
  db.pragma('writable_schema = ON');
  change(db);
  db.close();
}

describe('damage', () => {
  it('is not found in intact records', () => {
    const file = example();

    expect(damageIn(file)).toBe(null);
    expect(damageIn(file, 'integrity_check')).toBe(null);
  });

  it.each([
    ['an index', ['orders_of_customer'], { areas: ['orders'], repairable: true }],
    ['the index of a key', ['sqlite_autoindex_codes_1'], { areas: ['codes'], repairable: true }],
    ['what searches look into', ['customer_search_data'], { areas: ['search'], repairable: true }],
    ['rows', ['customers'], { areas: ['customers'], repairable: false }],
    ['a table that is its own index', ['counters'], { areas: ['settings'], repairable: false }],
    [
      'rows and an index',
      ['payments', 'photos_of_order'],
      { areas: ['photos', 'payments'], repairable: false },
    ],
    ['the list of tables', ['sqlite_schema'], { areas: ['all'], repairable: false }],
  ])('of %s is named for staff', (_what, objects, damage) => {
    const file = example();
    for (const name of objects) damageObject(file, name);

    expect(damageIn(file)).toEqual(damage);
  });

  it('of an index that lost a write is found by the thorough check only', () => {
    const file = example();
    loseWrite(file, (db) => {
      const sql = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'shots_of_order'").pluck().get();
      db.exec("UPDATE sqlite_schema SET sql = sql || ' WHERE 0' WHERE name = 'shots_of_order'");
      db.close();
      const again = openFile(file);
      again.exec('UPDATE shots SET order_id = (SELECT max(id) FROM orders)');
      again.unsafeMode();
      again.pragma('writable_schema = ON');
      again.prepare("UPDATE sqlite_schema SET sql = ? WHERE name = 'shots_of_order'").run(sql);
      again.close();
    });

    expect(damageIn(file)).toBe(null);
    expect(damageIn(file, 'integrity_check')).toEqual({ areas: ['photos'], repairable: true });
  });

  it('of a long value in a row is damage of its rows', () => {
    const file = example();
    const db = openFile(file);
    db.prepare("UPDATE settings SET value = json_object('long', hex(zeroblob(40000)))").run();
    db.exec(
      `INSERT OR IGNORE INTO settings VALUES (1, json_object('long', hex(zeroblob(40000))), '2026-11-21T09:30:00.000Z')`,
    );
    const pages = Number(db.pragma('page_count', { simple: true }));
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xaa, (pages - 3) * 4096, (pages - 2) * 4096);
    writeFileSync(file, bytes);

    expect(damageIn(file)).toEqual({ areas: ['settings'], repairable: false });
  });
});

it('every table belongs to a part of the records that staff know', () => {
  const db = openFile(example(), { readonly: true });
  const tables = db
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'view'")
    .pluck()
    .all();
  db.close();

  expect(tables.filter((table) => areaOf(table, 'rows') === 'other')).toEqual([]);
});
