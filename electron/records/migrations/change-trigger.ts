import type { Database } from 'better-sqlite3';

/** Returns the statement that made a trigger. */
export const triggerSql = (db: Database, name: string): string =>
  String(db.prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?").pluck().get(name));

/**
 * Changes each place of a part of a trigger. What else other migrations put into it stays.
 * @throws Error when the trigger does not have the part
 */
export function changeTrigger(db: Database, name: string, before: string, after: string): void {
  const sql = triggerSql(db, name);
  if (!sql.includes(before)) throw new Error(`${name} does not have "${before}".`);
  db.exec(`DROP TRIGGER ${name}; ${sql.replaceAll(before, after)};`);
}
