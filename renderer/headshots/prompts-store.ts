import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { PromptView } from '../../shared/retouch.ts';
import type { PromptId } from '../../shared/ids.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The studio's own prompts. */
export const usePromptsStore = defineStore('prompts', () => {
  const prompts = shallowRef<readonly PromptView[]>([]);
  const failure = shallowRef<BridgeError | null>(null);
  const working = ref(false);

  /** @returns true when it succeeded */
  async function run(call: () => Promise<readonly PromptView[]>): Promise<boolean> {
    if (working.value) return false;
    working.value = true;
    failure.value = null;
    try {
      prompts.value = await call();
      return true;
    } catch (error) {
      failure.value = expectedFailure(error);
      return false;
    } finally {
      working.value = false;
    }
  }
  return {
    prompts,
    failure,
    working,
    load: () => run(() => kiosk().listPrompts()),
    save: (promptId: PromptId | null, name: string, prompt: string) =>
      run(() => kiosk().savePrompt({ promptId, name, prompt })),
    remove: (promptId: PromptId) => run(() => kiosk().removePrompt({ promptId })),
    dismiss: () => (failure.value = null),
  };
});
