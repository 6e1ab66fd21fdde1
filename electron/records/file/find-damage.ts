/** Finds damage in a file of records, and what it means for staff. Blocks for as long as reading every page takes, so call it in a thread. */
import type Database from 'better-sqlite3';
import { KioskError } from '../../../shared/errors.ts';
import { recordAreas, type RecordArea, type RecordsDamage } from '../../../shared/model/records.ts';
import { damaged, guarded, isUnread } from '../errors.ts';
import { areaOf, type TableDamage } from './areas.ts';
import { isOfIndex } from './check-line.ts';
import { isMadeFromRows } from './rebuild.ts';

interface Table {
  readonly name: string;
  readonly type: 'table' | 'virtual' | 'shadow';
}

/** Nothing can be read: not even the names of the tables. */
const everything: RecordsDamage = { areas: ['all'], repairable: false };

/**
 * Runs `quick_check` table by table, so that the program can end in between: SQLite offers no way to interrupt a check.
 * The check of the schema's own table includes the list of free pages.
 *
 * @param check `integrity_check` also compares each index with its table, which takes several times as long
 * @returns null for records that are intact
 * @throws KioskError RECORDS_BUSY and others that say nothing about the pages
 */
export function findDamage(
  db: Database.Database,
  check: 'quick_check' | 'integrity_check' = 'quick_check',
): RecordsDamage | null {
  const tables = unlessUnread(() => tablesOf(db));
  const indexRoots = unlessUnread(() => indexRootsOf(db));
  if (tables === null || indexRoots === null) return everything;
  const found = new Map<RecordArea, boolean>();
  for (const table of tables) {
    const damage = damageOf(db, table, check, indexRoots);
    if (damage === null) continue;
    const area = areaOf(table.name, damage);
    found.set(area, (found.get(area) ?? true) && damage === 'indexes');
  }
  if (found.size === 0) return null;
  return {
    areas: recordAreas.filter((area) => found.has(area)),
    repairable: [...found.values()].every((onlyIndexes) => onlyIndexes),
  };
}

/** Returns the error that says what is damaged. */
export function damageError({ areas, repairable }: RecordsDamage): KioskError {
  const error = damaged('page');
  return new KioskError(error.code, error.message, { ...error.details, areas: areas.join(), repairable });
}

const tablesOf = (db: Database.Database): Table[] =>
  db
    .prepare<[], Table>("SELECT name, type FROM pragma_table_list WHERE schema = 'main' AND type <> 'view'")
    .all();

/** Returns the first pages of all indexes. */
const indexRootsOf = (db: Database.Database): ReadonlySet<number> =>
  new Set(db.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE type = 'index'").pluck().all());

function damageOf(
  db: Database.Database,
  { name, type }: Table,
  check: string,
  indexRoots: ReadonlySet<number>,
): TableDamage | null {
  const lines = unlessUnread(() => checkTable(db, name, check));
  if (lines?.length === 0) return null;
  // A full-text index is made anew from the rows of its table, and so are a few tables.
  if (type !== 'table' || isMadeFromRows(name)) return 'indexes';
  const isOfIndexes = lines === null || lines.every((line) => isOfIndex(line, indexRoots));
  return isOfIndexes && areRowsRead(db, name) ? 'indexes' : 'rows';
}

/** Returns what a check found, one line each; nothing for an intact table. */
const checkTable = (db: Database.Database, table: string, check: string): string[] =>
  (db.pragma(`${check}("${table}")`) as readonly Readonly<Record<string, string>>[])
    .flatMap((row) => Object.values(row))
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== 'ok' && !line.startsWith('***'));

/** Returns whether every row can be read, whatever its indexes are. */
function areRowsRead(db: Database.Database, table: string): boolean {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  // Comparing the values reads all of them, long ones too.
  const values = ['count(*)', ...columns.map((column) => `max("${column}")`)].join();
  return unlessUnread(() => db.prepare(`SELECT ${values} FROM "${table}" NOT INDEXED`).get()) !== null;
}

/** Runs a check of the whole file. When not even its beginning can be read, everything is damaged. */
export const everythingIfUnread = (check: () => RecordsDamage | null): RecordsDamage | null => {
  const found = unlessUnread(() => ({ damage: check() }));
  return found === null ? everything : found.damage;
};

/** Returns null when the disk or the page does not give what was stored. */
function unlessUnread<T>(work: () => T): T | null {
  try {
    return guarded(work);
  } catch (error) {
    if (isUnread(error)) return null;
    throw error;
  }
}
