import type { LockGap, LockGapName, LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { errorPosition } from '../../error-position.ts';
import type { Log } from '../../log.ts';

/** Reads one item; null where it does not apply to this session. */
type Check = () => LockGapState | null | Promise<LockGapState | null>;
export type Checks = Partial<Readonly<Record<LockGapName, Check>>>;

/** Whether the host's own login item or desktop file is there; null for a host that has none. */
export type Autostart = boolean | null;

/** Runs checks side by side. One that fails could not find out, and the log says so. */
export async function runChecks(checks: Checks, log: Log): Promise<readonly LockGap[]> {
  const gaps = await Promise.all(
    (Object.entries(checks) as [LockGapName, Check][]).map(async ([name, check]) => {
      try {
        return { name, state: await check() };
      } catch (error) {
        log.warn({ gap: name, ...errorPosition(error) }, 'a part of the kiosk lock could not be checked');
        return { name, state: 'unknown' as const };
      }
    }),
  );
  return gaps.flatMap(({ name, state }) => (state === null ? [] : [{ name, state }]));
}

export const closedIf = (isClosed: boolean): LockGapState => (isClosed ? 'closed' : 'open');
