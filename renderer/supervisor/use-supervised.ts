import { onMounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { BridgeError } from '../bridge/bridge.ts';
import { useAccountStore } from '../state/account-store.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface Supervised {
  readonly busy: Ref<boolean>;
  readonly failure: ShallowRef<BridgeError | null>;
  /** True while the PIN is asked for. When it was right, call `run` again. */
  readonly unlocking: Ref<boolean>;
  /** Does the work once, also when it is asked for twice. */
  readonly run: () => Promise<void>;
}

/** Runs work that may need a supervisor: the main process says so, and the PIN is asked for then. */
export function useSupervised(work: () => Promise<void>): Supervised {
  const account = useAccountStore();
  const busy = ref(false);
  const failure = shallowRef<BridgeError | null>(null);
  const unlocking = ref(false);
  onMounted(account.load);
  return {
    busy,
    failure,
    unlocking,
    async run() {
      if (busy.value) return;
      busy.value = true;
      failure.value = null;
      try {
        await work();
      } catch (error) {
        const failed = expectedFailure(error);
        if (failed?.code === 'SUPERVISOR_REQUIRED') unlocking.value = true;
        else failure.value = failed;
      } finally {
        busy.value = false;
      }
    },
  };
}
