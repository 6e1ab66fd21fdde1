import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { callsAnyOpenSql } from './calls.ts';
import { connectForReading } from '../file/connect.ts';
import { guarded } from '../errors.ts';
import { isPlain } from '../file/header.ts';
import { inspect } from '../file/inspect.ts';
import type { RecordsKey } from '../file/key.ts';
import { newestMigration } from '../migrations/index.ts';

/**
 * Looks for open calls in records that no kiosk has open, without migrating or changing them.
 * @param key asked for only when the records are encrypted
 * @returns true when a call is of unknown outcome, or was under way when the kiosk ended
 * @throws KioskError RECORDS_* when the file cannot be read; KEYCHAIN_UNAVAILABLE `key-other` when it has another key
 */
export async function hasOpenCalls(file: string, key: () => Promise<RecordsKey>): Promise<boolean> {
  if (!existsSync(file)) return false;
  const db = await connect(file, key);
  try {
    return guarded(() => db.prepare(callsAnyOpenSql).get({}) !== undefined);
  } finally {
    db.close();
  }
}

/** Plain records of an earlier Headroom, which the next start encrypts, may have no key yet. */
async function connect(file: string, key: () => Promise<RecordsKey>): Promise<Database.Database> {
  if (isPlain(file)) return guarded(() => new Database(file, { readonly: true }));
  const known = await key();
  inspect(file, newestMigration(), known);
  return guarded(() => connectForReading(file, known));
}
