/** Makes whole records from damaged ones whose rows can all be read. Blocks for as long as that takes, so call it in a thread. */
import Database from 'better-sqlite3';
import { damaged, guarded } from '../errors.ts';
import { connectForReading, using } from './connect.ts';
import { ownerOnly, syncFile } from './durable.ts';
import { checkPages } from './inspect.ts';
import { unlock, type RecordsKey } from './key.ts';

export interface RebuildTask {
  /** The damaged records. Nothing writes to them meanwhile. */
  readonly file: string;
  readonly key: RecordsKey;
  /** Path of the new file, where no file is. */
  readonly part: string;
}

interface SchemaRow {
  readonly type: 'table' | 'index' | 'view' | 'trigger';
  readonly name: string;
  readonly sql: string;
}

/** Memory for pages, KiB. Rows come in the order of their table, and its other keys in none. */
const cacheKiB = 256 * 1024;

/** Statements that fill the tables that are made from the rows of others. Words are counted as in migration 430. */
const fillings: Readonly<Record<string, string>> = {
  name_words: `INSERT INTO name_words (word, uses)
    SELECT value, count(*) FROM customers c, json_each('["' || replace(c.search_text, ' ', '","') || '"]')
    WHERE value <> '' AND value NOT GLOB '*[0-9]*' GROUP BY value`,
};

/** Returns whether a table holds nothing that the rows of other tables do not say. */
export const isMadeFromRows = (table: string): boolean => table in fillings;

/**
 * Copies the rows of every table, without looking into an index, and makes everything else anew: indexes, full-text indexes, views
 * and triggers. Then reads every page of the new file, compares its indexes with its tables, and counts its rows.
 * @throws KioskError RECORDS_DAMAGED when a row cannot be read, or two rows have the same key; DISK_*
 */
export function rebuild({ file, key, part }: RebuildTask): void {
  guarded(() => {
    using(new Database(part), (db) => {
      unlock(db, key);
      // A kill leaves a part that nobody opens.
      for (const setting of ['journal_mode = OFF', 'synchronous = OFF']) db.pragma(setting);
      db.pragma(`cache_size = -${String(cacheKiB)}`);
      db.pragma('foreign_keys = OFF');
      ownerOnly(part);
      db.prepare('ATTACH ? AS damaged KEY ?').run(file, `raw:${key}`);
      db.transaction(() => withoutDoubles(() => copyAll(db)))();
    });
    using(connectForReading(part, key), (db) => checkPages(db, 'integrity_check'));
  });
  syncFile(part);
}

/** An index that lost a write may have let in a second row with the same key. */
function withoutDoubles(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT'))
      throw damaged('page', error);
    throw error;
  }
}

function copyAll(db: Database.Database): void {
  const schema = db
    .prepare<[], SchemaRow>(
      'SELECT type, name, sql FROM damaged.sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid',
    )
    .all();
  const tables = tablesIn(schema);
  const made = tables.filter(({ name }) => isMadeFromRows(name));
  for (const { sql } of tables) db.exec(sql);
  for (const table of tables) if (!made.includes(table)) copyRows(db, table);
  for (const { name } of made) db.exec(fillings[name] ?? '');
  copySequences(db);
  for (const { type, sql } of schema) if (type === 'index') db.exec(sql);
  for (const { name, sql } of schema) if (isFullText(sql)) makeFullText(db, name, sql);
  for (const { type, sql } of schema) if (type === 'view' || type === 'trigger') db.exec(sql);
  for (const pragma of ['application_id', 'user_version'])
    db.pragma(`${pragma} = ${String(db.pragma(`damaged.${pragma}`, { simple: true }))}`);
}

const isFullText = (sql: string): boolean => /^CREATE VIRTUAL TABLE/i.test(sql);

/**
 * Returns the tables whose rows are the records: without SQLite's own, and without those that a full-text index keeps its words in.
 * Asking SQLite for the kinds of tables would open the full-text indexes, which may be damaged.
 */
function tablesIn(schema: readonly SchemaRow[]): SchemaRow[] {
  const fullText = schema.filter(({ sql }) => isFullText(sql)).map(({ name }) => name);
  return schema.filter(
    ({ type, name }) =>
      type === 'table' &&
      !name.startsWith('sqlite_') &&
      !fullText.some((index) => name === index || name.startsWith(`${index}_`)),
  );
}

/** Includes the row's number where no column names it: a full-text index refers to it. */
function columnsOf(db: Database.Database, { name: table, sql }: SchemaRow): string[] {
  const columns = db
    .prepare<[string], { name: string; type: string; pk: number }>(
      "SELECT name, type, pk FROM pragma_table_info(?, 'damaged')",
    )
    .all(table);
  const keys = columns.filter(({ pk }) => pk > 0);
  const isNamed = keys.length === 1 && keys[0]?.type.toUpperCase() === 'INTEGER';
  const names = columns.map(({ name }) => `"${name}"`);
  return isNamed || /\bWITHOUT ROWID\b/i.test(sql) ? names : ['rowid', ...names];
}

function copyRows(db: Database.Database, table: SchemaRow): void {
  const { name } = table;
  const list = columnsOf(db, table).join();
  // Naming the columns keeps SQLite from copying the damaged indexes as well.
  db.exec(`INSERT INTO main."${name}" (${list}) SELECT ${list} FROM damaged."${name}" NOT INDEXED`);
  const count = (of: string): unknown =>
    db.prepare(`SELECT count(*) FROM ${of}."${name}" NOT INDEXED`).pluck().get();
  if (count('main') !== count('damaged')) throw damaged('page');
}

/** The highest numbers that AUTOINCREMENT has given. */
function copySequences(db: Database.Database): void {
  db.exec('DELETE FROM main.sqlite_sequence');
  db.exec('INSERT INTO main.sqlite_sequence (name, seq) SELECT name, seq FROM damaged.sqlite_sequence');
}

/** As the migrations have set every full-text index: it overwrites what is removed, and is merged by the kiosk. */
const fullTextSettings = { 'secure-delete': 1, automerge: 0, crisismerge: 8 };

function makeFullText(db: Database.Database, name: string, sql: string): void {
  db.exec(sql);
  for (const [setting, value] of Object.entries(fullTextSettings))
    db.exec(`INSERT INTO "${name}" ("${name}", rank) VALUES ('${setting}', ${String(value)})`);
  db.exec(`INSERT INTO "${name}" ("${name}") VALUES ('rebuild')`);
}
