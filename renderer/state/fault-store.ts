import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { ErrorCode } from '../../shared/errors.ts';
import { BridgeError, ConnectionLost } from '../bridge/bridge.ts';

/** Unexpected errors: bugs of ours. The screen reports each once; the order is safe in the main process. */
export const useFaultStore = defineStore('faults', () => {
  const fault = ref<ErrorCode | null>(null);

  function report(error: unknown): void {
    if (error instanceof ConnectionLost) return;
    // The page has no log of its own, so the error goes to the console, where a developer looks first.
    reportError(error);
    fault.value = error instanceof BridgeError ? error.code : 'INTERNAL';
  }
  function dismiss(): void {
    fault.value = null;
  }
  return { fault, report, dismiss };
});
