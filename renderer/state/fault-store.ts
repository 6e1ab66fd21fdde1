import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { ErrorCode } from '../../shared/errors.ts';
import { BridgeError, ConnectionLost } from '../bridge/bridge.ts';

/** What nobody expected: a bug of ours. It is said on screen once, and the order is safe in the main process. */
export const useFaultStore = defineStore('faults', () => {
  const fault = ref<ErrorCode | null>(null);

  function report(error: unknown): void {
    if (error instanceof ConnectionLost) return;
    // The page has no log of its own: what nobody expected goes where a developer looks first.
    reportError(error);
    fault.value = error instanceof BridgeError ? error.code : 'INTERNAL';
  }
  function dismiss(): void {
    fault.value = null;
  }
  return { fault, report, dismiss };
});
