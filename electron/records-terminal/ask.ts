import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import { practiceKeyOf } from '../missing-records.ts';
import { modePaths } from '../paths.ts';
import { connectForReading } from '../records/file/connect.ts';
import { inspect } from '../records/file/inspect.ts';
import { recordsKeyOf } from '../records/file/key.ts';
import type { SecretStore } from '../secrets/store.ts';
import { vaultKey } from '../secrets/vault-key.ts';
import { keyFile } from '../vault/key-file.ts';
import type { Question } from './command-line.ts';

/**
 * Runs a statement on a connection that cannot write, and yields each row as JSON.
 * @throws KioskError RECORDS_MISSING, RECORDS_DAMAGED or KEYCHAIN_UNAVAILABLE; SQLite's own error for a wrong statement
 */
export async function* ask({ sql, mode, dataDir }: Question, secrets: SecretStore): AsyncGenerator<string> {
  const paths = modePaths(dataDir, mode);
  if (!existsSync(paths.records))
    throw new KioskError('RECORDS_MISSING', 'There are no records in this folder.');
  const isPractice = mode === 'practice';
  if (isPractice && !existsSync(practiceKeyOf(paths))) {
    throw new KioskError('KEYCHAIN_UNAVAILABLE', 'The practice key file is missing.');
  }
  const key = recordsKeyOf(
    isPractice ? await keyFile(practiceKeyOf(paths)) : await vaultKey(secrets, { create: false }),
  );
  // A technician may read the file of a newer Headroom.
  inspect(paths.records, Number.MAX_SAFE_INTEGER, key);
  const db = connectForReading(paths.records, key);
  try {
    for (const row of db.prepare(sql).iterate()) yield JSON.stringify(row);
  } finally {
    db.close();
  }
}
