/* oxlint-disable max-lines -- It runs every function that has a statement. */
/**
 * Finds every SQL statement of the program without a list, so that a new statement is checked by its query plan too. A
 * table that is read as a whole takes no time today and blocks the kiosk for a minute in ten years.
 */
import Database from 'better-sqlite3';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../../electron/records/migrations/index.ts';
import {
  growingSteps,
  isQuery,
  listedColumns,
  recordSql,
  sqlSites,
  type KnownTables,
  type RecordedSql,
  type SqlSite,
} from '../../support/records/sql-statements.ts';
import { triggerStatements } from '../../support/records/trigger-statements.ts';

/**
 * Tables with a row for each printer, folder, document, text or member of staff, for each day (`counters`, `closings`), for each time that the
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
    'keeping_cameras',
  ],
  ...['counters', 'closings', 'photo_uuid_conflicts', 'studio_mark', 'staff', 'sqlite_sequence'],
  ...['accounts_cut', 'audit_cut', 'code_tally', 'definition_moves'],
]);

/** Tables of the practice service with a row for each endpoint, or for each fact. */
const smallInPractice = new Set(['quotas', 'settings']);

const sort = 'USE TEMP B-TREE FOR ORDER BY';

/** A statement whose plan would be refused. */
interface Allowed {
  /** Part of the statement. */
  readonly text: string;
  /** The reason why these steps stay short. */
  readonly reason: string;
  /** The only steps that the reason allows: with another index the statement is refused. */
  readonly steps: readonly string[];
}

const allowed: readonly Allowed[] = [
  {
    text: 'SELECT count(*) FROM "customers"',
    reason: 'counts the rows of each table once, in a thread of its own (encrypt-file.ts)',
    steps: ['SCAN customers USING COVERING INDEX customers_by_newest_order'],
  },
  {
    text: 'FROM audit_log ORDER BY seq',
    reason: 'checks every entry, in a thread of its own (audit/check-worker.ts)',
    steps: ['SCAN audit_log'],
  },
  {
    text: 'SELECT id FROM images WHERE erased_at IS NULL UNION ALL SELECT id FROM originals WHERE erased_at IS NULL',
    reason: 'lists every picture for a backup, in a thread of its own (make-backup.ts)',
    steps: ['SCAN images USING INDEX images_live', 'SCAN originals USING INDEX originals_live'],
  },
  {
    text: 'SELECT updated_at AS "at" FROM mails ORDER BY updated_at',
    reason: 'stops after the next thirty days, in a thread of its own (count-kept.ts)',
    steps: ['SCAN mails USING COVERING INDEX mails_by_change'],
  },
  {
    text: 'SELECT b.updated_at AS "at" FROM benches b',
    reason: 'stops after the next thirty days, in a thread of its own (count-kept.ts)',
    steps: ['SCAN b USING INDEX benches_alone'],
  },
  {
    text: 'DELETE FROM audit_log WHERE seq >= @first',
    reason: 'removes the entries that were just read, fifty at a time',
    steps: ['SEARCH audit_log USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  },
  {
    text: 'DELETE FROM closing_entries WHERE seq > @after',
    reason: 'removes entries among those that were just looked at, a hundred at a time',
    steps: ['SEARCH closing_entries USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  },
  {
    text: 'SELECT seq FROM closing_entries WHERE seq > coalesce(',
    reason:
      'reads the entries of two days; those of two years only after the clock was set back (closing-words.ts)',
    steps: ['SEARCH closing_entries USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  },
  {
    text: 'FROM orders WHERE iif(@order IS NULL, created_at > @since, seq > @order)',
    reason: 'compares with a backup, in a thread of its own (restore-worker.ts)',
    steps: ['SCAN orders', sort],
  },
  {
    text: 'SELECT act, count(*) AS count FROM audit_log',
    reason: 'compares with a backup, in a thread of its own (restore-worker.ts)',
    steps: ['SCAN audit_log USING INDEX audit_log_by_act'],
  },
  {
    text: 'WHERE p.paid_at > @since OR',
    reason: 'compares with a backup, in a thread of its own (restore-worker.ts)',
    steps: ['SCAN p', sort],
  },
  {
    text: 'WHERE (c.sent_at > @since',
    reason: 'compares with a backup, in a thread of its own (restore-worker.ts)',
    steps: ['SCAN c', sort],
  },
  {
    text: 'WHERE o.updated_at > @since',
    reason: 'compares with a backup, in a thread of its own (restore-worker.ts)',
    steps: ['SCAN o'],
  },
  {
    text: '(SELECT count(*) FROM customers) AS customers',
    reason: 'counts rows for a backup, in a thread of its own (make-backup.ts)',
    steps: [
      'SCAN orders USING COVERING INDEX orders_of_customer',
      'SCAN customers USING COVERING INDEX customers_by_newest_order',
    ],
  },
  {
    text: 'FROM lost_calls WHERE settled_at IS NULL',
    reason: 'counts the calls that staff still have to work through after a restore',
    steps: ['SCAN lost_calls USING INDEX lost_calls_open'],
  },
  {
    text: 'SELECT max(seq) FROM calibrations GROUP BY printer_id, medium_id',
    reason: 'a row for each time that staff measured a printer, read when a page starts',
    steps: ['SCAN calibrations USING COVERING INDEX calibrations_newest'],
  },
  {
    text: 'UPDATE codes SET replaced = 1 WHERE replaced = 0 AND order_id IN (SELECT o.id FROM customers c',
    reason: 'runs in a migration only, before the kiosk is open',
    steps: ['SCAN c'],
  },
  {
    text: 'FROM pragma_foreign_key_check',
    reason: 'runs in a migration only, before the kiosk is open',
    steps: ['SCAN pragma_foreign_key_check VIRTUAL TABLE INDEX 0:', 'USE TEMP B-TREE FOR DISTINCT'],
  },
  {
    text: 'NOT INDEXED',
    reason: 'reads a table whose check found damage, in a thread of its own (page-check.ts)',
    steps: ['SCAN overrides'],
  },
  {
    text: 'FROM pragma_table_list',
    reason: 'lists the tables of the schema',
    steps: ['SCAN pragma_table_list VIRTUAL TABLE INDEX 0:'],
  },
  {
    text: 'sqlite_schema',
    reason: 'reads or changes the schema, in a migration only',
    steps: ['SCAN sqlite_schema'],
  },
  {
    text: 'FROM pragma_table_info',
    reason: 'lists the columns of one table, when its check found damage',
    steps: ['SCAN pragma_table_info VIRTUAL TABLE INDEX 0:'],
  },
  {
    text: 'FROM pragma_table_xinfo',
    reason: 'lists the columns of one table, in a migration only',
    steps: ['SCAN pragma_table_xinfo VIRTUAL TABLE INDEX 0:'],
  },
  {
    text: 'WITH pictures AS',
    reason: 'merges the pictures of one order or one retouch session',
    steps: [sort],
  },
  {
    text: 'WHERE answer_image_id IS NOT NULL AND set_aside_at IS NULL',
    reason: 'photos whose picture is still to be fetched',
    steps: ['SEARCH photos USING INDEX photos_pending (answer_image_id>?)'],
  },
  {
    text: 'FROM service_sheets WHERE answer_image_id IS NOT NULL',
    reason: 'sheets that are still to be fetched',
    steps: ['SCAN service_sheets USING INDEX service_sheets_pending'],
  },
  {
    text: "FROM calls WHERE state IN ('intent', 'sent', 'uncertain') ORDER BY",
    reason: 'calls that a person still has to settle',
    steps: ['SCAN calls USING INDEX calls_open', sort],
  },
  {
    text: "UPDATE calls SET state = CASE state WHEN 'sent'",
    reason: 'calls that were under way when the kiosk ended',
    steps: ['SCAN calls USING INDEX calls_open'],
  },
  {
    text: "FROM prints p WHERE (state IN ('submitted', 'waiting', 'printing')",
    reason: 'prints that are still with a printer',
    steps: ['SCAN p USING INDEX prints_unfinished'],
  },
  {
    text: "UPDATE prints SET state = 'uncertain', updated_at = @at, out_at = @at",
    reason: 'prints that are still with a printer',
    steps: ['SCAN prints USING INDEX prints_unfinished'],
  },
  {
    text: 'WHERE g.order_id = @orderId ORDER BY p.submitted_at',
    reason: 'sorts the prints of one order',
    steps: [sort],
  },
  {
    text: 'FROM service_sheets s WHERE s.photo_id = @photoId',
    reason: 'sorts the sheets of one photo',
    steps: [sort],
  },
  {
    text: '(SELECT number FROM orders ORDER BY seq DESC LIMIT 1)',
    reason: 'reads the newest order from the end of the table',
    steps: ['SCAN orders'],
  },
  {
    text: "INDEXED BY orders_need_attention WHERE o.state = 'done'",
    reason: 'sorts the orders that were done today and need attention',
    steps: [sort],
  },
  {
    text: 'FROM json_each(@ids) i CROSS JOIN customers c',
    reason: 'puts as many customers as are shown into an order',
    steps: [sort],
  },
  {
    text: 'FROM json_each(@seqs) s CROSS JOIN orders o ON o.seq = s.value',
    reason: 'puts the orders that a search found into their order',
    steps: [sort],
  },
  { text: 'WITH matching (id, newest)', reason: 'sorts as many orders as are shown', steps: [sort] },
  {
    text: 'FROM orders o WHERE o.attention IS NOT NULL',
    reason: 'counts orders that need attention',
    steps: ['SCAN o USING COVERING INDEX orders_need_attention'],
  },
  {
    text: "WHERE state = 'open' AND attention IS NULL AND updated_at > ''",
    reason: 'judges the open orders once, in migration 355',
    steps: ['SEARCH orders USING INDEX orders_in_hand (updated_at>?)'],
  },
  {
    text: "FROM orders o WHERE o.state = 'open' AND o.attention IS NULL",
    reason: 'counts orders in progress',
    steps: ['SCAN o USING COVERING INDEX orders_in_progress'],
  },
  {
    text: "FROM orders o WHERE o.state = 'done' AND o.attention IS NULL",
    reason: 'counts the orders of one day',
    steps: ['SEARCH o USING COVERING INDEX orders_done_well (closed_at>?)'],
  },
  {
    text: 'SELECT count(*) AS count FROM codes WHERE replaced = 0',
    reason: 'counts codes that are valid, which they are for a month; the index has what became of each',
    steps: [
      'SEARCH codes USING COVERING INDEX codes_by_expiry (expires_at>?)',
      'SEARCH codes USING COVERING INDEX codes_by_expiry (expires_at>? AND expires_at<?)',
    ],
  },
  {
    text: "count(*) AS count FROM prints WHERE state = 'uncertain'",
    reason: 'prints that a person still has to look for',
    steps: ['SCAN prints USING COVERING INDEX prints_in_doubt'],
  },
  {
    text: "WHERE p.state = 'failed' AND p.submitted_at >= @since",
    reason: 'failed prints of the last days',
    steps: ['SEARCH p USING INDEX prints_failed (submitted_at>?)'],
  },
  {
    text: 'FROM folder_files WHERE folder = @folder',
    reason: 'compares the records of a watched folder with the files in it',
    steps: ['SEARCH folder_files USING INDEX sqlite_autoindex_folder_files_1 (folder=?)'],
  },
  { text: 'k.expires_at', reason: 'sorts the codes of the orders that a search found', steps: [sort] },
  {
    text: 'AND r.path > rtrim(f.path',
    reason: 'the files of a customer’s orders, each with those beside it that have its name',
    steps: ['SEARCH r USING INDEX sqlite_autoindex_folder_files_1 (folder=? AND path>? AND path<?)'],
  },
  {
    text: "WHERE endpoint = 'faceMatch' AND order_id IS NULL AND bench_id IS NULL",
    reason: 'the index allows one such call',
    steps: ['SEARCH calls USING INDEX calls_one_open_of_nobody (endpoint=?)'],
  },
  {
    text: 'UPDATE mails INDEXED BY mails_under_way',
    reason: 'e-mails that wait or were under way when the kiosk ended',
    steps: ['SEARCH mails USING COVERING INDEX mails_under_way (state=?)'],
  },
  {
    text: 'SELECT max(seq) FROM calibrations WHERE printer_id = @printerId GROUP BY medium_id',
    reason: 'a row for each time that staff measured a printer',
    steps: ['SEARCH calibrations USING COVERING INDEX calibrations_newest (printer_id=?)'],
  },
  {
    text: "WHERE act IN ('exported', 'mail-sent')",
    reason: 'reads every export and every e-mail, in a thread of its own (traces-worker.ts)',
    steps: ['SEARCH audit_log USING INDEX audit_log_by_act (act=?)'],
  },
  {
    text: 'FROM prints p ORDER BY p.submitted_at DESC',
    reason: 'reads the newest prints: no condition refuses one',
    steps: ['SCAN p USING INDEX prints_newest'],
  },
  {
    text: 'ORDER BY v.overridden_at DESC',
    reason: 'reads the newest overrides: no condition refuses one',
    steps: ['SCAN v USING INDEX overrides_newest'],
  },
  {
    text: 'DELETE FROM photos WHERE created_at < ?',
    reason: 'practice keeps its photos for thirty days',
    steps: ['SCAN photos'],
  },
  {
    text: 'SELECT * FROM ledger ORDER BY id',
    reason: 'lists the calls that practice accepted, for tests only (routes/files.ts)',
    steps: ['SCAN ledger'],
  },
];

/**
 * Columns, by table, in which more and more rows share one value, besides those with a list of values: a studio watches the same
 * folder and keeps its printers for years. `<expr>` is the end of a person's id.
 */
const crowded: Readonly<Record<string, readonly string[]>> = {
  folder_files: ['folder'],
  audit_log: ['act', '<expr>'],
  calls: ['endpoint'],
  prints: ['printer_id', 'medium_id'],
  calibrations: ['printer_id', 'medium_id'],
  supplies: ['printer_id'],
};

/** Settings of the connection, and the two of them that read a whole file. */
const wholeFile = /check(?!point_f)|vacuum|optimize|analyze/i;
const allowedPragmas: readonly (readonly [argument: string, reason: string])[] = [
  ['`${check}(1)`', 'of a backup, of what is restored, and before a migration'],
  ['`${check}("${table}")`', 'in a thread of its own (page-check.ts)'],
  [
    "'wal_checkpoint(TRUNCATE)'",
    'after a customer was erased; as long as what was written since the last one',
  ],
  ["'wal_checkpoint(PASSIVE)'", 'in a thread of its own (checkpoints.ts)'],
  ["'wal_checkpoint(NOOP)'", 'counts the pages in the WAL and copies none'],
  [
    '`wal_autocheckpoint = ${String(commitFromPages)}`',
    'a bound that is reached only when the thread fails (checkpoints.ts)',
  ],
];

/** Files whose changes are made in `Sql.unlinked`, without a search for rows that refer to what is removed. */
const unlinked = new Set(['electron/records/keeping/old-orders.ts', 'electron/records/keeping/accounts.ts']);

const root = join(import.meta.dirname, '../../..');
const oneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim();
/** Returns the steps that a statement may have for a reason. */
const allowedFor = (sql: string): readonly string[] =>
  allowed.filter(({ text }) => oneLine(sql).includes(text)).flatMap(({ steps }) => steps);

let sites: readonly SqlSite[];
let recorded: readonly RecordedSql[];
/** The triggers of the records, each with the statements that were found in it. */
let triggers: readonly { readonly name: string; readonly statements: readonly string[] }[];
/** The growing steps of each statement that has any, by its text. */
let growing: ReadonlyMap<string, readonly string[]>;

/** Returns the plan of a statement, in SQLite's own words. */
function planOf(db: Database.Database, sql: string): string[] {
  const names = [...sql.matchAll(/@(\w+)/g)].map(([, name]) => name ?? '');
  const places = [...sql.matchAll(/\?/g)].map(() => null);
  return db
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...places, ...(names.length > 0 ? [Object.fromEntries(names.map((name) => [name, null]))] : []))
    .map(({ detail }) => detail);
}

/** Returns the texts of the schema's parts of a kind. */
const partsOf = (db: Database.Database, type: 'table' | 'index' | 'trigger') =>
  db
    .prepare<[string], { name: string; sql: string }>(
      'SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL',
    )
    .all(type);

function knownOf(db: Database.Database, smallTables: ReadonlySet<string>): KnownTables {
  const columns = partsOf(db, 'table').map(
    ({ name, sql }) => [name, new Set([...listedColumns(sql), ...(crowded[name] ?? [])])] as const,
  );
  const partial = partsOf(db, 'index').filter(({ sql }) => /\bWHERE\b/i.test(sql));
  return {
    small: smallTables,
    crowded: new Map(columns),
    partial: new Set(partial.map(({ name }) => name)),
  };
}

/** Looks at the plans of statements, each with the state of `foreign_keys` in which it runs. */
function look(
  db: Database.Database,
  smallTables: ReadonlySet<string>,
  statements: readonly string[],
  isUnlinked: (sql: string) => boolean = () => false,
): (readonly [sql: string, steps: readonly string[]])[] {
  const known = knownOf(db, smallTables);
  return [...new Set(statements)]
    .filter(isQuery)
    .map((sql) => {
      db.pragma(`foreign_keys = ${isUnlinked(sql) ? 'OFF' : 'ON'}`);
      return [sql, growingSteps(sql, planOf(db, sql), known)] as const;
    })
    .filter(([, steps]) => steps.length > 0);
}

beforeAll(() => {
  sites = sqlSites();
  recorded = recordSql();
  const db = new Database(':memory:');
  for (const { up, fill } of migrations) {
    db.exec(up);
    fill?.(db);
  }
  // Migration 280 changes the schema, and SQLite explains such a statement only where it would run.
  db.unsafeMode();
  db.pragma('writable_schema = ON');
  triggers = partsOf(db, 'trigger').map(({ name, sql }) => ({ name, statements: triggerStatements(sql) }));
  const isUnlinked = (sql: string): boolean =>
    recorded.every(({ source, file }) => source !== sql || unlinked.has(file));
  const [ofPractice, ofRecords] = [true, false].map((inPractice) =>
    recorded
      .filter(({ file }) => file.startsWith('electron/practice/') === inPractice)
      .map(({ source }) => source),
  ) as [string[], string[]];
  const practice = new Database(':memory:');
  for (const source of ofPractice.filter((each) => /^\s*CREATE TABLE\b/i.test(each))) practice.exec(source);
  growing = new Map([
    ...look(db, small, ofRecords, isUnlinked),
    ...look(
      db,
      small,
      triggers.flatMap(({ statements }) => statements),
    ),
    ...look(practice, smallInPractice, ofPractice),
  ]);
  practice.close();
  db.close();
}, 60_000);

describe('every statement', () => {
  it('is found: each line of the source that prepares or executes one ran in a test', () => {
    const seen = new Set(recorded.map(({ file, line }) => `${file}:${String(line)}`));
    const places = sites.filter(({ method }) => method !== 'pragma');

    expect(places.length).toBeGreaterThan(100);
    // A statement that is missing here is prepared by a function that tests/support/records/record-sql.ts does not run yet.
    expect(
      places.map(({ file, line }) => `${file}:${String(line)}`).filter((place) => !seen.has(place)),
    ).toEqual([]);
  });

  it('is found inside triggers, whose statements no plan of SQLite shows', () => {
    expect(triggers.length).toBeGreaterThan(100);
    expect(triggers.filter(({ statements }) => !statements.some(isQuery))).toEqual([]);
    expect(triggers.flatMap(({ statements }) => statements).filter((sql) => !isQuery(sql))).toEqual([]);
  });

  it('uses an index and sorts nothing that grows over the years', () => {
    const refused = [...growing]
      .map(([sql, steps]) => ({
        sql: oneLine(sql),
        steps: steps.filter((step) => !allowedFor(sql).includes(step)),
      }))
      .filter(({ steps }) => steps.length > 0);

    expect(refused).toEqual([]);
  });

  it('that is allowed for a reason still needs that reason', () => {
    const plans = [...growing].map(([sql, steps]) => ({ sql: oneLine(sql), steps }));
    const isNeeded = (text: string, step: string): boolean =>
      plans.some(({ sql, steps }) => sql.includes(text) && steps.includes(step));

    expect(allowed.filter(({ text, steps }) => !steps.every((step) => isNeeded(text, step)))).toEqual([]);
  });
});

it('no pragma reads a whole file, apart from those with a reason', () => {
  const known = allowedPragmas.map(([argument]) => argument);
  const reading = sites.filter(({ method, argument }) => method === 'pragma' && wholeFile.test(argument));

  expect(reading.map(({ argument }) => argument).filter((argument) => !known.includes(argument))).toEqual([]);
});

it('rebuild.ts, which reads every table as a whole, is called in a thread only', () => {
  const users = (imported: string): string[] =>
    globSync('electron/**/*.ts', { cwd: root }).filter((name) =>
      new RegExp(`import \\{[^}]*\\b${imported}\\b[^}]*\\} from`).test(
        readFileSync(join(root, name), 'utf8'),
      ),
    );

  expect(users('rebuild')).toEqual([join('electron', 'backups', 'prepare-repair.ts')]);
  expect(users('prepareRepair')).toEqual([join('electron', 'backups', 'repair-worker.ts')]);
});

it('the statements of a trigger have a parameter for each value of the changed row, and its condition is one', () => {
  const trigger = `CREATE TRIGGER one AFTER UPDATE OF name ON people
    WHEN new.name IS NOT old.name AND old.note <> 'BEGIN; new.name' BEGIN
      SELECT RAISE (ABORT, 'it''s kept; always') WHERE EXISTS (SELECT 1 FROM orders WHERE id = old.order_id);
      UPDATE orders SET words = CASE WHEN new.name = '' THEN ';' ELSE new.name END WHERE id = new.order_id;
    END`;

  expect(triggerStatements(trigger)).toEqual([
    "SELECT 1 WHERE @new_name IS NOT @old_name AND @old_note <> 'BEGIN; new.name'",
    'SELECT NULL WHERE EXISTS (SELECT 1 FROM orders WHERE id = @old_order_id)',
    "UPDATE orders SET words = CASE WHEN @new_name = '' THEN ';' ELSE @new_name END WHERE id = @new_order_id",
  ]);
  expect(() => triggerStatements('CREATE TABLE people (name TEXT)')).toThrow('no trigger');
});

describe('the rule', () => {
  const known: KnownTables = {
    small,
    crowded: new Map([
      ['folder_files', new Set(['folder'])],
      ['orders', new Set(['state', 'practice'])],
    ]),
    partial: new Set(['open']),
  };

  it.each([
    ['a table that is read as a whole', 'SELECT id FROM orders o', ['SCAN o'], true],
    ['an index that is read as a whole', 'SELECT id FROM orders', ['SCAN orders USING INDEX x'], true],
    ['the newest few by an index', 'SELECT id FROM orders LIMIT 9', ['SCAN orders USING INDEX x'], false],
    [
      'the newest few that a condition does not refuse',
      'SELECT id FROM orders WHERE note = @note LIMIT 9',
      ['SCAN orders USING INDEX x'],
      true,
    ],
    [
      'the newest few by an index of some rows',
      'SELECT id FROM orders WHERE state = @state LIMIT 9',
      ['SCAN orders USING INDEX open'],
      false,
    ],
    [
      'all rows with two values that many share',
      'SELECT id FROM orders',
      ['SEARCH orders USING INDEX x (state=? AND practice=?)'],
      true,
    ],
    [
      'all rows of a period with such a value',
      'SELECT id FROM orders',
      ['SEARCH orders USING INDEX x (state=? AND closed_at>?)'],
      true,
    ],
    [
      'the newest few with such a value',
      'SELECT id FROM orders LIMIT 9',
      ['SEARCH orders USING INDEX x (state=?)'],
      false,
    ],
    ['a table that stays small', 'SELECT id FROM prompts', ['SCAN prompts'], false],
    ['a sort', 'SELECT id FROM orders LIMIT 9', ['USE TEMP B-TREE FOR ORDER BY'], true],
    ['a sort of a small table', 'SELECT id FROM prompts', ['USE TEMP B-TREE FOR ORDER BY'], false],
    ['rows by their key', 'SELECT id FROM orders', ['SEARCH orders USING INDEX x (id=?)'], false],
    [
      'all rows with a value that many share',
      'SELECT id FROM folder_files',
      ['SEARCH folder_files USING INDEX x (folder=?)'],
      true,
    ],
    [
      'rows with such a value and one more',
      'SELECT id FROM folder_files',
      ['SEARCH folder_files USING INDEX x (folder=? AND sha256=?)'],
      false,
    ],
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
    expect(growingSteps(sql, plan, known)).toEqual(refused ? plan : []);
  });
});
