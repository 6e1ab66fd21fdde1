import type { Migration } from '../migration.ts';
import { isTime } from '../checks.ts';

/**
 * Sheets that were saved as files, readable by whoever opens them. `saved_sheets` has a row for each sheet that was saved as a file, from before the file has its name until it is
 * erased. No two files that are not erased have one name. Files of earlier versions get their full period from the
 * moment of this migration: no screen has told anybody that they would be erased.
 */
export const keeping: Migration = {
  version: 190,
  up: `
    CREATE TABLE saved_sheets (
      print_id TEXT NOT NULL PRIMARY KEY REFERENCES prints (id),
      name TEXT NOT NULL CHECK (name <> ''),
      saved_at TEXT NOT NULL ${isTime('saved_at')},
      erased_at TEXT ${isTime('erased_at')}
    ) STRICT, WITHOUT ROWID;
    INSERT INTO saved_sheets (print_id, name, saved_at)
      SELECT id, job_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM (
        SELECT id, job_id, row_number() OVER (PARTITION BY job_id ORDER BY submitted_at DESC, id DESC) AS place
        FROM prints WHERE printer_id = 'file' AND job_id IS NOT NULL AND job_id <> ''
      ) WHERE place = 1;
    CREATE UNIQUE INDEX saved_sheets_named ON saved_sheets (name) WHERE erased_at IS NULL;
    CREATE INDEX saved_sheets_kept ON saved_sheets (saved_at, print_id) WHERE erased_at IS NULL;
  `,
};
