import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

const states = ['before', 'ready', 'unreadable'];
const troubles = [
  'empty',
  'not-a-picture',
  'moving',
  'cut-off',
  'raw',
  'heic',
  'too-large',
  'too-small',
  'locked',
];

/**
 * Pictures that come from elsewhere: the file that a converted picture was made from, and what has been seen in the
 * watched folder. A file is known by its place in the folder; a picture by its content, under whatever name.
 */
export const imports: Migration = {
  version: 100,
  up: `
    CREATE TABLE originals (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'img')},
      image_id TEXT NOT NULL UNIQUE REFERENCES images (id),
      mime TEXT NOT NULL ${isOneOf('mime', ['image/heic'])},
      bytes INTEGER NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      erased_at TEXT ${isTime('erased_at')}
    ) STRICT;
    CREATE INDEX originals_live ON originals (id) WHERE erased_at IS NULL;

    CREATE TABLE watched_folders (
      folder TEXT NOT NULL PRIMARY KEY CHECK (folder <> ''),
      first_seen_at TEXT NOT NULL ${isTime('first_seen_at')}
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE folder_files (
      folder TEXT NOT NULL REFERENCES watched_folders (folder),
      path TEXT NOT NULL CHECK (path <> ''),
      id TEXT NOT NULL ${isId('id', 'fol')},
      bytes INTEGER NOT NULL CHECK (bytes >= 0),
      changed_ms INTEGER NOT NULL,
      state TEXT NOT NULL ${isOneOf('state', states)},
      trouble TEXT ${isOneOf('trouble', troubles)},
      sha256 TEXT CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      width_px INTEGER CHECK (width_px > 0),
      height_px INTEGER CHECK (height_px > 0),
      arrived_at TEXT NOT NULL ${isTime('arrived_at')},
      gone_at TEXT ${isTime('gone_at')},
      order_id TEXT REFERENCES orders (id),
      PRIMARY KEY (folder, path),
      CHECK ((state = 'unreadable') = (trouble IS NOT NULL)),
      CHECK (state <> 'ready' OR (sha256 IS NOT NULL AND width_px IS NOT NULL AND height_px IS NOT NULL))
    ) STRICT;
    CREATE INDEX folder_files_by_content ON folder_files (folder, sha256) WHERE sha256 IS NOT NULL;
    CREATE INDEX folder_files_gone ON folder_files (gone_at) WHERE gone_at IS NOT NULL;
    CREATE INDEX folder_files_of_order ON folder_files (order_id) WHERE order_id IS NOT NULL;
  `,
};
