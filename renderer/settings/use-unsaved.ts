import { nextTick, onMounted, onUnmounted, ref, type Ref } from 'vue';
import { useRouter } from 'vue-router';

export interface Unsaved {
  /** True while the person is asked what to do with the changes. */
  readonly asking: Ref<boolean>;
  /** Answers the question: true continues to where the person wanted to go, false stays. */
  readonly answer: (go: boolean) => void;
  /** Treats the values on screen as saved. */
  readonly settle: () => Promise<void>;
}

/**
 * Asks before staff leave a settings page with unsaved changes.
 * @param state everything that would be saved
 * @param takeOver makes the focused field accept the text just typed
 * @param saving resolves when a save under way has succeeded or failed
 */
export function useUnsaved(state: () => unknown, takeOver: () => void, saving: () => Promise<void>): Unsaved {
  const router = useRouter();
  const asking = ref(false);
  let saved = '';
  let resolve: (go: boolean) => void = () => undefined;

  const now = (): string => JSON.stringify(state() ?? null);
  async function settle(): Promise<void> {
    await nextTick();
    saved = now();
  }
  function answer(go: boolean): void {
    asking.value = false;
    resolve(go);
  }
  async function mayLeave(): Promise<boolean> {
    answer(false);
    takeOver();
    await nextTick();
    if (now() === saved) return true;
    await saving();
    if (now() === saved) return true;
    asking.value = true;
    return new Promise((settled) => (resolve = settled));
  }

  onMounted(settle);
  onUnmounted(router.beforeEach(mayLeave));
  return { asking, answer, settle };
}
