import { defineStore } from 'pinia';
import { ref } from 'vue';
import { kiosk, type ConnectionLost } from '../bridge/bridge.ts';

/** Milliseconds between two tries to reach the kiosk again. */
const retryEvery = 2_000;

/** Whether the main process answers. Only the browser host can lose it. */
export const useConnectionStore = defineStore('connection', () => {
  const lost = ref<ConnectionLost['reason'] | null>(null);
  let trying = false;

  /** Says that nobody answered, and goes on trying until somebody does. */
  function lose(reason: ConnectionLost['reason']): void {
    if (lost.value !== 'refused') lost.value = reason;
    if (!trying) void tryAgain();
  }

  /** The order and its step live in the main process: a fresh page is the simplest way back to both. */
  async function tryAgain(): Promise<void> {
    trying = true;
    for (;;) {
      try {
        await kiosk().kioskStatus();
        location.reload();
        return;
      } catch {
        // Still away, which the screen already says; an answer that failed counts as away as well.
        await new Promise((resolve) => setTimeout(resolve, retryEvery));
      }
    }
  }

  return { lost, lose };
});
