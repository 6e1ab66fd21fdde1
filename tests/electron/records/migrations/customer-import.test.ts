/** Migration 601, which hides customers of an import that is not complete. */
import { expect, it } from 'vitest';
import { newId } from '../../../../shared/ids.ts';
import { at, exampleRecords } from '../../../support/records/example-records.ts';
import { openFile } from '../../../support/records/records-file.ts';

it('hides nobody at first, and one import at a time', () => {
  const db = openFile(exampleRecords().file);
  const id = newId('cus');
  const fill = `INSERT INTO customer_fills (customer_id, phone, email, notes) VALUES ('${id}', '1', '', '')`;
  try {
    db.exec(
      `INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at) VALUES ('${id}', 'Ada', '', '', 0, '', '${at}')`,
    );
    expect(
      db
        .prepare('SELECT begun_at, search_seq > hidden_to AS shown FROM customer_import CROSS JOIN customers')
        .all(),
    ).toEqual([{ begun_at: null, shown: 1 }]);
    expect(() => db.exec('INSERT INTO customer_import VALUES (2, -1, NULL)')).toThrow('CHECK');
    expect(() => db.exec('UPDATE customer_import SET hidden_to = -1')).toThrow('CHECK');
    expect(() => db.exec(`UPDATE customer_import SET begun_at = '${at}'`)).toThrow('CHECK');
    db.exec(`UPDATE customer_import SET hidden_to = -1, begun_at = '${at}'`);

    db.exec(fill);
    expect(() => db.exec(fill)).toThrow('UNIQUE');
    db.exec(`DELETE FROM customers WHERE id = '${id}'`);
    expect(db.prepare('SELECT count(*) AS n FROM customer_fills').get()).toEqual({ n: 0 });
  } finally {
    db.close();
  }
});
