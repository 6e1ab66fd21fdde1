import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { BridgeError } from '../bridge/bridge.ts';
import { useRetouchSessionStore } from '../retouch-session/retouch-session-store.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface UnpaidActions {
  readonly busy: Readonly<Ref<boolean>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly dismiss: () => void;
  /** @returns true when it succeeded; false also while another action runs */
  readonly run: (call: () => Promise<RetouchSessionView>) => Promise<boolean>;
  /** Runs after the earlier calls made this way, and never drops one: marks are keys pressed in quick succession. */
  readonly inTurn: (call: () => Promise<RetouchSessionView>) => Promise<void>;
}

/** Actions on a session besides its paid call: marks and prints do not wait for a run. */
export function useUnpaidActions(): UnpaidActions {
  const store = useRetouchSessionStore();
  const busy = ref(false);
  const failure = shallowRef<BridgeError | null>(null);
  let turn: Promise<unknown> = Promise.resolve();

  /** @returns true when it succeeded */
  async function attempt(call: () => Promise<RetouchSessionView>): Promise<boolean> {
    try {
      store.show(await call());
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
      // An unexpected failure does not hold up the next action.
      turn = mine.catch(() => undefined);
      await mine;
    },
  };
}
