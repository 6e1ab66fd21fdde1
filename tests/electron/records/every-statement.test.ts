/**
 * Every SQL statement of the program, found without a list: a statement that anyone adds is checked by its plan, because
 * a table that is read as a whole is read in no time today and holds the kiosk for a minute in ten years.
 */
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../electron/records/migrations/index.ts';
import {
  growingSteps,
  isQuery,
  recordSql,
  sqlSites,
  type RecordedSql,
  type SqlSite,
} from '../../support/sql-statements.ts';

/**
 * Tables with a row for each printer, folder, document or text, for each day (`counters`), for each time that the
 * service broke its word, or with one row in all.
 */
const small = new Set([
  ...[
    'settings',
    'specs',
    'capabilities',
    'prompts',
    'printer_profiles',
    'printed_sheets',
    'watched_folders',
  ],
  ...['counters', 'photo_uuid_conflicts', 'studio_mark'],
]);

/** Statements whose plan would be refused, each with the reason why it stays short. The text is part of the statement. */
const allowed: readonly (readonly [text: string, reason: string])[] = [
  ['FROM pragma_foreign_key_check', 'runs in a migration only, before the kiosk is open'],
  ['FROM pragma_table_list', 'lists the tables of the schema'],
  ['WITH pictures AS', 'merges the pictures of one order or one retouch session'],
  [
    'WHERE answer_image_id IS NOT NULL AND set_aside_at IS NULL',
    'photos whose picture is still to be fetched',
  ],
  ['FROM service_sheets WHERE answer_image_id IS NOT NULL', 'sheets that are still to be fetched'],
  [
    "FROM calls WHERE state IN ('intent', 'sent', 'uncertain') ORDER BY",
    'calls that a person still has to settle',
  ],
  ["UPDATE calls SET state = CASE state WHEN 'sent'", 'calls that were under way when the kiosk ended'],
  [
    "FROM prints p WHERE (state IN ('submitted', 'waiting', 'printing')",
    'prints that are still with a printer',
  ],
  [
    "UPDATE prints SET state = 'uncertain', updated_at = @at, out_at = @at",
    'prints that are still with a printer',
  ],
  ['WHERE g.order_id = @orderId ORDER BY p.submitted_at', 'sorts the prints of one order'],
  ['FROM service_sheets s WHERE s.photo_id = @photoId', 'sorts the sheets of one photo'],
  [
    '(SELECT number FROM orders ORDER BY seq DESC LIMIT 1)',
    'reads the newest order from the end of the table',
  ],
  ['WITH matching (id, newest)', 'sorts as many orders as are shown'],
  ['FROM orders o WHERE o.attention IS NOT NULL', 'counts orders that need attention'],
  ["FROM orders o WHERE o.state = 'open' AND o.attention IS NULL", 'counts orders in progress'],
  ["FROM orders o WHERE o.state = 'done' AND o.attention IS NULL", 'counts the orders of one day'],
  [
    'SELECT count(*) AS count FROM codes WHERE replaced = 0',
    'counts codes that are valid, which they are for a month',
  ],
  ["count(*) AS count FROM prints WHERE state = 'uncertain'", 'prints that a person still has to look for'],
  ["WHERE p.state = 'failed' AND p.submitted_at >= @since", 'failed prints of the last days'],
  ['k.expires_at', 'codes that expire within days'],
];

/** Settings of the connection, and the two of them that read a whole file. */
const wholeFile = /check(?!point_f)|vacuum|optimize|analyze/i;
const allowedPragmas: readonly (readonly [argument: string, reason: string])[] = [
  ['`${check}(1)`', 'of a backup, of what is restored, and before a migration'],
  ['`quick_check("${table}")`', 'in a thread of its own (page-check.ts)'],
  [
    "'wal_checkpoint(TRUNCATE)'",
    'after a customer was erased; as long as what was written since the last one',
  ],
];

const oneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();
const reasonFor = (sql: string): string | undefined =>
  allowed.find(([text]) => oneLine(sql).includes(text))?.[1];

let sites: readonly SqlSite[];
let recorded: readonly RecordedSql[];
/** The growing steps of each statement that has some, by its text. */
let growing: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  sites = sqlSites();
  recorded = recordSql();
  const db = new Database(':memory:');
  for (const { up } of migrations) db.exec(up);
  const planOf = (sql: string): string[] => {
    const names = [...sql.matchAll(/@(\w+)/g)].map(([, name]) => name ?? '');
    const places = [...sql.matchAll(/\?/g)].map(() => null);
    return db
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...places, ...(names.length > 0 ? [Object.fromEntries(names.map((name) => [name, null]))] : []))
      .map(({ detail }) => detail);
  };
  const queries = [...new Set(recorded.map(({ source }) => source))].filter(isQuery);
  growing = new Map(
    queries
      .map((sql) => [sql, growingSteps(sql, planOf(sql), small)] as const)
      .filter(([, steps]) => steps.length > 0),
  );
  db.close();
}, 60_000);

describe('every statement', () => {
  it('is found: each line of the source that prepares or executes one has been seen at work', () => {
    const seen = new Set(recorded.map(({ file, line }) => `${file}:${String(line)}`));
    const places = sites.filter(({ method }) => method !== 'pragma');

    expect(places.length).toBeGreaterThan(100);
    // One that is missing here is prepared by a function that tests/support/record-sql.ts does not run yet.
    expect(
      places.map(({ file, line }) => `${file}:${String(line)}`).filter((place) => !seen.has(place)),
    ).toEqual([]);
  });

  it('reads an index and sorts nothing that grows with the years', () => {
    const refused = [...growing].filter(([sql]) => reasonFor(sql) === undefined);

    expect(refused.map(([sql, steps]) => ({ sql: oneLine(sql), steps }))).toEqual([]);
  });

  it('that is allowed for a reason still needs it', () => {
    const texts = [...growing.keys()].map(oneLine);

    expect(allowed.filter(([text]) => !texts.some((sql) => sql.includes(text)))).toEqual([]);
  });
});

it('no pragma reads a whole file, apart from those with a reason', () => {
  const known = allowedPragmas.map(([argument]) => argument);
  const reading = sites.filter(({ method, argument }) => method === 'pragma' && wholeFile.test(argument));

  expect(reading.map(({ argument }) => argument).filter((argument) => !known.includes(argument))).toEqual([]);
});

describe('the rule', () => {
  it.each([
    ['a table that is read as a whole', 'SELECT id FROM orders o', ['SCAN o'], true],
    ['an index that is read as a whole', 'SELECT id FROM orders', ['SCAN orders USING INDEX x'], true],
    ['the newest few by an index', 'SELECT id FROM orders LIMIT 9', ['SCAN orders USING INDEX x'], false],
    ['a table that stays small', 'SELECT id FROM prompts', ['SCAN prompts'], false],
    ['a sort', 'SELECT id FROM orders LIMIT 9', ['USE TEMP B-TREE FOR ORDER BY'], true],
    ['a sort of a small table', 'SELECT id FROM prompts', ['USE TEMP B-TREE FOR ORDER BY'], false],
    ['rows by their key', 'SELECT id FROM orders', ['SEARCH orders USING INDEX x (id=?)'], false],
    ['all rows of a period', 'SELECT id FROM orders', ['SEARCH orders USING INDEX x (closed_at>?)'], true],
    [
      'some rows of a period',
      'SELECT id FROM orders LIMIT 9',
      ['SEARCH orders USING INDEX x (closed_at>?)'],
      false,
    ],
    [
      'an index made for the query',
      'SELECT id FROM orders',
      ['SEARCH orders USING AUTOMATIC COVERING INDEX (id=?)'],
      true,
    ],
    ['a word in a full-text index', 'SELECT 1 FROM f', ['SCAN f VIRTUAL TABLE INDEX 0:M1'], false],
    ['a full-text index as a whole', 'SELECT 1 FROM f', ['SCAN f VIRTUAL TABLE INDEX 0:'], true],
    ['a check of references that SQLite skips', 'INSERT INTO orders VALUES (1)', ['SCAN prints'], false],
  ])('refuses or allows %s', (_what, sql, plan, refused) => {
    expect(growingSteps(sql, plan, small)).toEqual(refused ? plan : []);
  });
});
