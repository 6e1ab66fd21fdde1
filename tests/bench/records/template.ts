/** Reads the rows of real orders as a template: every id, day, number and code in them becomes a hole, to be filled anew. */
import type Database from 'better-sqlite3';
import { idTail } from '../../../shared/ids.ts';

/** Tables of which every order or customer has rows. All others are kept as they are. */
const multiplied = [
  ...[
    'customers',
    'orders',
    'people',
    'images',
    'shots',
    'photos',
    'codes',
    'calls',
    'payments',
    'payment_parts',
  ],
  ...['prints', 'print_orders', 'picture_measures', 'consents', 'closing_entries', 'audit_log'],
] as const;

/** Columns that count rows: each copy counts on. */
const counted: Readonly<Record<string, 'customers' | 'orders' | 'own'>> = {
  'customers.seq': 'customers',
  'customers.newest_order': 'orders',
  'orders.seq': 'orders',
  'consents.seq': 'own',
  'closing_entries.seq': 'own',
  'audit_log.seq': 'own',
};

/** Columns whose whole value belongs to one customer. */
const personal = new Set(['name', 'phone', 'email', 'search_text']);

/** A part of a row that each copy has anew. `prefix` is an id's kind, a day's distance from today, or a customer's column. */
export interface Hole {
  readonly n: number;
  readonly kind: 'id' | 'uuid' | 'day' | 'number' | 'code' | 'customer';
  readonly prefix: string;
  /** The value in the template. */
  readonly was: string;
}

export interface Template {
  readonly holes: readonly Hole[];
  /** Inserts a copy of each table. Parameters: `r` for the number of the copy, `age` in days. */
  readonly copies: readonly string[];
  readonly customers: number;
  readonly orders: number;
}

type Value = string | number | bigint | Uint8Array | null;
type Row = Readonly<Record<string, Value>>;

const parts = new RegExp(
  [
    `([a-z]{3,5}_${idTail})`,
    String.raw`([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|(\d{4}-\d\d-\d\d)(?=T\d\d:)|(\d{6}-\d{3,})`,
  ].join('|'),
  'u',
);

/** Moves the rows of real orders out of the records, into temporary tables with holes. */
export function takeTemplate(db: Database.Database, today: string): Template {
  const holes = new Map<string, Hole>();
  const holeOf = (kind: Hole['kind'], prefix: string, was: string): number => {
    const key = `${kind} ${prefix} ${was}`;
    const found = holes.get(key) ?? { n: holes.size, kind, prefix, was };
    holes.set(key, found);
    return found.n;
  };
  const ids = new Set<unknown>();
  for (const table of multiplied)
    if (columnsOf(db, table).includes('id')) for (const { id } of rowsOf(db, table)) ids.add(id);
  const codes = db.prepare<[], string>('SELECT code FROM codes').pluck().all();
  const tails = codes.map((code) => code.slice(code.lastIndexOf('/') + 1));
  const splitAt = new RegExp([parts.source, `(${['(?!)', ...tails].join('|')})`].join('|'), 'u');

  /** Returns text, hole, text, hole and so on. */
  const split = (text: string): (string | number)[] => {
    const found = splitAt.exec(text);
    if (found === null) return [text];
    const [whole, id, uuid, day, , code] = found;
    const after = text.slice(found.index + whole.length);
    const before = text.slice(0, found.index);
    if (id !== undefined && !ids.has(id)) {
      const [first = '', ...rest] = split(after);
      return [`${before}${whole}${first}`, ...rest];
    }
    const hole =
      id !== undefined
        ? holeOf('id', id.slice(0, id.indexOf('_')), id)
        : uuid !== undefined
          ? holeOf('uuid', '', uuid)
          : day !== undefined
            ? holeOf('day', String((Date.parse(day) - Date.parse(today)) / 86_400_000), day)
            : code !== undefined
              ? holeOf('code', '', code)
              : holeOf('number', '', whole);
    return [before, hole, ...split(after)];
  };

  const copies = multiplied.map((table) => {
    const columns = columnsOf(db, table);
    const rows = rowsOf(db, table);
    const pieces = rows.map((row) =>
      columns.map((column): readonly Value[] => {
        const value = row[column] ?? null;
        if (typeof value !== 'string') return [value];
        if (table === 'customers' && personal.has(column))
          return ['', holeOf('customer', column, String(row['seq'])), ''];
        return split(value);
      }),
    );
    const widths = columns.map((_, at) => Math.max(1, ...pieces.map((row) => row[at]?.length ?? 1)));
    const fields = columns.flatMap((_, at) =>
      Array.from({ length: widths[at] ?? 1 }, (__, k) => `c${at}_${k}`),
    );
    db.exec(`CREATE TEMP TABLE t_${table} (${[...fields, 'gone_after'].join(', ')})`);
    const insert = db.prepare(
      `INSERT INTO t_${table} VALUES (${[...fields, 'x'].map(() => '?').join(', ')})`,
    );
    pieces.forEach((row, index) => {
      const all = row.flatMap((piece, at) =>
        Array.from({ length: widths[at] ?? 1 }, (_, k) => piece[k] ?? (k % 2 === 0 && k > 0 ? '' : null)),
      );
      insert.run([...all, goneAfter(db, table, rows[index] ?? {})]);
    });
    const rowCounts = { customers: count(db, 'customers'), orders: count(db, 'orders'), own: rows.length };
    const made = columns.map((column, at) => {
      const by = counted[`${table}.${column}`];
      if (by !== undefined) return `c${at}_0 + @r * ${rowCounts[by]}`;
      if (table === 'audit_log' && column === 'hash') return 'randomblob(32)';
      if (table === 'images' && column === 'sha256')
        return `iif(@age > gone_after AND c${columns.indexOf('kind')}_0 IN ('answer', 'preview', 'final', 'sheet'), '', ${filled(at, widths[at] ?? 1)})`;
      if (erasedColumn(table, column)) return `iif(@age > gone_after, ${laterSql(columns, widths)}, NULL)`;
      return filled(at, widths[at] ?? 1);
    });
    const only = table === 'picture_measures' ? 'WHERE @age <= gone_after' : 'WHERE @age IS NOT NULL';
    return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${made.join(', ')} FROM temp.t_${table} ${only} AND @r >= 0`;
  });
  const [customers, orders] = [count(db, 'customers'), count(db, 'orders')];
  // A calibration refers to its print, which belongs to no order.
  for (const table of multiplied) db.exec(`DELETE FROM ${table} ${table === 'prints' ? ofOrders : ''}`);
  return { holes: [...holes.values()], copies, customers, orders };
}

/** A missing hole is nothing; a value that is NULL stays NULL, because its first piece is. */
const filled = (at: number, width: number): string =>
  Array.from({ length: width }, (_, k) =>
    k % 2 === 0 ? `c${at}_${k}` : `coalesce((SELECT v FROM temp.filled WHERE n = c${at}_${k}), '')`,
  ).join(' || ');

const erasedColumn = (table: string, column: string): boolean =>
  (table === 'images' && column === 'erased_at') || (table === 'orders' && column === 'pictures_erased_at');

/** Returns the time of the row itself: when exactly a picture was erased makes no difference. */
function laterSql(columns: readonly string[], widths: readonly number[]): string {
  const at = columns.indexOf('created_at');
  return filled(at, widths[at] ?? 1);
}

/** Days after which a picture is erased, or an order has none, by the settings' own periods. */
function goneAfter(db: Database.Database, table: string, row: Row): number {
  if (table === 'images' && row['kind'] === 'answer') return 0;
  const orderId =
    table === 'orders'
      ? row['id']
      : table === 'images' || table === 'picture_measures'
        ? db
            .prepare<object, string>(
              `SELECT order_id FROM shots WHERE image_id = @id
               UNION SELECT order_id FROM photos WHERE @id IN (preview_image_id, final_image_id)`,
            )
            .pluck()
            .get({ id: row['id'] ?? row['image_id'] })
        : null;
  const kept = db
    .prepare<object, number>(
      'SELECT c.keep_photos FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = @orderId',
    )
    .pluck()
    .get({ orderId });
  return kept === 1 ? 365 : 30;
}

const columnsOf = (db: Database.Database, table: string): string[] =>
  db.prepare<[], string>(`SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`).pluck().all();

const ofOrders = 'WHERE order_id IS NOT NULL';
const rowsOf = (db: Database.Database, table: string): Row[] => {
  const only = { prints: ofOrders, audit_log: ofOrders };
  const where = (only as Record<string, string>)[table] ?? '';
  return db.prepare<[], Row>(`SELECT * FROM ${table} ${where}`).all();
};

const count = (db: Database.Database, table: string): number =>
  Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
