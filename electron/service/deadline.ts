import type { Clock } from '../clock.ts';

/** The half of the clock that neither a person nor a time zone can move. */
export type MonotonicClock = Pick<Clock, 'monotonicMs'>;

export type StopReason = 'time-out' | 'left';

/** The one moment at which a call is given up, whatever it is doing: its deadline or its caller's signal. */
export interface Deadline {
  readonly stopped: () => StopReason | null;
  /** Milliseconds left, never below 0. */
  readonly remaining: () => number;
  /** Calls `run` once when the call is to stop, at once if it already is. The answer withdraws it. */
  readonly onStop: (run: (reason: StopReason) => void) => () => void;
  /** Waits, or until the call is to stop. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Frees the timer and the signal's listener. */
  readonly end: () => void;
}

/** A deadline that is noticed this late was slept through: by the machine, or by this program. Milliseconds. */
const sleptMs = 1_000;
/** Time to read data that arrived in the connection meanwhile, ms. */
const readingMs = 3_000;

/**
 * Starts the total deadline of a call: `milliseconds` from now, or as soon as `signal` is aborted. A deadline that was
 * slept through is put off once, by a little: an answer that came meanwhile is paid for.
 */
export function startDeadline(clock: MonotonicClock, milliseconds: number, signal?: AbortSignal): Deadline {
  let endsAt = clock.monotonicMs() + milliseconds;
  let wasPutOff = false;
  const listeners = new Set<(reason: StopReason) => void>();
  let reason: StopReason | null = null;

  const stop = (why: StopReason): void => {
    if (reason !== null) return;
    reason = why;
    for (const listener of [...listeners]) listener(why);
    listeners.clear();
  };
  const leave = (): void => {
    stop('left');
  };
  const passed = (): void => {
    const now = clock.monotonicMs();
    if (wasPutOff || now - endsAt < sleptMs) {
      stop('time-out');
      return;
    }
    wasPutOff = true;
    endsAt = now + readingMs;
    clearTimeout(timer);
    timer = setTimeout(passed, readingMs);
  };
  let timer = setTimeout(passed, milliseconds);
  if (signal?.aborted === true) leave();
  else signal?.addEventListener('abort', leave, { once: true });

  const stopped = (): StopReason | null => {
    // A starved event loop runs timers late: the clock itself is asked as well.
    if (reason === null && clock.monotonicMs() >= endsAt) passed();
    return reason;
  };
  const onStop = (run: (why: StopReason) => void): (() => void) => {
    const already = stopped();
    if (already !== null) run(already);
    else listeners.add(run);
    return () => {
      listeners.delete(run);
    };
  };

  return {
    stopped,
    remaining: () => Math.max(0, endsAt - clock.monotonicMs()),
    onStop,
    pause: (wait) =>
      new Promise((resolve) => {
        const waiting = setTimeout(() => {
          withdraw();
          resolve();
        }, wait);
        const withdraw = onStop(() => {
          clearTimeout(waiting);
          resolve();
        });
      }),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      listeners.clear();
    },
  };
}
