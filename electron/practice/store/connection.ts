/** Opens practice's own database, and only if it can be made durable. */
import Database from 'better-sqlite3';
import { join } from 'node:path';

export type Connection = Database.Database;

/** "HRpr": distinguishes practice's file from the kiosk's own records. */
const APPLICATION_ID = 0x48527072;
/** SQLite's number for `synchronous=FULL`. */
const SYNCHRONOUS_FULL = 2;

/** Version 1: the schema of the first release. */
const firstSchema = `
  CREATE TABLE photos (
    uuid TEXT PRIMARY KEY,
    spec_code TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    issues TEXT NOT NULL
  ) STRICT;
  CREATE TABLE images (
    id TEXT PRIMARY KEY,
    photo_uuid TEXT NOT NULL REFERENCES photos(uuid) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('preview', 'final', 'sheet')),
    detail TEXT NOT NULL DEFAULT '',
    file_name TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    UNIQUE (photo_uuid, kind, detail)
  ) STRICT;
  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    photo_uuid TEXT NOT NULL UNIQUE REFERENCES photos(uuid) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE quotas (
    endpoint TEXT PRIMARY KEY,
    total INTEGER NOT NULL CHECK (total >= 0),
    remaining INTEGER NOT NULL CHECK (remaining >= 0),
    reset_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE ledger (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL,
    accepted_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('accepted', 'done', 'no_image', 'refused', 'failed', 'cancelled')),
    photo_uuid TEXT,
    caller TEXT
  ) STRICT;
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/**
 * Version 2: a direct photo's original, and PNG beside JPEG. A CHECK cannot be changed in place, so the table is
 * replaced.
 */
const morePictures = `
  CREATE TABLE pictures (
    id TEXT PRIMARY KEY,
    photo_uuid TEXT NOT NULL REFERENCES photos(uuid) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('preview', 'final', 'final-png', 'sheet', 'original')),
    detail TEXT NOT NULL DEFAULT '',
    file_name TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    UNIQUE (photo_uuid, kind, detail)
  ) STRICT;
  INSERT INTO pictures SELECT id, photo_uuid, kind, detail, file_name, created_at, sealed FROM images;
  DROP TABLE images;
  ALTER TABLE pictures RENAME TO images;
`;

/** In order; the length is the newest version. */
const migrations: readonly string[] = [firstSchema, morePictures];

const numberOf = (db: Connection, pragma: string): number => Number(db.pragma(pragma, { simple: true }));

function migrate(db: Connection): void {
  const version = numberOf(db, 'user_version');
  if (version > migrations.length) throw new Error('The practice data was written by a newer version.');
  if (version === migrations.length) return;
  for (const migration of migrations.slice(version)) db.exec(migration);
  db.pragma(`application_id = ${APPLICATION_ID}`);
  db.pragma(`user_version = ${migrations.length}`);
}

/**
 * Opens `practice.sqlite` in the folder, or creates it.
 * @throws when the file is newer, is not practice's, or cannot be made durable
 */
export function openDatabase(folder: string): Connection {
  const db = new Database(join(folder, 'practice.sqlite'));
  try {
    db.pragma('journal_mode = WAL');
    // better-sqlite3 reverts to NORMAL when a WAL file is opened again, so this is set and read back each time.
    db.pragma('synchronous = FULL');
    if (numberOf(db, 'synchronous') !== SYNCHRONOUS_FULL) throw new Error('synchronous=FULL was not taken.');
    db.pragma('foreign_keys = ON');
    db.pragma('secure_delete = ON');
    db.transaction(migrate).immediate(db);
    if (numberOf(db, 'application_id') !== APPLICATION_ID) throw new Error('Not a practice database.');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
