import Database from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isPlain } from '../../../electron/records/file/header.ts';
import { recordsKeyOf, unlock, type RecordsKey } from '../../../electron/records/file/key.ts';
import { openRecords as open, type Records, type RecordsOptions } from '../../../electron/records/open.ts';

/** The key of a studio's data, and that of its records, where a test opens them without a kiosk. */
export const testDataKey = new Uint8Array(32).fill(7);
export const testKey = recordsKeyOf(testDataKey);

/** Keys of records that kiosks in this process keep in their keychain, by file. */
const keys = new Map<string, RecordsKey>();

/** Notes the key of a file, so that a test can look into it. */
export const noteKey = (file: string, key: RecordsKey): void => void keys.set(resolve(file), key);

/** Returns the key of a file: a studio's as noted, practice's from its key file, or else the tests' own. */
export function keyOf(file: string): RecordsKey {
  const noted = keys.get(resolve(file));
  if (noted !== undefined) return noted;
  const practice = join(dirname(file), 'vault.key');
  return existsSync(practice) ? recordsKeyOf(readFileSync(practice)) : testKey;
}

/** Opens the file of records beside the kiosk, or another program's file without a key. */
export function openFile(file: string, options?: Database.Options): Database.Database {
  const isPlainFile = existsSync(file) && isPlain(file);
  const db = new Database(file, options);
  if (!isPlainFile) unlock(db, keyOf(file));
  return db;
}

/** Returns what the file and its WAL hold now, as SQLite writes it without encryption. */
export function decrypted(file: string): Buffer {
  const db = openFile(file, { readonly: true });
  try {
    return db.serialize();
  } finally {
    db.close();
  }
}

/** Opens records with the key that a test knows. */
export const openRecords = (file: string, options: Partial<RecordsOptions> = {}): Records =>
  open(file, { key: keyOf(file), ...options });
