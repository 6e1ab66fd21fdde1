import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { modePaths } from '../../../electron/paths.ts';
import { recordsKeyOf } from '../../../electron/records/file/key.ts';
import { memoryStore } from './memory-store.ts';
import { newRecords } from '../records/new-records.ts';
import { noteKey, openRecords } from '../records/records-file.ts';

/**
 * Returns the keychain of a studio in use: its account and its key, and creates its records on disk, which are still
 * empty.
 */
export function begunStudio(dataDir: string, account: string): ReturnType<typeof memoryStore> {
  const { records } = modePaths(dataDir, 'account');
  mkdirSync(dirname(records), { recursive: true });
  const key = randomBytes(32);
  noteKey(records, recordsKeyOf(key));
  openRecords(records, { newFile: newRecords }).close();
  return memoryStore({ account, 'vault-key': key.toString('base64') });
}
