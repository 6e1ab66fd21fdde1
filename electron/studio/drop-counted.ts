import type { Needs } from '../orders/deps.ts';
import { inTurns } from '../turns.ts';

/** Entries that are looked at in one commit. */
const batch = 100;

/** Removes the entries of calls and prints that closings have counted, in short slices. */
export async function dropCounted({ records }: Needs<'records'>): Promise<void> {
  if (records.gap !== null) return;
  const turn = inTurns(records.checkpoints.caughtUp);
  for (let last: number | null = 0; last !== null && records.isOpen;) {
    last = records.closingEntries.dropCounted(last, batch);
    await turn();
  }
}
