import { join } from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
import { openFile } from '../support/records/records-file.ts';
import { customerName } from '../demo/walk.ts';

/** Returns a line when the records do not hold the order that was served. Orders of attacks are beside it. */
export function servedFaults(dataDir: string): string[] {
  const db = openFile(join(dataDir, 'practice', 'records.sqlite'), { readonly: true, fileMustExist: true });
  const all = (sql: string): readonly unknown[] => db.prepare<[string]>(sql).all(customerName);
  const ofCustomer =
    'order_id IN (SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.name = ?)';
  const found = {
    orders: all(
      'SELECT o.state, o.practice FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.name = ?',
    ),
    shots: all(
      `SELECT s.source, i.width_px AS width, i.height_px AS height FROM shots s JOIN images i ON i.id = s.image_id
       WHERE s.${ofCustomer} ORDER BY s.taken_at`,
    ),
    photos: all(`SELECT state FROM photos WHERE ${ofCustomer}`),
    prints: all(`SELECT state, copies FROM prints WHERE ${ofCustomer}`),
  };
  db.close();
  const expected = {
    orders: [{ state: 'done', practice: 1 }],
    shots: [
      { source: 'import', width: 1200, height: 1600 },
      { source: 'camera', width: 1920, height: 1080 },
    ],
    photos: [{ state: 'final' }],
    prints: [{ state: 'printed', copies: 1 }],
  };
  return isDeepStrictEqual(found, expected) ? [] : [`the records hold ${inspect(found, { depth: 4 })}`];
}
