import type { Clock } from '../clock.ts';

/** After this many milliseconds without action, the supervisor counts as gone. */
const patienceMs = 10 * 60_000;

/** The time since the supervisor's last action. */
export interface Unlocked {
  begin(): void;
  /** Restarts the time. @returns false when it was over, and it stays over */
  renew(): boolean;
  end(): void;
  /** Milliseconds; 0 when it is over. */
  leftMs(): number;
}

/**
 * The time is over when either clock says so: the monotonic clock may stop while the machine sleeps, and the
 * other may be set.
 */
export function createUnlocked(clock: Clock): Unlocked {
  let since: { readonly wall: number; readonly grown: number } | null = null;
  const begin = (): void => {
    since = { wall: clock.now().getTime(), grown: clock.monotonicMs() };
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
      if (leftMs() === 0) return false;
      begin();
      return true;
    },
    end: () => void (since = null),
    leftMs,
  };
}
