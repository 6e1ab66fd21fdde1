import { existsSync } from 'node:fs';
import { callsAnyOpenSql } from './calls.ts';
import { connectForReading } from '../file/connect.ts';
import { guarded } from '../errors.ts';
import { inspect } from '../file/inspect.ts';
import { migrations } from '../migrations/index.ts';

/**
 * Looks for open calls in records that no kiosk has open, without migrating or changing them.
 * @returns true when a call is of unknown outcome, or was under way when the kiosk ended
 * @throws KioskError RECORDS_* when the file cannot be read
 */
export function hasOpenCalls(file: string): boolean {
  if (!existsSync(file)) return false;
  inspect(file, migrations.at(-1)?.version ?? 0, () => connectForReading(file));
  return guarded(() => {
    const db = connectForReading(file);
    try {
      return db.prepare(callsAnyOpenSql).get({}) !== undefined;
    } finally {
      db.close();
    }
  });
}
