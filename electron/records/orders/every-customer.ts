import type { CustomerId } from '../../../shared/ids.ts';
import { guarded } from '../errors.ts';
import { connectForReading, using } from '../file/connect.ts';
import type { RecordsKey } from '../file/key.ts';
import type { Flag } from '../sql.ts';

/** A customer, as duplicates of them are found. */
export interface KnownCustomer {
  readonly id: CustomerId;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** True when there are notes. */
  readonly noted: boolean;
}

type Row = Omit<KnownCustomer, 'noted'> & { readonly seq: number; readonly noted: Flag };

/** Rows in one read: a longer one would keep the WAL from being emptied. */
const readLength = 1_000;

const everyCustomerSql = `SELECT seq, id, name, phone, email, notes <> '' AS noted FROM customers
  WHERE seq > ? AND erased_at IS NULL ORDER BY seq LIMIT ?`;

/**
 * Passes every customer who is not erased to `work`. Blocks for seconds among a million, so call it in a thread.
 * @throws KioskError RECORDS_*
 */
export const withEveryCustomer = <T>(
  file: string,
  key: RecordsKey,
  work: (customers: Iterable<KnownCustomer>) => T,
): T =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const read = db.prepare<[number, number], Row>(everyCustomerSql);
      function* all(): Generator<KnownCustomer> {
        for (let after: number | undefined = 0; after !== undefined;) {
          const rows: readonly Row[] = read.all(after, readLength);
          for (const row of rows) yield { ...row, noted: row.noted === 1 };
          after = rows.at(-1)?.seq;
        }
      }
      return work(all());
    }),
  );
