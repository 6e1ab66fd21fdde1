import { readFileSync, writeFileSync } from 'node:fs';
import { openFile } from './records-file.ts';

const pageBytes = 4096;

/** Overwrites the first page of a table or an index of closed records. */
export function damageObject(file: string, name: string): void {
  const db = openFile(file, { readonly: true });
  const page = db
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = ? UNION ALL SELECT 1 WHERE ? = 'sqlite_schema'")
    .pluck()
    .get(name, name);
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xaa, (Number(page) - 1) * pageBytes, Number(page) * pageBytes);
  writeFileSync(file, bytes);
}

/** Overwrites a page of closed records that no order and no list is read from. */
export const damagePage = (file: string): void => damageObject(file, 'overrides_of_order');
