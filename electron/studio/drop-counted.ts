import type { Needs } from '../orders/deps.ts';
import { inTurns } from '../turns.ts';

/** Entries that are looked at in one commit. */
const batch = 100;

/** Removes the entries of calls and prints that closings have counted, in short slices. The next run goes on where a kiosk was closed. */
export async function dropCounted({ records }: Needs<'records'>): Promise<void> {
  if (records.gap !== null) return;
  const turn = inTurns(records.checkpoints.unused);
  while (records.isOpen && records.closingEntries.dropCounted(batch)) await turn();
}
