import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { using } from '../../../../electron/records/file/connect.ts';
import { findDamage } from '../../../../electron/records/file/find-damage.ts';
import { rebuild } from '../../../../electron/records/file/rebuild.ts';
import { damageObject } from '../../../support/records/damaged-page.ts';
import { addOrder, addPhoto, addShot } from '../../../support/records/example-records.ts';
import { newRecords } from '../../../support/records/new-records.ts';
import { openFile, openRecords, testKey } from '../../../support/records/records-file.ts';
import { tempFolder } from '../../../support/files/temp-folder.ts';
import { thrownBy } from '../../../support/thrown.ts';

/** Closed records of a few orders, once intact and once to be damaged. */
function example() {
  const folder = tempFolder();
  const [intact, file, part] = ['intact', 'records.sqlite', 'part'].map((name) => join(folder, name));
  const records = openRecords(String(intact), { newFile: newRecords, key: testKey });
  records.transaction(() => {
    for (let index = 0; index < 50; index += 1) {
      const orderId = addOrder(records, { name: `Zofia ${String(index)} Kowalska` });
      addShot(records, orderId);
      addPhoto(records, orderId);
    }
  });
  records.close();
  copyFileSync(String(intact), String(file));
  return { intact: String(intact), file: String(file), part: String(part) };
}

/** Everything in a file that staff could miss, and every definition that the program relies on. */
const contentsOf = (file: string) =>
  using(openFile(file, { readonly: true }), (db) => {
    const all = (sql: string): unknown[] => db.prepare(sql).all();
    const rowsOf = (name: string): string[] =>
      all(`SELECT * FROM "${name}"`)
        .map((row) => JSON.stringify(row))
        .toSorted();
    const names = db
      .prepare<[], string>(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name <> 'sqlite_schema'",
      )
      .pluck()
      .all();
    return {
      rows: Object.fromEntries(names.map((name) => [name, rowsOf(name)])),
      schema: all('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name'),
      found: all("SELECT rowid FROM customer_search('zofi*')"),
      settings: ['customer_search', 'order_search'].map((name) =>
        all(`SELECT k, v FROM ${name}_config WHERE k <> 'version' ORDER BY k`),
      ),
      versions: ['application_id', 'user_version'].map((pragma) => db.pragma(pragma)),
    };
  });

describe('damaged records whose rows can be read', () => {
  it.each([
    ['an index', ['orders_of_customer']],
    ['the index of a key', ['sqlite_autoindex_codes_1', 'sqlite_autoindex_orders_1']],
    ['a full-text index', ['customer_search_data', 'order_search_idx', 'customer_search_config']],
    ['the words of names', ['name_words']],
  ])('are whole again after damage to %s', (_what, objects) => {
    const { intact, file, part } = example();
    for (const name of objects) damageObject(file, name);

    rebuild({ file, key: testKey, part });

    expect(using(openFile(part, { readonly: true }), (db) => findDamage(db, 'integrity_check'))).toBe(null);
    expect(contentsOf(part)).toEqual(contentsOf(intact));
  });

  it('are not taken for whole where a row cannot be read', () => {
    const { file, part } = example();
    damageObject(file, 'customers');

    expect(thrownBy(() => rebuild({ file, key: testKey, part }))).toBe('RECORDS_DAMAGED page');
  });

  it('are not taken for whole where two rows have one key', () => {
    const { file, part } = example();
    const db = openFile(file);
    db.unsafeMode();
    db.pragma('writable_schema = ON');
    const sql = db
      .prepare("SELECT sql FROM sqlite_schema WHERE name = 'customers_by_newest_order'")
      .pluck()
      .get();
    db.exec("UPDATE sqlite_schema SET sql = sql || ' WHERE 0' WHERE name = 'customers_by_newest_order'");
    db.close();
    const again = openFile(file);
    again.exec('UPDATE customers SET newest_order = 1');
    again.unsafeMode();
    again.pragma('writable_schema = ON');
    again.prepare("UPDATE sqlite_schema SET sql = ? WHERE name = 'customers_by_newest_order'").run(sql);
    again.close();

    expect(thrownBy(() => rebuild({ file, key: testKey, part }))).toBe('RECORDS_DAMAGED page');
  });
});
