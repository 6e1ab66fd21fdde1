import type { KioskStatus } from '../../shared/model/status.ts';
import type { Backups } from '../backups/backups.ts';
import { blockedBy } from './blocked-by.ts';
import type { FoundAccount } from './find-account.ts';
import type { StudioData } from './open-data.ts';
import type { StudioDeps } from './open-deps.ts';
import type { StudioOptions } from './types.ts';

/** Returns the state of the studio, for the strip at the top and the desk. */
export function readStatus(
  { version, host, updates }: Pick<StudioOptions, 'version' | 'host' | 'updates'>,
  { account, practiceReason }: FoundAccount,
  { opened, answerRoom, pages, repaired }: StudioData,
  { deps, gate, dates }: Pick<StudioDeps, 'deps' | 'gate' | 'dates'>,
  backups: Pick<Backups, 'view'> | null,
  printers: KioskStatus['printers'],
): KioskStatus {
  return {
    studioName: deps.settings.get().studioName,
    mode: account === null ? 'practice' : 'account',
    ...{ version, host, practiceReason, printers, repaired },
    service: gate.light(),
    blocked: blockedBy(opened, answerRoom),
    damage: pages.damage,
    backups: backups?.view() ?? null,
    lostCalls: deps.records.lostCalls.countOpen(),
    dateDoubt: dates.doubt(),
    clockBehindMs: dates.behindService(),
    updates: updates(),
  };
}
