import type { CustomerId } from '../../shared/ids.ts';
import { yearsBefore } from '../../shared/model/keeping.ts';
import { isOver, keptRows } from '../records/keeping/kept-row.ts';
import type { Needs } from '../orders/deps.ts';
import { inTurns } from '../turns.ts';

/**
 * Erases customers whom the studio has not seen for its period, the earliest first, unless they are still owed something: while an
 * order is open, the outcome of a call is not known or a code is valid.
 *
 * @param erase erases one customer if `isStill` holds in the transaction that erases them, and returns whether it did
 * @returns how many were erased
 */
export async function eraseOldCustomers(
  { records, settings, clock }: Needs<'records' | 'settings' | 'clock'>,
  erase: (id: CustomerId, isStill: () => boolean) => Promise<boolean>,
): Promise<number> {
  const { customers: years } = settings.get().keepYears;
  if (years === null) return 0;
  const { customers } = records.keeping;
  const now = clock.now().toISOString();
  const before = yearsBefore(clock.now(), years);
  const turn = inTurns(records.checkpoints.unused);
  let erased = 0;
  for (const list of [customers.withOrders, customers.withoutOrders]) {
    const read = (after: number, limit: number) => list({ after, limit, now });
    for (const row of keptRows(read, ({ at }) => at < before)) {
      await turn();
      if (row === null || !isOver(row, before)) continue;
      const isStill = (): boolean => {
        const again = customers.get(row.id, now);
        return again !== null && isOver(again, before);
      };
      if (isStill() && (await erase(row.id, isStill))) erased += 1;
    }
  }
  return erased;
}
