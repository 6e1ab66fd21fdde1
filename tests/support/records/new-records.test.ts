import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newRecords } from './new-records.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openFile, openRecords } from './records-file.ts';

/** Everything in a file of records but what differs from studio to studio. */
function contentOf(file: string) {
  const db = openFile(file, { readonly: true });
  try {
    // In the data of an empty search index, SQLite counts its changes.
    const tables = db.prepare<[], { name: string }>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'studio_mark' AND name NOT LIKE '%search_data'
        ORDER BY name`,
    );
    return {
      version: db.pragma('user_version', { simple: true }),
      schema: db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all(),
      rows: tables.all().map(({ name }) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]),
    };
  } finally {
    db.close();
  }
}

test('new records of a test are those that the migrations make', () => {
  const [made, migrated] = ['made.sqlite', 'migrated.sqlite'].map((name) => join(tempFolder(), name)) as [
    string,
    string,
  ];
  openRecords(made, { newFile: newRecords }).close();
  openRecords(migrated).close();

  expect(contentOf(made)).toEqual(contentOf(migrated));
});

test('each of them has its own id', () => {
  const ids = ['one.sqlite', 'two.sqlite'].map((name) => {
    const file = join(tempFolder(), name);
    openRecords(file, { newFile: newRecords }).close();
    const db = openFile(file, { readonly: true });
    const id: unknown = db.prepare('SELECT studio_id FROM studio_mark').pluck().get();
    db.close();
    return id;
  });

  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(ids[0]).not.toBe(ids[1]);
});
