import type { Database } from 'better-sqlite3';

/** A part of the statement that made a table, and what replaces it. The part must occur exactly once. */
export type TableChange = readonly [before: string, after: string];

function replaceOnce(text: string, before: string, after: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`The table does not have "${before}" once.`);
  return parts.join(after);
}

/** Returns the table's columns as SQLite reads them from its statement. */
const columnsOf = (db: Database, table: string): unknown[] =>
  db.prepare(`SELECT name, type, "notnull", pk, hidden FROM pragma_table_xinfo('${table}')`).all();

/**
 * Changes the statement that made the table, as SQLite describes it under "Making Other Kinds Of Table Schema Changes".
 * Every row that passed the checks before must pass them now, and a row that ends before a new column has NULL in it, so
 * no row is read or written. Making two million rows anew would take minutes.
 *
 * @param added the columns that the changes add, as `pragma_table_xinfo` lists them
 */
export function changeTable(
  db: Database,
  table: 'prints' | 'orders' | 'order_items' | 'images',
  changes: readonly TableChange[],
  added: readonly object[],
): void {
  const columns = columnsOf(db, table);
  const which = `WHERE type = 'table' AND name = '${table}'`;
  const before = String(db.prepare(`SELECT sql FROM sqlite_schema ${which}`).pluck().get());
  const after = changes.reduce((sql, [from, to]) => replaceOnce(sql, from, to), before);
  writeStatements(db, [[table, after]]);
  if (JSON.stringify(columnsOf(db, table)) !== JSON.stringify([...columns, ...added])) {
    throw new Error('The table does not have its columns and the new ones.');
  }
}

/** Replaces the statements that made these tables, without reading a row. */
export function writeStatements(
  db: Database,
  statements: readonly (readonly [table: string, sql: string])[],
): void {
  const version = Number(db.pragma('schema_version', { simple: true }));
  // Without it, better-sqlite3 keeps SQLite from changing its own schema.
  db.unsafeMode(true);
  try {
    db.pragma('writable_schema = ON');
    const write = db.prepare("UPDATE sqlite_schema SET sql = ? WHERE type = 'table' AND name = ?");
    for (const [table, sql] of statements) write.run(sql, table);
    // Tells every connection to read the schema again.
    db.pragma(`schema_version = ${String(version + 1)}`);
    db.pragma('writable_schema = RESET');
  } finally {
    db.unsafeMode(false);
  }
}
