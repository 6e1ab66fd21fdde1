import { computed, onUnmounted, watch, type ComputedRef } from 'vue';
import { useStatusStore } from '../../state/status-store.ts';
import { expectedFailure } from '../../ui/errors.ts';

/**
 * Returns how many prints the chosen printer has left when they are few; null when there are plenty or nobody counts
 * them. Tells the status strip which printer is in use, and loads its status again whenever another one is chosen.
 */
export function usePrintsLeft(printerId: () => string): ComputedRef<number | null> {
  const store = useStatusStore();
  watch(
    printerId,
    (chosen) => {
      store.printerInUse = chosen;
      // The main process sends every later change, so a failure leaves the older figures for that long.
      void store.load().catch(expectedFailure);
    },
    { immediate: true },
  );
  onUnmounted(() => (store.printerInUse = null));
  return computed(() => store.status?.printers.find(({ id }) => id === printerId())?.printsLeft ?? null);
}
