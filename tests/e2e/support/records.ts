import { join } from 'node:path';
import { openFile } from '../../support/records/records-file.ts';

/** The content of the SQLite file of a studio that has served one customer. */
export interface RecordedOrder {
  readonly customer: unknown;
  readonly order: unknown;
  readonly shots: readonly unknown[];
  readonly photos: readonly unknown[];
  readonly codes: readonly unknown[];
  readonly calls: readonly unknown[];
  readonly payments: readonly unknown[];
  readonly prints: readonly unknown[];
}

/** Reads the records of practice as any other program could: from the file, without the kiosk. */
export function readRecords(dataDir: string): RecordedOrder {
  const db = openFile(join(dataDir, 'practice', 'records.sqlite'), {
    readonly: true,
    fileMustExist: true,
  });
  const all = (sql: string): readonly unknown[] => db.prepare<[]>(sql).all();
  const one = (sql: string): unknown => {
    const rows = all(sql);
    if (rows.length !== 1) throw new Error(`${rows.length} rows instead of one: ${sql}`);
    return rows[0];
  };
  try {
    return {
      customer: one('SELECT name FROM customers'),
      order: one('SELECT state, practice FROM orders'),
      shots: all(
        'SELECT s.source, i.width_px AS width, i.height_px AS height FROM shots s JOIN images i ON i.id = s.image_id',
      ),
      photos: all('SELECT spec_code AS specCode, state, photo_uuid AS uuid FROM photos'),
      codes: all('SELECT code, julianday(expires_at) - julianday(issued_at) AS days FROM codes'),
      calls: all('SELECT endpoint, state FROM calls ORDER BY created_at'),
      payments: all(
        'SELECT p.total, p.currency, a.method FROM payments p JOIN payment_parts a ON a.order_id = p.order_id',
      ),
      prints: all('SELECT state, copies FROM prints'),
    };
  } finally {
    db.close();
  }
}
