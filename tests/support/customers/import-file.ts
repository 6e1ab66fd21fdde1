/** Files with customers, as the import reads them. */
import { readFile, type ReadAnswer } from '../../../electron/customers/import/read-file.ts';
import type { DuplicateRule, FileReading } from '../../../shared/model/customer-import.ts';
import { keyOf } from '../records/records-file.ts';

/** Leaves everything to Headroom. */
export const undecided: FileReading = { encoding: null, separator: null, heads: null, columns: null };

/** Puts a file into memory that threads share. */
export function sharedBytes(content: string | Uint8Array): SharedArrayBuffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

/** Reads a file with customers as the thread does. */
export const readCustomers = (
  records: { readonly file: string },
  content: string | Uint8Array,
  how: Partial<FileReading> = {},
  rule: DuplicateRule | null = null,
): ReadAnswer =>
  readFile({
    bytes: sharedBytes(content),
    reading: { ...undecided, ...how },
    file: records.file,
    key: keyOf(records.file),
    rule,
  });
