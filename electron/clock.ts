/** The current time. A port, so that tests can set the clock and move it on. */
export interface Clock {
  /** The wall clock: for times that are stored and shown. People and time servers may move it in either direction. */
  now(): Date;
  /** Milliseconds of a monotonic clock: for deadlines and durations, unaffected by changes of the wall clock. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
