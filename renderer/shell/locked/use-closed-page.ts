import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue';
import { kiosk } from '../../bridge/bridge.ts';
import { useCounterStore } from '../../state/counter-store.ts';
import { expectedFailure } from '../../ui/errors.ts';
import { closePage } from './close-page.ts';

export interface ClosedPage {
  /** True once the kiosk is known to be locked, whether the studio is open or not. */
  readonly locked: ComputedRef<boolean>;
  /** Asks the main process, which knows it without a studio. Call it when the counter cannot be read. */
  readonly ask: () => Promise<void>;
}

/**
 * Closes the page of a locked kiosk on every screen, also on those before the studio is open and after the main process is gone. Until the
 * main process has said whether the kiosk is locked, the page is closed: that takes seconds, and nobody needs a browser's menu in them.
 */
export function useClosedPage(): ClosedPage {
  const counter = useCounterStore();
  /** The answer of a main process whose studio is shut; null before it. */
  const told = ref<boolean | null>(null);
  const known = computed(() => (counter.loaded ? counter.kioskLocked : told.value));

  let open = (): void => undefined;
  watch(
    () => known.value !== false,
    (closed) => {
      open();
      open = closed ? closePage() : () => undefined;
    },
    { immediate: true },
  );
  onScopeDispose(() => open());

  return {
    locked: computed(() => known.value === true),
    async ask() {
      try {
        told.value = (await kiosk().kioskLock()).on;
      } catch (error) {
        expectedFailure(error);
      }
    },
  };
}
