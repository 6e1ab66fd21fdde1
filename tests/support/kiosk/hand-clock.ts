import type { Clock } from '../../../electron/clock.ts';

/** A clock that moves only when a test moves it. */
export interface HandClock extends Clock {
  /** Advances both clocks. Milliseconds. */
  pass(milliseconds: number): void;
  /**
   * Sets the wall clock as a person would; the monotonic clock stays. Milliseconds forward, or back when negative.
   */
  set(milliseconds: number): void;
}

export function handClock(start = '2026-11-21T10:00:00.000Z'): HandClock {
  let wall = Date.parse(start);
  let grown = 0;
  return {
    now: () => new Date(wall),
    monotonicMs: () => grown,
    pass(milliseconds) {
      wall += milliseconds;
      grown += milliseconds;
    },
    set: (milliseconds) => void (wall += milliseconds),
  };
}
