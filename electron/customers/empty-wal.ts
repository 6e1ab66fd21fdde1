import { setTimeout } from 'node:timers/promises';
import type { Needs } from '../orders/deps.ts';

/** Pause before the WAL is tried to be emptied again, milliseconds. */
const againMs = 2_000;

/**
 * Returns a function that empties the WAL into the file, so that erased words are in neither. While something reads records
 * from before, it tries again in the background. Closing the records empties the WAL, too.
 */
export function emptyWalOf({ records, log }: Needs<'records' | 'log'>): () => Promise<void> {
  /** Returns false while something still reads records from before, such as a backup. */
  const tryToEmptyWal = (): Promise<boolean> =>
    records.checkpoints.first(async () => {
      await records.checkpoints.copyAll();
      return !records.isOpen || records.checkpoint();
    });
  async function emptyWalLater(): Promise<void> {
    do await setTimeout(againMs, undefined, { ref: false });
    while (!(await tryToEmptyWal()));
    log.info({}, 'erased words have left the WAL');
  }

  return async () => {
    if (await tryToEmptyWal()) return;
    log.info({}, 'erased words stay in the WAL until nothing reads records from before');
    emptyWalLater().catch((error: unknown) => {
      log.error({ error: String(error) }, 'erased words stay in the WAL until the records are closed');
    });
  };
}
