/** Every customer as CSV (RFC 4180). */
import { dayOf } from '../../shared/local-day.ts';
import type { FileView } from '../../shared/model/files.ts';
import { byteOrderMark, csvFile, typedLine } from '../csv.ts';
import type { Needs } from '../orders/deps.ts';
import type { Customers, ListedCustomer } from '../records/orders/customers.ts';
import { inTurns } from '../turns.ts';

const columns = [
  ...['name', 'phone', 'email', 'notes', 'keep_photos'],
  ...['customer_since', 'orders', 'newest_order'],
] as const;

/** Customers in one read. */
const readLength = 100;

/** Returns every customer who is not erased. Reads them with pauses in which everything else can run. */
export async function exportCustomers({
  records,
  practice,
}: Needs<'records' | 'practice'>): Promise<{ readonly file: FileView; readonly count: number }> {
  const counted = { count: 0 };
  const name = practice ? 'PRACTICE-customers.csv' : 'customers.csv';
  const parts = partsOf(records.customers, counted);
  const file = await csvFile(name, parts, inTurns(records.checkpoints.caughtUp));
  return { file, count: counted.count };
}

function* partsOf(customers: Customers, counted: { count: number }): Generator<string> {
  yield byteOrderMark + typedLine(columns);
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = customers.list(after, readLength);
    const known = rows.filter(({ erasedAt, hidden }) => erasedAt === null && !hidden);
    counted.count += known.length;
    yield known.map(lineOf).join('');
    after = rows.at(-1)?.seq;
  }
}

const day = (at: string | null): string => (at === null ? '' : dayOf(new Date(at)));

const lineOf = (customer: ListedCustomer): string =>
  typedLine([
    ...[customer.name, customer.phone, customer.email, customer.notes, customer.keepPhotos ? 'yes' : 'no'],
    ...[day(customer.createdAt), String(customer.orders), day(customer.newestOrderAt)],
  ]);
