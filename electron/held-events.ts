import type { EventName, PayloadOf } from '../shared/contract.ts';

type Tell = <N extends EventName>(name: N, payload: PayloadOf<N>) => void;

/** Events that the locked screen needs. */
const toldWhileLocked: ReadonlySet<EventName> = new Set([
  'counterChanged',
  'openingChanged',
  'statusChanged',
]);

export interface HeldEvents {
  readonly emit: Tell;
  /** Tells what was held, if the counter is no longer locked. */
  release(): void;
}

/**
 * Holds events while the counter is locked: the page could not load what they are about. Each event is told once
 * afterwards, however often it came.
 */
export function holdWhileLocked(isLocked: () => boolean, tell: Tell): HeldEvents {
  const held = new Map<string, () => void>();
  return {
    emit(name, payload) {
      if (toldWhileLocked.has(name) || !isLocked()) tell(name, payload);
      else held.set(`${name} ${JSON.stringify(payload)}`, () => tell(name, payload));
    },
    release() {
      if (isLocked()) return;
      const told = [...held.values()];
      held.clear();
      for (const one of told) one();
    },
  };
}
