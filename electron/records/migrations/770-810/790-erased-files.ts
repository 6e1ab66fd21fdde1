import { isTime } from '../checks.ts';
import type { Migration } from '../migration.ts';

/**
 * Files in a watched folder whose customer was erased (decision 159). The folder still has them, and without a row each would be offered
 * again as new, with its name. The mark of a file is a hash of its path, size and time, keyed with the folder's own secret.
 */
export const erasedFiles: Migration = {
  version: 790,
  up: `
    ALTER TABLE watched_folders ADD COLUMN secret BLOB CHECK (length(secret) = 32);
    UPDATE watched_folders SET secret = randomblob(32);
    CREATE TABLE erased_files (
      folder TEXT NOT NULL REFERENCES watched_folders (folder),
      mark TEXT NOT NULL CHECK (length(mark) = 32 AND mark NOT GLOB '*[^0-9a-f]*'),
      gone_at TEXT ${isTime('gone_at')},
      PRIMARY KEY (folder, mark)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX erased_files_gone ON erased_files (gone_at) WHERE gone_at IS NOT NULL;
  `,
};
