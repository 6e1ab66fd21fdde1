/** Removes accounts whose period of years is over: orders with everything that belongs to them, calls, closings, cash. */
import { yearsBefore } from '../../shared/model/keeping.ts';
import { isOver, keptRows, type KeptRow, type KeptSearch } from '../records/keeping/kept-row.ts';
import { inTurns } from '../turns.ts';
import type { Needs } from './deps.ts';

/** Rows of closings and cash that are removed at a time. */
const batch = 20;

/**
 * Removes accounts in small steps, each in one transaction. Nothing goes that is still owed, or while a picture or a saved
 * sheet of it is there.
 * @returns the number of orders
 */
export async function removeOldAccounts({
  records,
  settings,
  clock,
  log,
}: Needs<'records' | 'settings' | 'clock' | 'log'>): Promise<number> {
  const { accounts: years } = settings.get().keepYears;
  if (years === null || records.gap !== null) return 0;
  const { orders, accounts } = records.keeping;
  const now = clock.now();
  const before = yearsBefore(now, years);
  const turn = inTurns(records.checkpoints.unused);
  const removed = { orders: 0, sessions: 0, calls: 0, rest: 0 };

  async function each<Row extends KeptRow>(
    list: (search: KeptSearch) => readonly Row[],
    remove: (row: Row) => boolean,
  ): Promise<number> {
    const read = (after: number, limit: number) => list({ after, limit, now: now.toISOString() });
    let count = 0;
    for (const row of keptRows(read, ({ at }) => at < before)) {
      await turn();
      if (row === null || !isOver(row, before)) continue;
      if (remove(row)) count += 1;
    }
    return count;
  }

  removed.orders = await each(orders.list, ({ id }) => orders.remove(id, before));
  removed.sessions = await each(accounts.sessions, ({ id }) => {
    accounts.removeSession(id, before);
    return true;
  });
  removed.calls = await each(accounts.calls, ({ id }) => {
    accounts.removeCall(id);
    return true;
  });
  for (let rows = 1; rows > 0; removed.rest += rows) {
    await turn();
    rows = accounts.removeRest(before, batch);
  }
  if (Object.values(removed).some((count) => count > 0))
    log.info(removed, 'removed accounts whose period is over');
  return removed.orders;
}
