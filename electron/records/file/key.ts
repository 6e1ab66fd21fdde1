import type Database from 'better-sqlite3';
import { hkdfSync } from 'node:crypto';
import { readStart } from './header.ts';

/**
 * The key of the records' file: 32 secret bytes, then 16 that name the key, in hexadecimal. Text, so that a thread can
 * receive it.
 */
export type RecordsKey = string & { readonly __brand: 'RecordsKey' };

/** Hexadecimal digits of the 32 bytes that encrypt. The rest names the key. */
const secretDigits = 64;

const derived = (dataKey: Uint8Array, use: string, bytes: number): string =>
  Buffer.from(hkdfSync('sha256', dataKey, '', use, bytes)).toString('hex');

/**
 * Derives the key of the records from the key of the studio's data, which seals the pictures as well: one entry in the
 * keychain, and one recovery key, open everything (RFC 5869).
 * @param dataKey 32 bytes
 */
export const recordsKeyOf = (dataKey: Uint8Array): RecordsKey =>
  (derived(dataKey, 'Headroom records', 32) +
    derived(dataKey, 'Headroom records, name of the key', 16)) as RecordsKey;

/**
 * Gives a connection its key, before it reads anything. AEGIS-256 encrypts and authenticates each page, and costs a
 * fifth of what SQLCipher's format costs (decision 97). It does not encrypt SQLite's temporary files, such as the pages to which a
 * savepoint may return: these stay in memory.
 */
export function unlock(db: Database.Database, key: RecordsKey): void {
  db.pragma("cipher = 'aegis'");
  db.pragma(`key = 'raw:${key}'`);
  db.pragma('temp_store = MEMORY');
}

/**
 * Encrypts the plain file of a connection. A failure in the middle leaves a file that nothing opens, so it is only for
 * a copy. SQLite rewrites the file, and neither of the two that it needs for that is put on the disk.
 */
export function encryptFor(db: Database.Database, key: RecordsKey): void {
  db.pragma('journal_mode = MEMORY');
  db.pragma('temp_store = MEMORY');
  db.pragma("cipher = 'aegis'");
  db.pragma(`rekey = 'raw:${key}'`);
}

/** Returns whether the file begins as one that was written with this key. Pages after the first may be damaged. */
export const isNamedBy = (key: RecordsKey, file: string): boolean =>
  readStart(file).toString('hex', 0, 16) === key.slice(secretDigits);
