import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface UnpaidActions {
  readonly busy: Readonly<Ref<boolean>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly dismiss: () => void;
  /** @returns whether it was done; false as well while something else is being done */
  readonly run: (call: () => Promise<RetouchSessionView>) => Promise<boolean>;
  /** Done after what was asked for in this way before, and never dropped: marks are keys that come one upon the other. */
  readonly inTurn: (call: () => Promise<RetouchSessionView>) => Promise<void>;
}

/** What is done to a session beside its one paid call: marks and prints do not wait until a run has come. */
export function useUnpaidActions(): UnpaidActions {
  const store = useRetouchSessionStore();
  const busy = ref(false);
  const failure = shallowRef<BridgeError | null>(null);
  let turn: Promise<unknown> = Promise.resolve();

  /** @returns whether it was done */
  async function attempt(call: () => Promise<RetouchSessionView>): Promise<boolean> {
    try {
      store.keep(await call());
      return true;
    } catch (error) {
      failure.value = expectedFailure(error);
      return false;
    }
  }
  return {
    busy,
    failure,
    dismiss: () => (failure.value = null),
    async run(call) {
      if (busy.value) return false;
      busy.value = true;
      failure.value = null;
      try {
        return await attempt(call);
      } finally {
        busy.value = false;
      }
    },
    async inTurn(call) {
      failure.value = null;
      const mine = turn.then(() => attempt(call));
      // One that fails in a way that nobody expects does not hold up the next.
      turn = mine.catch(() => undefined);
      await mine;
    },
  };
}
