import type { Needs } from '../orders/deps.ts';
import { dayMs } from '../orders/retention.ts';
import type { RetouchSessionRow } from '../records/retouch/sessions.ts';
import { inTurns } from '../turns.ts';

/** Number of sessions that are read at a time. */
const batch = 50;

/**
 * Returns when the pictures of a session without an order are erased automatically: when nobody has worked on it for
 * the studio's period for customers without consent, because nobody was asked. The session of a shot is erased with its
 * order.
 *
 * @returns ISO 8601, UTC
 */
export function erasedAfter(
  { settings }: Needs<'settings'>,
  { shotId, updatedAt }: RetouchSessionRow,
): string | null {
  if (shotId !== null) return null;
  return new Date(Date.parse(updatedAt) + settings.get().keepDays.without * dayMs).toISOString();
}

/**
 * Erases a session's pictures now: the files, whatever they were made from, and answers that may contain some. The rows
 * stay, without the session's name, and say that the pictures are erased.
 *
 * @throws KioskError the errors of the vault
 */
export async function eraseRetouchSession(
  { records, vault, clock }: Needs<'records' | 'vault' | 'clock'>,
  { id }: Pick<RetouchSessionRow, 'id'>,
): Promise<void> {
  for (const imageId of records.images.ofSession(id)) {
    await vault.erase(imageId);
    records.images.erase(imageId, clock.now().toISOString());
  }
  records.retouchSessions.setErased(id, clock.now().toISOString());
}

/** Erases sessions without an order whose period is over. @throws KioskError the errors of the vault */
export async function eraseIdle(
  deps: Needs<'records' | 'vault' | 'settings' | 'clock' | 'log'>,
): Promise<void> {
  const { without } = deps.settings.get().keepDays;
  const before = new Date(deps.clock.now().getTime() - without * dayMs).toISOString();
  const turn = inTurns(deps.records.checkpoints.unused);
  let erased = 0;
  // An erased session is no longer idle, so every batch begins with new sessions.
  for (;;) {
    const idle = deps.records.retouchSessions.idleSince(before, batch);
    for (const session of idle) {
      await turn();
      await eraseRetouchSession(deps, session);
    }
    erased += idle.length;
    if (idle.length < batch) break;
  }
  if (erased > 0) deps.log.info({ sessions: erased }, 'erased sessions whose retention period is over');
}
