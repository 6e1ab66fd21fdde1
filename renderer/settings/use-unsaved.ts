import { nextTick, onMounted, onUnmounted, ref, type Ref } from 'vue';
import { useRouter } from 'vue-router';

export interface Unsaved {
  /** The person is asked what becomes of the changes. */
  readonly asking: Ref<boolean>;
  /** True lets the person go on to where they wanted to go; false keeps them here. */
  readonly answer: (go: boolean) => void;
  /** Takes the values on the screen as saved. */
  readonly settle: () => Promise<void>;
}

/**
 * Asks before the page of some settings is left with changes that are not saved.
 * @param state everything that would be saved
 * @param takeOver makes the field that has the focus give up what was typed into it
 * @param saving ends when what is being saved is saved, or could not be
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
