import type { CustomerId } from '../../shared/ids.ts';
import { connectForReading, using } from './file/connect.ts';
import type { RecordsKey } from './file/key.ts';
import { guarded } from './errors.ts';

const hereSql = `SELECT id FROM customers WHERE id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL
  UNION ALL SELECT gone ->> '$.id' FROM customer_merges WHERE gone ->> '$.id' IN (SELECT value FROM json_each(@ids))`;

/**
 * Returns those of these customers whom records have, also as part of another one. Reads a file, so call it in a thread.
 * @throws KioskError RECORDS_*
 */
export const stillHere = (
  file: string,
  key: RecordsKey,
  ids: readonly CustomerId[],
): ReadonlySet<CustomerId> =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const here = db.prepare<{ ids: string }, CustomerId>(hereSql).pluck();
      return new Set(here.all({ ids: JSON.stringify(ids) }));
    }),
  );
