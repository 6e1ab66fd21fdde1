import type { Clock } from './clock.ts';

/** How long the page has asked for nothing, so that nothing which ends Headroom begins while someone uses the counter. */
export interface LastUse {
  /** Call it when a call of the page begins, and when it ends. */
  note(): void;
  /** Time since the last call of the page, or since the start, ms. */
  quietMs(): number;
}

export function createLastUse(clock: Pick<Clock, 'monotonicMs'>): LastUse {
  let at = clock.monotonicMs();
  return {
    note: () => void (at = clock.monotonicMs()),
    quietMs: () => clock.monotonicMs() - at,
  };
}
