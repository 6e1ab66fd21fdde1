import { computed, nextTick, onMounted, onUnmounted, ref, type ComputedRef, type Ref } from 'vue';
import { useRouter } from 'vue-router';

export interface Unsaved {
  /** True while the person is asked what to do with the changes. */
  readonly asking: Ref<boolean>;
  /** True when the page has changes that are not saved. */
  readonly isChanged: ComputedRef<boolean>;
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
  /** Null until the page is drawn. */
  const saved = ref<string | null>(null);
  let resolve: (go: boolean) => void = () => undefined;

  const now = (): string => JSON.stringify(state() ?? null);
  const isSaved = (): boolean => saved.value === null || now() === saved.value;
  const isChanged = computed(() => !isSaved());
  async function settle(): Promise<void> {
    await nextTick();
    saved.value = now();
  }
  function answer(go: boolean): void {
    asking.value = false;
    resolve(go);
  }
  async function mayLeave(): Promise<boolean> {
    answer(false);
    takeOver();
    await nextTick();
    if (isSaved()) return true;
    await saving();
    if (isSaved()) return true;
    asking.value = true;
    return new Promise((settled) => (resolve = settled));
  }

  onMounted(settle);
  onUnmounted(router.beforeEach(mayLeave));
  return { asking, isChanged, answer, settle };
}
