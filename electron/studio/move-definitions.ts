import type { Needs } from '../orders/deps.ts';
import { inTurns } from '../turns.ts';

/** Rows that are moved in one commit. */
const batch = 8;

/**
 * Stores documents and the profiles of prints from before migration 500 once each, in short slices. Most kiosks have none, and
 * one whose studio closes goes on at its next start.
 */
export async function moveDefinitions({ records }: Needs<'records'>): Promise<void> {
  const turn = inTurns(records.checkpoints.unused);
  while (records.isOpen && records.definitions.moveSome(batch)) await turn();
}
