/** Imports a list of customers, and looks for them. */
import { onTestFinished } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { exportCustomers } from '../../../electron/customers/export.ts';
import { createCustomerImport } from '../../../electron/customers/import/import.ts';
import type { Records } from '../../../electron/records/open.ts';
import { memoryLog } from '../kiosk/memory-log.ts';
import { keyOf } from '../records/records-file.ts';

export type Opened = Records & { readonly file: string };

export function importOf(records: Opened, csv: string) {
  const noted: unknown[] = [];
  const note = (...entry: readonly unknown[]): void => void noted.push(entry);
  const source = { file: records.file, key: keyOf(records.file) };
  const imported = createCustomerImport({ records, clock: systemClock, note, log: memoryLog() }, source);
  onTestFinished(() => imported.stop());
  const bytes = Buffer.from(csv);
  imported.take(bytes, 0, bytes.length);
  return { imported, noted };
}

export const list = (count: number): string =>
  `name,phone,email\n${Array.from({ length: count }, (_, n) => `Ada Byron ${n},+44 7700 ${900_000 + n},ada${n}@example.org\n`).join('')}`;

/** How many customers each way of looking finds. */
export async function shown(records: Records) {
  const { count } = await exportCustomers({ records, practice: false });
  const found = records.customers.find('byron', 30).customers.length;
  const alike = records.customers.search('+44 7700 900001', 30).length;
  return { exported: count, found, alike, newest: records.customers.newest(30).length };
}
export const nobody = { exported: 0, found: 0, alike: 0, newest: 0 };
