import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { BenchView } from '../../shared/bench.ts';
import type { BridgeError } from '../bridge.ts';
import { useBenchStore } from '../retouch/bench-store.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface SideWork {
  readonly busy: Readonly<Ref<boolean>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly dismiss: () => void;
  /** @returns whether it was done; false as well while something else is being done */
  readonly run: (call: () => Promise<BenchView>) => Promise<boolean>;
}

/** What is done to a bench beside its one paid call: marks and prints do not wait until a run has come. */
export function useSideWork(): SideWork {
  const store = useBenchStore();
  const busy = ref(false);
  const failure = shallowRef<BridgeError | null>(null);
  return {
    busy,
    failure,
    dismiss: () => (failure.value = null),
    async run(call) {
      if (busy.value) return false;
      busy.value = true;
      failure.value = null;
      try {
        store.keep(await call());
        return true;
      } catch (error) {
        failure.value = expectedFailure(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
