import type { Migration } from '../migration.ts';
import { isTime } from '../checks.ts';

/**
 * That a customer knew, before paying, that the authority of a document takes no print. Of a person and a document, not
 * of a photo: another shot or another version asks nothing again. A row is added once and stays as it is.
 */
export const noPaperTold: Migration = {
  version: 150,
  up: `
    CREATE TABLE no_paper_told (
      order_id TEXT NOT NULL REFERENCES orders (id),
      person_id TEXT NOT NULL REFERENCES people (id),
      spec_code TEXT NOT NULL CHECK (spec_code <> ''),
      document_name TEXT NOT NULL,
      told_by TEXT NOT NULL CHECK (told_by <> ''),
      told_at TEXT NOT NULL ${isTime('told_at')},
      PRIMARY KEY (order_id, person_id, spec_code)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER no_paper_told_stays BEFORE UPDATE ON no_paper_told BEGIN
      SELECT RAISE (ABORT, 'what a customer was told never changes');
    END;
    CREATE TRIGGER no_paper_told_is_kept BEFORE DELETE ON no_paper_told BEGIN
      SELECT RAISE (ABORT, 'what a customer was told is never deleted');
    END;
  `,
};
