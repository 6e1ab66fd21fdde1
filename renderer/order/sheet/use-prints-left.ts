import { computed, onUnmounted, watch, type ComputedRef } from 'vue';
import { useStatusStore } from '../../state/status-store.ts';

/**
 * How many prints the chosen printer has left, once they are few; null while there are plenty, or nobody counts them.
 * Tells the status strip which printer is in use, and asks anew how it stands whenever another one is chosen.
 */
export function usePrintsLeft(printerId: () => string): ComputedRef<number | null> {
  const store = useStatusStore();
  watch(
    printerId,
    (chosen) => {
      store.printerInUse = chosen;
      void store.load();
    },
    { immediate: true },
  );
  onUnmounted(() => (store.printerInUse = null));
  return computed(() => store.status?.printers.find(({ id }) => id === printerId())?.printsLeft ?? null);
}
