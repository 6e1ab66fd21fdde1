/** An order that is removed leaves nothing behind that refers to it, whatever tables come later. */
import { expect, it } from 'vitest';
import { orderRemovals } from '../../../../electron/records/keeping/old-orders.ts';
import { exampleRecords } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

/** Tables of which a removed order has rows, and that stay: their rows no longer name it, or are of other orders. */
const elsewhere = new Set(['calibrations', 'folder_files']);

it('every table that refers to a removed row is removed from as well', () => {
  const db = openFile(exampleRecords().file);
  try {
    const references = db
      .prepare<[], { from: string; to: string }>(
        `SELECT t.name AS "from", f."table" AS "to" FROM pragma_table_list t JOIN pragma_foreign_key_list(t.name) f
         WHERE t.schema = 'main' AND t.type = 'table'`,
      )
      .all();
    const removed = new Set([
      ...orderRemovals.flatMap((sql) => /^DELETE FROM (\w+)/.exec(sql)?.[1] ?? []),
      ...['orders', 'images', 'originals', 'picture_measures'],
    ]);

    const left = references.filter(({ from, to }) => removed.has(to) && !removed.has(from));
    expect(left.map(({ from }) => from).filter((from) => !elsewhere.has(from))).toEqual([]);
    expect(removed.size).toBeGreaterThan(25);
  } finally {
    db.close();
  }
});
