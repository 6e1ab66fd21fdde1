import { ref, shallowRef } from 'vue';
import type { BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from './errors.ts';

/** Runs one act of a screen at a time, and keeps why the main process refused it. */
export function useAct() {
  const busy = ref(false);
  const failure = shallowRef<BridgeError | null>(null);

  /** Ignores a second press while the first is at work. */
  async function act(work: () => Promise<void>): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    failure.value = null;
    try {
      await work();
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      busy.value = false;
    }
  }
  return { busy, failure, act };
}
