/** Multiplies the orders of records in bulk SQL, with new ids, names, numbers, telephone numbers, codes and dates. */
import type Database from 'better-sqlite3';
import { randomInt } from 'node:crypto';
import { customerWords } from '../../../electron/records/orders/search-text.ts';
import { idOf, isLongId, type IdKind } from '../../../shared/ids.ts';
import { openFile } from '../../support/records/records-file.ts';
import { takeTemplate, type Template } from './template.ts';
import { writeFast } from './write-fast.ts';

const years = 5;
const dayMs = 86_400_000;

const firstNames = [
  ...['Anna', 'José', 'Łukasz', 'Mohammed', 'Zoë', 'Wei', 'Ivan', 'Chloé', 'Björn', 'Siân', 'Amélie', 'Noor'],
  ...['Olivia', 'George', 'Isla', 'Harry', 'Ava', 'Jack', 'Priya', 'Fatima', 'Tomasz', 'Katarzyna', 'Luca'],
];
const lastNames = [
  'Smith',
  'Müller',
  'Nowak',
  'García',
  'O’Neil',
  'Khan',
  'Dubois',
  'Jones',
  'Kowalska',
  'Li',
  'Brown',
];
const syllables = [
  'ba',
  'den',
  'ko',
  'lin',
  'mar',
  'ne',
  'ros',
  'ste',
  'ta',
  'vil',
  'wor',
  'ze',
  'hal',
  'gri',
  'fen',
  'cas',
];

/** Returns the same customer for the same number: every second last name is a common one, the others are rare. */
export function customerAt(at: number): { name: string; phone: string; email: string } {
  const mixed = (at * 2_654_435_761) % 4_294_967_296;
  const pick = <T>(list: readonly T[], by: number): T => list[Math.floor(mixed / by) % list.length] as T;
  const rare = `${pick(syllables, 7)}${pick(syllables, 131)}${pick(syllables, 2_417)}`;
  const last = at % 2 === 0 ? pick(lastNames, 3) : `${rare.charAt(0).toUpperCase()}${rare.slice(1)}`;
  const first = pick(firstNames, 17);
  const digits = String((at * 7_919_317) % 1_000_000_000).padStart(9, '0');
  const phone = at % 5 === 0 ? `+447${digits}` : `07${digits.slice(0, 3)} ${digits.slice(3)}`;
  return {
    name: `${first} ${last}`,
    phone,
    email: at % 3 === 0 ? '' : `${last.toLowerCase()}${String(at)}@example.org`,
  };
}

/** Multiplies the orders of the records to about `customers` customers; returns how many there are. */
export function multiply(
  file: string,
  customers: number,
  now: Date,
  told: (text: string) => void,
): { readonly customers: number; readonly orders: number } {
  const db = openFile(file);
  try {
    writeFast(db);
    // The checks of the values take longer than the rows. They held for the real orders, and the copies have the same form.
    db.pragma('ignore_check_constraints = ON');
    const today = now.toISOString().slice(0, 10);
    const putBack = takeAside(db);
    const template = takeTemplate(db, today);
    db.exec('CREATE TEMP TABLE filled (n INTEGER PRIMARY KEY, v TEXT)');
    const copies = Math.ceil(customers / template.customers);
    const fill = createFill(db, template);
    const inserts = template.copies.map((sql) => db.prepare(sql));
    db.transaction(() => {
      let [day, inDay] = ['', 0];
      for (let r = 0; r < copies; r += 1) {
        const age = Math.floor(((copies - 1 - r) * years * 365) / copies);
        const its = new Date(Date.parse(today) - age * dayMs).toISOString().slice(0, 10);
        inDay = its === day ? inDay + 1 : 0;
        day = its;
        fill(r, its, inDay);
        for (const insert of inserts) insert.run({ r, age });
        if (r % 1_000 === 999) told(`${String((r + 1) * template.orders)} orders`);
      }
      const last = (inDay + 1) * template.orders;
      db.prepare('UPDATE counters SET last = ? WHERE name LIKE ?').run(last, `%${numberDay(today)}`);
      db.exec(`UPDATE code_tally SET codes = (SELECT count(*) FROM codes);
        UPDATE closings SET last_entry = (SELECT max(seq) FROM closing_entries);
        UPDATE sqlite_sequence SET seq = (SELECT max(seq) FROM audit_log) WHERE name = 'audit_log'`);
    })();
    putBack(told);
    return { customers: copies * template.customers, orders: copies * template.orders };
  } finally {
    db.close();
  }
}

const numberDay = (day: string): string => day.replaceAll('-', '').slice(2);

type Fill = (r: number, day: string, inDay: number) => void;

/** Returns the function that fills all holes of one copy. */
function createFill(db: Database.Database, { holes, customers, orders }: Template): Fill {
  db.exec('CREATE TEMP TABLE holes (n INTEGER PRIMARY KEY, kind TEXT, prefix TEXT)');
  const note = db.prepare('INSERT INTO holes VALUES (?, ?, ?)');
  for (const { n, kind, prefix } of holes) note.run(n, kind, prefix);
  const random = db.prepare(`INSERT OR REPLACE INTO filled SELECT n, CASE kind
      WHEN 'code' THEN substr(hex(randomblob(4)), 1, 8)
      ELSE lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-'
        || hex(randomblob(2)) || '-' || hex(randomblob(6))) END
    FROM holes WHERE kind IN ('code', 'uuid')`);
  const put = db.prepare<[number, string]>('INSERT OR REPLACE INTO filled VALUES (?, ?)');
  const others = holes.filter(({ kind }) => !['code', 'uuid'].includes(kind));
  return (r, day, inDay) => {
    random.run();
    // A kiosk's ids tell their second; the ids of a copy follow each other as their rows do.
    const second = Date.parse(day) / 1000 + inDay * 600;
    // The first person of an order has what follows the kind in the order's id.
    const ends = new Map<string, readonly [second: number, number: number]>();
    for (const { n, kind, prefix, was } of others) {
      if (kind === 'id') {
        if (isLongId(was)) throw new Error(`the kiosk made a long id: ${was}`);
        const end = was.slice(was.indexOf('_'));
        const made = ends.get(end) ?? ([second + n, randomInt(2 ** 30)] as const);
        ends.set(end, made);
        put.run(n, idOf(prefix as IdKind, ...made));
      } else if (kind === 'day') {
        put.run(n, new Date(Date.parse(day) + Number(prefix) * dayMs).toISOString().slice(0, 10));
      } else if (kind === 'number') {
        const number = inDay * orders + Number(was.slice(was.indexOf('-') + 1));
        put.run(n, `${numberDay(day)}-${String(number).padStart(3, '0')}`);
      } else {
        const customer = customerAt(r * customers + Number(was));
        const all: Record<string, string> = { ...customer, search_text: customerWords(customer) };
        put.run(n, all[prefix] ?? '');
      }
    }
  };
}

/** Removes triggers and indexes: creating them afterwards takes a hundredth of the time of updating them with each row. */
function takeAside(db: Database.Database): (told: (text: string) => void) => void {
  const made = db
    .prepare<[], { type: string; name: string; sql: string }>(
      "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger') AND sql IS NOT NULL",
    )
    .all();
  for (const { type, name } of made) db.exec(`DROP ${type} ${name}`);
  return (told) => {
    for (const { sql } of made) db.exec(sql);
    told('indexes made');
    // An index that is built leaves many segments of one size; orders that come one by one do not.
    for (const name of ['customer_search', 'order_search'])
      db.exec(`INSERT INTO ${name} (${name}) VALUES ('rebuild'), ('optimize')`);
    told('search indexes made');
    db.exec(`DELETE FROM name_words; INSERT INTO name_words (word, uses)
      SELECT value, count(*) FROM customers c, json_each('["' || replace(c.search_text, ' ', '","') || '"]')
      WHERE value <> '' AND value NOT GLOB '*[0-9]*' GROUP BY value`);
  };
}
