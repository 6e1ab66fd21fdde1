import type { Database } from 'better-sqlite3';
import type { Migration } from './migration.ts';

const definitionOf = (column: string): string =>
  `coalesce((SELECT json FROM definitions WHERE id = CAST(${column} AS INTEGER)), ${column})`;

/** Changes one part of a view or trigger. What else other migrations put into it stays. */
function remake(db: Database, type: 'view' | 'trigger', name: string, before: string, after: string): void {
  const sql = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(name);
  if (typeof sql !== 'string' || !sql.includes(before)) throw new Error(`${name} does not have "${before}".`);
  db.exec(`DROP ${type} ${name}; ${sql.replaceAll(before, after)};`);
}

/**
 * A document, and what a print was printed with, are the same JSON in nearly every row. It is stored once, in
 * `definitions`, and the row has its number in place of the text. Rows from before have the text until they are moved,
 * the newest first: `definition_moves` has the last row of each table that is still to be looked at.
 */
export const definitions: Migration = {
  version: 500,
  up: `
    CREATE TABLE definitions (
      id INTEGER PRIMARY KEY,
      json TEXT NOT NULL UNIQUE CHECK (json_type(json) = 'object')
    ) STRICT;
    CREATE TRIGGER definitions_stay BEFORE UPDATE ON definitions BEGIN
      SELECT RAISE (ABORT, 'a definition never changes');
    END;
    CREATE TRIGGER definitions_are_kept BEFORE DELETE ON definitions BEGIN
      SELECT RAISE (ABORT, 'a definition is never deleted');
    END;
    CREATE TABLE definition_moves (
      name TEXT NOT NULL PRIMARY KEY CHECK (name IN ('photos', 'prints')),
      last INTEGER NOT NULL CHECK (last >= 0)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO definition_moves (name, last) VALUES
      ('photos', (SELECT coalesce(max(rowid), 0) FROM photos)),
      ('prints', (SELECT coalesce(max(rowid), 0) FROM prints));
  `,
  fill: (db) => {
    const gives = (document: string): string => `json_extract(${document}, '$.givesCode')`;
    remake(db, 'view', 'order_attention', gives('p.document'), gives(definitionOf('p.document')));
    // Moving a document's text changes no order's attention.
    remake(db, 'trigger', 'attention_after_photo', 'state, set_aside_at, document', 'state, set_aside_at');
  },
};
