/** What time it is. A port, so that tests can set the clock and wind it on. */
export interface Clock {
  /** The wall clock: what is stored and shown. People and time servers may move it in either direction. */
  now(): Date;
  /** Milliseconds that only ever grow: deadlines and durations, untouched by a moved wall clock. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};
