import type { OrdersDeps } from '../orders/deps.ts';
import { dayMs } from '../orders/retention.ts';
import type { BenchRow } from '../records/retouch/sessions.ts';
import { inTurns } from '../turns.ts';

/** How many benches are read at a time. */
const batch = 50;

/**
 * When the pictures of a bench on its own are erased by themselves: once nobody has worked on it for the studio's
 * period without consent, for nobody was asked. Those of an order's shot go with the order.
 *
 * @returns ISO 8601, UTC
 */
export function erasedAfter({ settings }: OrdersDeps, { shotId, updatedAt }: BenchRow): string | null {
  if (shotId !== null) return null;
  return new Date(Date.parse(updatedAt) + settings.get().keepDays.without * dayMs).toISOString();
}

/**
 * Erases a bench's pictures now: the files, whatever they were made from, and answers that may hold some. The rows stay
 * without its name, and say that the pictures are erased.
 *
 * @throws KioskError what the vault throws
 */
export async function eraseBench(
  { records, vault, clock }: OrdersDeps,
  { id }: Pick<BenchRow, 'id'>,
): Promise<void> {
  for (const imageId of records.images.ofBench(id)) {
    await vault.erase(imageId);
    records.images.erase(imageId, clock.now().toISOString());
  }
  records.benches.setErased(id, clock.now().toISOString());
}

/** Erases benches on their own whose time is over. @throws KioskError what the vault throws */
export async function eraseIdle(deps: OrdersDeps): Promise<void> {
  const { without } = deps.settings.get().keepDays;
  const before = new Date(deps.clock.now().getTime() - without * dayMs).toISOString();
  const turn = inTurns();
  let erased = 0;
  // An erased bench is not idle any more: every batch begins with benches that were not there before.
  for (;;) {
    const idle = deps.records.benches.idleSince(before, batch);
    for (const bench of idle) {
      await turn();
      await eraseBench(deps, bench);
    }
    erased += idle.length;
    if (idle.length < batch) break;
  }
  if (erased > 0) deps.log.info({ benches: erased }, 'erased benches whose retention period is over');
}
