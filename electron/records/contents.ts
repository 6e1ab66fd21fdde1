import type { ImageId } from '../../shared/ids.ts';
import { connectForReading, using } from './file/connect.ts';
import type { RecordsKey } from './file/key.ts';
import { guarded } from './errors.ts';
import { countersIn } from './mark/floors.ts';
import { progressSql } from './mark/followed-mark.ts';
import type { Progress } from './mark/mark-file.ts';

/** The contents of a file of records, for a backup. */
export interface Contents {
  readonly progress: Progress;
  /** Highest number that was given in each sequence. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Number of the newest entry that a closing counts. */
  readonly counted: number;
  readonly orders: number;
  readonly customers: number;
  /** Every picture that must be in the vault, originals and sealed answers included. */
  readonly pictures: readonly ImageId[];
}

const picturesSql = `SELECT id FROM images WHERE erased_at IS NULL
  UNION ALL SELECT id FROM originals WHERE erased_at IS NULL`;
const countsSql = `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS customers,
  (SELECT coalesce(max(seq), 0) FROM closing_entries) AS counted`;

/**
 * Reads the whole list of pictures, so call it in a thread.
 * @throws KioskError RECORDS_*
 */
export const contentsOf = (file: string, key: RecordsKey): Contents =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const progress = db.prepare<[], Progress>(progressSql).get();
      const counts = db.prepare<[], Pick<Contents, 'orders' | 'customers' | 'counted'>>(countsSql).get();
      if (progress === undefined || counts === undefined) throw new Error('The records are empty.');
      const pictures = db.prepare<[], ImageId>(picturesSql).pluck().all();
      return { progress, numbers: countersIn(db), ...counts, pictures };
    }),
  );
