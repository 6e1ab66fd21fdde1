import { codeOf } from '../error-code.ts';
import type { Needs } from '../orders/deps.ts';
import { orIfUnread } from '../records/unread.ts';
import { inTurns } from '../turns.ts';

/** Time between two looks whether something was written, ms. */
const everyMs = 1_000;

/**
 * Merges the segments of the search indexes after each change, in short slices while the kiosk is not in use.
 * @returns stops it
 */
export function startMerging({ records, log }: Needs<'records' | 'log'>): () => void {
  if (records.readOnly) return () => undefined;
  let merged = -1;
  let isMerging = false;
  let isStopped = false;

  async function merge(): Promise<void> {
    const turn = inTurns(records.checkpoints.unused);
    await records.checkpoints.unused();
    while (!isStopped && records.isOpen && records.searchMerges.mergeSome()) await turn();
  }
  async function look(): Promise<void> {
    if (isMerging) return;
    isMerging = true;
    try {
      const changes = records.isOpen ? orIfUnread(merged, () => records.changes()) : merged;
      if (changes === merged) return;
      merged = changes;
      await merge();
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'the search indexes could not be merged');
    } finally {
      isMerging = false;
    }
  }
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
