import { inTurns } from '../turns.ts';
import type { Needs } from './deps.ts';
import { dayMs } from './retention.ts';

/** Number of rows that are deleted at a time. */
const batch = 50;

/**
 * Deletes what is kept of e-mail, with its addresses, once the studio's period for pictures without consent is over: a
 * customer's consent is about the pictures.
 */
export async function eraseMails({
  records,
  settings,
  clock,
  log,
}: Needs<'records' | 'settings' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.get().keepDays.without * dayMs).toISOString();
  const turn = inTurns(records.checkpoints.unused);
  let erased = 0;
  let deleted: number;
  do {
    await turn();
    deleted = records.mails.erase(before, batch);
    erased += deleted;
  } while (deleted > 0);
  if (erased > 0) log.info({ mails: erased }, 'erased the records of e-mail');
}
