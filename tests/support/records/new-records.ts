import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { encryptFor, type RecordsKey } from '../../../electron/records/file/key.ts';
import { migrate } from '../../../electron/records/file/migrate.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import { noteKey } from './records-file.ts';

/** The plain file that the migrations make from nothing. */
let made: Buffer | null = null;

/**
 * Writes what the migrations make from nothing, with a studio's id and a key of its own, in a tenth of the processor
 * time: they run once in a process. The tests of the migrations run them themselves.
 */
export function newRecords(path: string, key: RecordsKey): void {
  plainRecords(path);
  const db = new Database(path);
  try {
    // Nothing here has to survive a power cut.
    db.pragma('synchronous = OFF');
    db.pragma('journal_mode = MEMORY');
    db.prepare('UPDATE studio_mark SET studio_id = ?').run(randomBytes(16).toString('hex'));
    encryptFor(db, key);
  } finally {
    db.close();
  }
  noteKey(path.replace(/\.new$/, ''), key);
}

/** Writes the same without encryption, as an earlier Headroom did. */
export function plainRecords(path: string): void {
  made ??= makeOnce();
  writeFileSync(path, made, { mode: 0o600 });
}

function makeOnce(): Buffer {
  const db = new Database(':memory:');
  try {
    migrate(db, ':memory:', 0, migrations);
    return db.serialize();
  } finally {
    db.close();
  }
}
