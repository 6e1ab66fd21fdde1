import type Database from 'better-sqlite3';
import {
  afterDays,
  afterYears,
  type KeptForecast,
  type KeptKind,
  tally,
} from '../../../shared/model/keeping.ts';
import { countPictures } from './count-pictures.ts';
import { countSheets } from './count-sheets.ts';
import type { ForecastTask } from './forecast.ts';
import { keptRows, type KeptRow, type KeptSearch } from './kept-row.ts';
import { leftOrdersSql } from './left-orders.ts';
import { customersNeverSeenSql, customersSeenSql } from './old-customers.ts';
import { oldOrdersSql } from './old-orders.ts';

type Asked = Omit<ForecastTask, 'file' | 'key'>;

/** Later than everything. */
const never = '9999-12-31T23:59:59.999Z';

/**
 * Counts what goes of each kind within the next days, with the statements that the clean-up uses. It reads what goes, and a few
 * hundred rows more: among a million customers that takes seconds, so it runs in a thread.
 */
export function countKept(db: Database.Database, asked: Asked): KeptForecast[] {
  const { keepDays, keepYears } = asked;
  const now = new Date(asked.now);
  const days =
    (count: number | null) =>
    (at: string): string =>
      count === null ? never : afterDays(at, count);
  const years =
    (count: number | null) =>
    (at: string): string =>
      count === null ? never : afterYears(at, count);

  /** Counts rows of a list, which some other row of the order or customer may keep. */
  function rows(kind: KeptKind, lists: readonly string[], dueOf: (at: string) => string): KeptForecast {
    const counted = tally(kind, now);
    if (dueOf(asked.now) === never) return counted.result();
    const isOld = ({ at }: KeptRow): boolean => dueOf(at) < counted.month;
    for (const text of lists) {
      const list = db.prepare<[KeptSearch & { before: string; at: string }], KeptRow>(text);
      let at = '';
      const read = (after: number, limit: number): KeptRow[] => {
        const found = list.all({ after, limit, now: asked.now, before: never, at });
        at = found.at(-1)?.at ?? at;
        return found;
      };
      for (const row of keptRows(read, isOld)) if (row?.needed === 0) counted.add(dueOf(row.at));
    }
    return counted.result();
  }

  /** Counts rows that nothing keeps, by their time. */
  function times(kind: KeptKind, text: string, dueOf: (at: string) => string): KeptForecast {
    const counted = tally(kind, now);
    if (dueOf(asked.now) === never) return counted.result();
    let latest = '';
    for (const { at } of db.prepare<[], { at: string }>(text).iterate()) {
      // An entry of the audit log goes after the one before it.
      latest = at > latest ? at : latest;
      counted.add(dueOf(latest));
      if (dueOf(latest) >= counted.month) break;
    }
    return counted.result();
  }

  // One transaction, so that all numbers are of the same moment.
  return db.transaction(() => [
    ...countPictures(db, asked),
    times(
      'headshots',
      `SELECT b.updated_at AS "at" FROM benches b WHERE b.shot_id IS NULL AND b.erased_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM calls k WHERE k.bench_id = b.id AND k.state IN ('intent', 'sent', 'uncertain'))
       ORDER BY b.updated_at`,
      days(keepDays.without),
    ),
    countSheets(db, asked),
    times('mails', 'SELECT updated_at AS "at" FROM mails ORDER BY updated_at', days(keepDays.without)),
    rows('abandoned', [leftOrdersSql], days(keepDays.abandoned)),
    rows('customers', [customersSeenSql, customersNeverSeenSql], years(keepYears.customers)),
    rows('accounts', [oldOrdersSql], years(keepYears.accounts)),
    times('audit', 'SELECT at AS "at" FROM audit_log ORDER BY seq', years(keepYears.audit)),
  ])();
}
