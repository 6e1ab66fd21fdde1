import { changeTable, type TableChange } from './change-table.ts';
import { isId, isJson, isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

const kindsBefore = ['sheet', 'service-sheet', 'headshot', 'calibration', 'slip', 'receipt'];
/** A closing can be printed too. */
const changes: readonly TableChange[] = [
  [isOneOf('kind', kindsBefore), isOneOf('kind', [...kindsBefore, 'closing'])],
];

const entryKinds = ['part', 'part-returned', 'payment', 'settlement', 'cash-move', 'call', 'print'];
const money = (column: string): string => `${column} INTEGER NOT NULL CHECK (${column} >= 0)`;
const currency = `currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]')`;

const never = (table: string, told: string): string =>
  (['UPDATE', 'DELETE'] as const)
    .map(
      (change) => `CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table} BEGIN
      SELECT RAISE (ABORT, '${told}');
    END;`,
    )
    .join('\n    ');

/** @param ref id of the row that the entry is about, in SQL */
const entered = (kind: string, ref: string): string =>
  `BEGIN
      INSERT INTO closing_entries (kind, ref) VALUES ('${kind}', ${ref});
    END;`;

/**
 * The end of the day. Everything that a closing counts is entered in one table, in the order in which it happened: a
 * closing covers the entries after those of the closing before it, whatever the computer's clock said. Triggers make the
 * entries, in the transaction of what they are about, so that no sale can be missing.
 *
 * What happened before this migration is in no closing: the first one begins here.
 */
export const closings: Migration = {
  version: 300,
  up: `
    CREATE TABLE cash_moves (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'mov')},
      kind TEXT NOT NULL ${isOneOf('kind', ['pay-in', 'pay-out'])},
      amount INTEGER NOT NULL CHECK (amount > 0),
      ${currency},
      reason TEXT NOT NULL CHECK (reason <> ''),
      moved_by TEXT NOT NULL CHECK (moved_by <> ''),
      moved_at TEXT NOT NULL ${isTime('moved_at')}
    ) STRICT;
    ${never('cash_moves', 'a cash movement is kept as it is')}

    CREATE TABLE closing_entries (
      seq INTEGER PRIMARY KEY,
      kind TEXT NOT NULL ${isOneOf('kind', entryKinds)},
      ref TEXT NOT NULL
    ) STRICT;
    ${never('closing_entries', 'an entry is kept as it is')}

    CREATE TABLE closings (
      number INTEGER PRIMARY KEY CHECK (number > 0),
      day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
      closed_at TEXT NOT NULL ${isTime('closed_at')},
      closed_by TEXT NOT NULL CHECK (closed_by <> ''),
      last_entry INTEGER NOT NULL CHECK (last_entry >= 0),
      ${currency},
      net INTEGER NOT NULL,
      expected INTEGER NOT NULL,
      ${money('counted')},
      ${money('float_left')},
      report TEXT NOT NULL ${isJson('report')},
      CHECK (float_left <= counted)
    ) STRICT;
    CREATE INDEX closings_by_day ON closings (day, number);
    ${never('closings', 'a closing never changes')}
    CREATE TRIGGER closings_follow_one_another BEFORE INSERT ON closings
    WHEN new.number <> 1 + (SELECT coalesce(max(number), 0) FROM closings)
      OR new.last_entry < (SELECT coalesce(max(last_entry), 0) FROM closings WHERE number = new.number - 1)
      OR new.last_entry > (SELECT coalesce(max(seq), 0) FROM closing_entries) BEGIN
      SELECT RAISE (ABORT, 'a closing follows the one before it');
    END;

    CREATE TRIGGER closing_entries_of_parts AFTER INSERT ON payment_parts ${entered('part', 'new.id')}
    CREATE TRIGGER closing_entries_of_returns AFTER UPDATE OF returned_at ON payment_parts
    WHEN old.returned_at IS NULL AND new.returned_at IS NOT NULL ${entered('part-returned', 'new.id')}
    CREATE TRIGGER closing_entries_of_payments AFTER INSERT ON payments ${entered('payment', 'new.order_id')}
    CREATE TRIGGER closing_entries_of_settlements AFTER INSERT ON settlements
    WHEN new.method IS NOT NULL ${entered('settlement', 'new.id')}
    CREATE TRIGGER closing_entries_of_cash_moves AFTER INSERT ON cash_moves ${entered('cash-move', 'new.id')}
    CREATE TRIGGER closing_entries_of_calls AFTER UPDATE OF state ON calls
    WHEN old.state <> new.state
      AND (new.state = 'done' OR (new.state = 'resolved' AND new.resolution = 'counted')) ${entered('call', 'new.id')}
    CREATE TRIGGER closing_entries_of_prints AFTER UPDATE OF out_at ON prints
    WHEN old.out_at IS NULL AND new.out_at IS NOT NULL AND new.printer_id <> 'file' ${entered('print', 'new.id')}
  `,
  fill: (db) => changeTable(db, 'prints', changes, []),
};
