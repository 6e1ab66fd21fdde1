import { writeStatements } from './change-table.ts';
import { isId, isLongOrShortId } from './checks.ts';
import type { Migration } from './migration.ts';

/** Finds the check of an id in a statement, up to its kind. */
const check = /CHECK \(length\((\w+)\) = \d+ AND \1 GLOB '([a-z]+)_\*'/g;

/** Returns a table's statement with checks that allow short ids too. */
function withShortIds(sql: string): string {
  return [...sql.matchAll(check)].reduce(
    (made, [, column = '', kind = '']) => made.replaceAll(isId(column, kind), isLongOrShortId(column, kind)),
    sql,
  );
}

/**
 * New ids have 12 characters after their kind; older ones keep their 32 (decision 116). Only the checks of the tables
 * change: every row that passed them passes the new ones, so no row is read or written.
 */
export const shortIds: Migration = {
  version: 595,
  up: '',
  fill(db) {
    const tables = db
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql GLOB '*GLOB ''[a-z]*_*'",
      )
      .all();
    writeStatements(
      db,
      tables.map(({ name, sql }) => [name, withShortIds(sql)] as const),
    );
  },
};
