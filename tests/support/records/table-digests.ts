import { createHash } from 'node:crypto';
import { openFile } from './records-file.ts';

/**
 * Returns a digest of the rows of every table of records, by the table's name; empty for a table without rows. The tables of the search
 * index are left out: they follow from the others.
 * @param file records whose key a test knows; a kiosk may have them open
 */
export function tableDigests(file: string): Record<string, string> {
  const db = openFile(file, { readonly: true });
  try {
    const tables = db
      .prepare<[], { name: string }>(
        `SELECT name FROM pragma_table_list
         WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const rows = db.prepare(`SELECT * FROM "${name}"`).raw().all();
        const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
        return [name, rows.length === 0 ? '' : digest];
      }),
    );
  } finally {
    db.close();
  }
}
