import Database from 'better-sqlite3';
import { join } from 'node:path';

/** What the SQLite file of a studio holds, one row of each kind for a studio that has served one customer. */
export interface RecordedOrder {
  readonly customer: string;
  readonly order: { readonly state: string; readonly practice: number };
  readonly shots: readonly { readonly source: string; readonly width: number; readonly height: number }[];
  readonly photos: readonly { readonly specCode: string; readonly state: string; readonly uuid: string | null }[];
  readonly codes: readonly { readonly code: string; readonly days: number }[];
  readonly calls: readonly { readonly endpoint: string; readonly state: string }[];
  readonly payments: readonly { readonly total: number; readonly currency: string; readonly method: string }[];
  readonly prints: readonly { readonly state: string; readonly copies: number }[];
}

/** Reads the records of practice as any other program could: from the file, without the kiosk. */
export function readRecords(dataDir: string): RecordedOrder {
  const db = new Database(join(dataDir, 'practice', 'records.sqlite'), { readonly: true, fileMustExist: true });
  const one = <Row>(sql: string): Row => {
    const rows = db.prepare<[], Row>(sql).all();
    const [row] = rows;
    if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows instead of one: ${sql}`);
    return row;
  };
  const all = <Row>(sql: string): readonly Row[] => db.prepare<[], Row>(sql).all();
  try {
    return {
      customer: one<{ name: string }>('SELECT name FROM customers').name,
      order: one('SELECT state, practice FROM orders'),
      shots: all(
        `SELECT s.source, i.width_px AS width, i.height_px AS height FROM shots s JOIN images i ON i.id = s.image_id`,
      ),
      photos: all('SELECT spec_code AS specCode, state, photo_uuid AS uuid FROM photos'),
      codes: all('SELECT code, julianday(expires_at) - julianday(issued_at) AS days FROM codes'),
      calls: all('SELECT endpoint, state FROM calls ORDER BY created_at'),
      payments: all('SELECT total, currency, method FROM payments'),
      prints: all('SELECT state, copies FROM prints'),
    };
  } finally {
    db.close();
  }
}
