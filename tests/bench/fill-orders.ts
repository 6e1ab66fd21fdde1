/**
 * Fills a records file with orders as a studio makes them: `node tests/bench/fill-orders.ts FILE [orders]`.
 *
 * Every order has a person, a shot, a photo with preview and final, two finished calls, a payment and a print; every
 * third has a code. A third of the orders are from returning customers. Rows go in by the same tables and triggers that
 * the kiosk uses, a hundred thousand orders at a time, in SQL.
 */
import type Database from 'better-sqlite3';
import { resolve } from 'node:path';
import { migrate } from '../../electron/records/file/migrate.ts';
import { migrations } from '../../electron/records/migrations/index.ts';
import { openFile } from '../support/records/records-file.ts';

const batch = 100_000;
const dayMs = 24 * 60 * 60 * 1000;
const openOrders = 20;

/** The version that the statements below are written for. */
const filledVersion = 150;

export interface FillOptions {
  readonly orders: number;
  /** Time of the newest order. */
  readonly now: Date;
  /** Number of days over which the orders are spread evenly. */
  readonly days: number;
  readonly told?: (written: number) => void;
}

/**
 * Creates the records file at `file`, which must not exist yet, and fills it. It uses an old version, which no longer
 * changes: the kiosk's own migrations update it when it is opened.
 */
export function fillOrders(file: string, { orders, now, days, told }: FillOptions): void {
  const db = openFile(file);
  try {
    const old = migrations.filter(({ version }) => version <= filledVersion);
    migrate(db, file, 0, old);
    // A generated file needs no protection from a power cut.
    for (const setting of ['journal_mode = MEMORY', 'synchronous = OFF', 'cache_size = -1500000'])
      db.pragma(setting);
    const start = now.getTime() - days * dayMs;
    const params = { orders, now: now.getTime(), start, stepMs: (days * dayMs) / orders, open: openOrders };
    const putBack = takeAside(db);
    for (let from = 0; from < orders; from += batch) {
      const to = Math.min(orders, from + batch) - 1;
      db.transaction(() => {
        for (const [sql, names] of statements) {
          const all: Record<string, number> = { ...params, from, to };
          db.prepare(sql).run(Object.fromEntries(names.map((name) => [name, all[name]])));
        }
      })();
      told?.(to + 1);
    }
    db.exec('DROP TABLE temp.made');
    putBack();
  } finally {
    db.close();
  }
}

/**
 * Removes triggers and indexes, because updating them with each row takes a hundred times as long as creating them
 * afterwards.
 */
function takeAside(db: Database.Database): () => void {
  const read = (where: string): { readonly type: string; readonly name: string; readonly sql: string }[] =>
    db
      .prepare<[], { type: string; name: string; sql: string }>(
        `SELECT type, name, sql FROM sqlite_schema WHERE ${where}`,
      )
      .all();
  const made = read("type IN ('index', 'trigger') AND sql IS NOT NULL");
  const searched = read("sql LIKE 'CREATE VIRTUAL TABLE % USING fts5 %'");
  for (const { type, name } of made) db.exec(`DROP ${type} ${name}`);
  return () => {
    for (const { name } of searched) db.exec(`INSERT INTO ${name} (${name}) VALUES ('rebuild')`);
    for (const { sql } of made) db.exec(sql);
  };
}

const id = (kind: string): string => `'${kind}_' || lower(hex(randomblob(16)))`;
const iso = (ms: string): string => `strftime('%Y-%m-%dT%H:%M:%fZ', (${ms}) / 1000.0, 'unixepoch')`;
/** Pictures past their retention time are erased: every second customer lets the studio keep them for a year. */
const isErased = 'ms < now - iif(cus_seq % 2, 366, 31) * 86400000';
const sha = `lower(hex(randomblob(32)))`;
const image = (column: string, kind: string, bytes: number, after: number): string =>
  `INSERT INTO images (id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at)
   SELECT ${column}, '${kind}', ${kind === 'answer' ? '0, 0' : '1200, 1600'},
     '${kind === 'answer' ? 'application/json' : 'image/jpeg'}', ${bytes}, ${sha}, ${iso(`ms + ${after}`)},
     ${kind === 'answer' ? iso(`ms + ${after}`) : `iif(${isErased}, ${iso(`ms + ${after}`)}, NULL)`}
   FROM temp.made`;
const call = (column: string, endpoint: string, answer: string, after: number): string =>
  `INSERT INTO calls (id, order_id, photo_id, endpoint, region, state, request_bytes, response_bytes, status,
     answer_image_id, remaining_before, remaining_after, created_at, sent_at, ended_at)
   SELECT ${column}, ord, pho, '${endpoint}', 'eu', 'done', 400000, 900, 200, ${answer}, 500, 499,
     ${iso(`ms + ${after}`)}, ${iso(`ms + ${after}`)}, ${iso(`ms + ${after + 2_000}`)}
   FROM temp.made`;
const firstNames = `'["Anna","José","Łukasz","Mohammed","Zoë","Wei","Ivan","Chloé","Björn","Siân","Amélie","Noor"]'`;
const lastNames = `'["Smith","Müller","Nowak","García","O’Neil","Khan","Dubois","Jones","Kowalska","Li","Brown"]'`;
const document = JSON.stringify({
  ...{
    specCode: 'uk-passport',
    name: 'UK passport',
    widthMm: 35,
    heightMm: 45,
    widthPx: 413,
    heightPx: 531,
    dpi: 300,
  },
  ...{ headMm: { min: 29, max: 34 }, eyeToBottomMm: null, backgroundColor: '#F0F0F0' },
  ...{ properties: { glasses: 'NOT_ALLOWED' }, givesCode: true, favourite: true, price: 1200 },
});
const layout = JSON.stringify({
  ...{ mediumId: '10x15', copies: 6, cut: 'none', caption: false, arranged: null, edgeMm: 3 },
});
const dayAndNumber = `substr(strftime('%Y%m%d', ms / 1000.0, 'unixepoch'), 3) || printf('-%03d', n + 1)`;
const isNew = '(n % 3 > 0 OR n = 0)';
const hasCode = 'n % 3 = 0';

/** In the order in which they run, each with its parameters. */
const statements: readonly (readonly [string, readonly string[]])[] = [
  ['DROP TABLE IF EXISTS temp.made', []],
  [
    // A returning customer is one of the last few hundred, or the first, who has a fiftieth of all orders.
    `CREATE TEMP TABLE made AS
       WITH RECURSIVE each (n) AS (SELECT CAST(@from AS INTEGER) UNION ALL SELECT n + 1 FROM each WHERE n < @to)
       SELECT n, CAST(@start + n * @stepMs AS INTEGER) AS ms, CAST(@now AS INTEGER) AS now, n >= @orders - @open AS open,
         ${id('ord')} AS ord, ${id('per')} AS per, ${id('shot')} AS shot, ${id('pho')} AS pho,
         ${id('call')} AS asked, ${id('call')} AS fetched, ${id('prt')} AS print,
         ${id('img')} AS taken, ${id('img')} AS preview, ${id('img')} AS final,
         ${id('img')} AS asked_answer, ${id('img')} AS fetched_answer,
         upper(hex(randomblob(4))) AS code,
         ${isNew} AS is_new,
         CASE WHEN ${isNew} THEN n - (n - 1) / 3 + 1 WHEN n % 51 = 0 THEN 1
           ELSE max(1, n - (n - 1) / 3 - n % 500) END AS cus_seq
       FROM each`,
    ['from', 'to', 'now', 'start', 'stepMs', 'orders', 'open'],
  ],
  [
    `INSERT INTO customers (seq, id, name, phone, email, keep_photos, search_text, created_at)
       SELECT cus_seq, ${id('cus')}, name, phone, email, cus_seq % 2,
         lower(name || ' ' || replace(phone, ' ', '') || ' ' || email), ${iso('ms')}
       FROM (SELECT *, (${firstNames} ->> ('$[' || (n % 12) || ']')) || ' '
           || (${lastNames} ->> ('$[' || (n / 7 % 11) || ']')) || ' ' || printf('%x', n) AS name,
         printf('07%03d %06d', n * 7 % 1000, n % 1000000) AS phone, 'c' || n || '@example.org' AS email
         FROM temp.made WHERE is_new)`,
    [],
  ],
  [
    `INSERT INTO orders (seq, id, number, customer_id, step, state, region, photo_mode, practice, search_text,
         created_at, updated_at, closed_at, close_reason)
       SELECT n + 1, ord, ${dayAndNumber}, c.id, iif(open, 'payment', 'handover'), iif(open, 'open', 'done'), 'eu',
         'preview', 0, ${dayAndNumber} || ' ' || c.search_text || iif(${hasCode}, ' ' || code, ''), ${iso('ms')},
         ${iso('ms + 220000')}, iif(open, NULL, ${iso('ms + 220000')}), ''
       FROM temp.made JOIN customers c ON c.seq = cus_seq`,
    [],
  ],
  [
    `INSERT INTO people (id, order_id, name, age, search_text, created_at)
       SELECT per, ord, '', 'adult', '', ${iso('ms')} FROM temp.made`,
    [],
  ],
  [image('taken', 'shot', 2_400_000, 60_000), []],
  [image('preview', 'preview', 90_000, 90_000), []],
  [image('final', 'final', 160_000, 150_000), []],
  // An answer is erased as soon as its picture is here.
  [image('asked_answer', 'answer', 900, 90_000), []],
  [image('fetched_answer', 'answer', 900, 150_000), []],
  [
    `INSERT INTO shots (id, order_id, image_id, source, origin, taken_at, person_id)
       SELECT shot, ord, taken, 'camera', 'Camera', ${iso('ms + 60000')}, per FROM temp.made`,
    [],
  ],
  [
    `INSERT INTO photos (id, order_id, person_id, spec_code, document, shot_id, state, photo_uuid, issues, width_px,
         height_px, preview_image_id, final_image_id, sensitivity, created_at, updated_at)
       SELECT pho, ord, per, 'uk-passport', '${document}', shot, 'final', lower(hex(randomblob(16))), '[]', 413, 531,
         preview, final, '{}', ${iso('ms + 30000')}, ${iso('ms + 150000')}
       FROM temp.made`,
    [],
  ],
  [call('asked', 'makeIdPhotoWatermark', 'asked_answer', 80_000), []],
  [call('fetched', 'getIdPhotoNoWatermark', 'fetched_answer', 140_000), []],
  [
    `INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at)
       SELECT ${id('cod')}, pho, ord, code, ${iso('ms + 150000')}, ${iso('ms + 2592000000')}
       FROM temp.made WHERE ${hasCode}`,
    [],
  ],
  [
    `INSERT INTO payments (order_id, bill, total, currency, method, reference, receipt_number, paid_at)
       SELECT ord, '{"lines":[{"name":"UK passport","price":1200}]}', 1200, 'GBP', iif(n % 4, 'card', 'cash'), '',
         'R-' || ${dayAndNumber}, ${iso('ms + 120000')}
       FROM temp.made`,
    [],
  ],
  [
    `INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, job_id, note,
         reason, submitted_at, updated_at, out_at)
       SELECT print, 'sheet', ord, 'cups:selphy', 'Selphy', '${layout}', 1, ${sha}, 'printed', n, '', '',
         ${iso('ms + 160000')}, ${iso('ms + 200000')}, ${iso('ms + 200000')}
       FROM temp.made`,
    [],
  ],
  ['INSERT INTO print_orders (print_id, order_id) SELECT print, ord FROM temp.made', []],
];

if (process.argv[1] === import.meta.filename) {
  const [file, count = '2000000'] = process.argv.slice(2);
  if (file === undefined) throw new Error('node tests/bench/fill-orders.ts FILE [orders]');
  const begun = performance.now();
  const told = (written: number): void =>
    console.log(`${written} orders after ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  fillOrders(resolve(file), { orders: Number(count), now: new Date(), days: 5 * 365, told });
}
