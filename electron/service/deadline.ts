import type { Clock } from '../clock.ts';

/** The part of the clock that neither a person nor a time zone can change. */
export type MonotonicClock = Pick<Clock, 'monotonicMs'>;

type StopReason = 'time-out' | 'left';

/** The moment at which a call is given up, from its time limit or its caller's signal. */
export interface Deadline {
  readonly stopped: () => StopReason | null;
  /** Milliseconds left, never below 0. */
  readonly remaining: () => number;
  /**
   * Calls `run` once when the call is to stop, or immediately if it already is. Returns a function that
   * cancels this.
   */
  readonly onStop: (run: (reason: StopReason) => void) => () => void;
  /** Waits this long, or until the call is to stop. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Releases the timer and the signal's listener. */
  readonly end: () => void;
}

/** A deadline noticed this late, in milliseconds, means that the machine or this program was asleep. */
const sleptMs = 1_000;
/** Extra milliseconds to read data that arrived on the connection meanwhile. */
const readingMs = 3_000;

/**
 * Starts a call's total deadline: `milliseconds` from now, or as soon as `signal` is aborted. A deadline that
 * passed during sleep is extended once, briefly: an answer that came meanwhile is paid for.
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
    // A starved event loop runs timers late, so ask the clock as well.
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
