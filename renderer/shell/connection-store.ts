import { defineStore } from 'pinia';
import { ref } from 'vue';
import { kiosk, type ConnectionLost } from '../bridge/bridge.ts';

/** Milliseconds between two attempts to reach the kiosk again. */
const retryEvery = 2_000;

/** Whether the main process answers. Only the browser host can lose it. */
export const useConnectionStore = defineStore('connection', () => {
  const lost = ref<ConnectionLost['reason'] | null>(null);
  let trying = false;

  /** Records that the kiosk does not answer, and keeps trying until it does. */
  function lose(reason: ConnectionLost['reason']): void {
    if (lost.value !== 'refused') lost.value = reason;
    if (!trying) void tryAgain();
  }

  /**
   * Tries until the kiosk answers, then reloads: the order and its step are in the main process, so a fresh page restores
   * both.
   */
  async function tryAgain(): Promise<void> {
    trying = true;
    for (;;) {
      try {
        await kiosk().kioskStatus();
        location.reload();
        return;
      } catch {
        // Still away, which the screen already says; a failed answer counts as away too.
        await new Promise((resolve) => setTimeout(resolve, retryEvery));
      }
    }
  }

  return { lost, lose };
});
