import type { Clock } from '../clock.ts';

/** A supervisor who walks away has left after this. Milliseconds. */
const patienceMs = 10 * 60_000;

/** The time since a supervisor last did something. */
export interface Unlocked {
  begin(): void;
  /** Starts the time anew. @returns false when it was over, which it then stays */
  renew(): boolean;
  end(): void;
  /** Milliseconds; 0 when it is over. */
  leftMs(): number;
}

/** Over by either clock: the one that only grows may stand still while the machine sleeps, the other may be set. */
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
