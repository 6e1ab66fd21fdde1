import { readFileSync, writeFileSync } from 'node:fs';
import { openFile } from './records-file.ts';

/** Overwrites a page of closed records that no order and no list is read from. */
export function damagePage(file: string): void {
  const db = openFile(file, { readonly: true });
  const page = db
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'overrides_of_order'")
    .pluck()
    .get();
  db.close();
  const bytes = readFileSync(file);
  bytes.fill(0xaa, (Number(page) - 1) * 4096, Number(page) * 4096);
  writeFileSync(file, bytes);
}
