import { yearsBefore } from '../../shared/model/keeping.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Records } from '../records/open.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { inTurns } from '../turns.ts';

/** Entries that are removed in one transaction. */
const batch = 50;

/** Removes entries of the audit log whose period is over, from its beginning. */
export async function cutAuditLog({
  records,
  settings,
  clock,
  log,
}: {
  readonly records: Pick<Records, 'audit' | 'checkpoints' | 'gap'>;
  readonly settings: { get(): Pick<StudioSettings, 'keepYears'> };
  readonly clock: Clock;
  readonly log: Log;
}): Promise<void> {
  const { audit: years } = settings.get().keepYears;
  if (years === null || records.gap !== null) return;
  const before = yearsBefore(clock.now(), years);
  const turn = inTurns(records.checkpoints.unused);
  let removed = 0;
  for (let entries = batch; entries === batch; removed += entries) {
    await turn();
    entries = records.audit.cut(before, batch, clock.now().toISOString());
  }
  if (removed > 0) log.info({ entries: removed }, 'removed entries of the audit log whose period is over');
}
