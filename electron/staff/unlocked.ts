import type { StaffId } from '../../shared/ids.ts';
import type { Clock } from '../clock.ts';

/** After this many milliseconds without action, the supervisor counts as gone. */
const patienceMs = 10 * 60_000;

/** The supervisor who entered a PIN, and the time since that person's last action. */
export interface Unlocked {
  begin(who: StaffId): void;
  /** Restarts the time. Returns the supervisor; null when the time was over, and it stays over. */
  renew(): StaffId | null;
  /** Returns the supervisor without restarting the time; null when it is over. */
  who(): StaffId | null;
  end(): void;
  /** Milliseconds; 0 when it is over. */
  leftMs(): number;
}

/**
 * The time is over when either clock says so: the monotonic clock may stop while the machine sleeps, and the
 * other may be set.
 */
export function createUnlocked(clock: Clock): Unlocked {
  let since: { readonly who: StaffId; readonly wall: number; readonly grown: number } | null = null;
  const begin = (who: StaffId): void => {
    since = { who, wall: clock.now().getTime(), grown: clock.monotonicMs() };
  };
  const leftMs = (): number => {
    if (since === null) return 0;
    const passed = Math.max(clock.now().getTime() - since.wall, clock.monotonicMs() - since.grown);
    if (passed >= patienceMs) since = null;
    return Math.max(0, patienceMs - passed);
  };
  return {
    begin,
    renew() {
      if (leftMs() === 0 || since === null) return null;
      const { who } = since;
      begin(who);
      return who;
    },
    who: () => (leftMs() === 0 ? null : (since?.who ?? null)),
    end: () => void (since = null),
    leftMs,
  };
}
