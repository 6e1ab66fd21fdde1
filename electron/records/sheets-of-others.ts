import type { CustomerId, PrintId } from '../../shared/ids.ts';
import { connectForReading, using } from './file/connect.ts';
import type { RecordsKey } from './file/key.ts';
import { guarded } from './errors.ts';

const sheetsOfOthersSql = `SELECT s.print_id FROM saved_sheets s
  WHERE s.print_id IN (SELECT value FROM json_each(@sheets)) AND s.erased_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM print_orders x JOIN orders o ON o.id = x.order_id
      WHERE x.print_id = s.print_id AND o.customer_id IN (SELECT value FROM json_each(@ids)))`;

/**
 * Returns those of these saved sheets that records have, and that have nothing of these customers there. Orders with a saved sheet
 * are never packed. Reads a file, so call it in a thread.
 * @throws KioskError RECORDS_*
 */
export const sheetsOfOthers = (
  file: string,
  key: RecordsKey,
  sheets: readonly PrintId[],
  ids: readonly CustomerId[],
): ReadonlySet<PrintId> =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const found = db.prepare<{ sheets: string; ids: string }, PrintId>(sheetsOfOthersSql).pluck();
      return new Set(found.all({ sheets: JSON.stringify(sheets), ids: JSON.stringify(ids) }));
    }),
  );
