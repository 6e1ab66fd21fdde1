import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import { kiosk } from '../bridge.ts';
import { useStatusStore } from '../shell/status-store.ts';
import { expectedFailure } from '../ui/errors.ts';

/**
 * How many prints a printer has left, once they are few; null while there are plenty, or nobody counts them. Of the
 * studio's usual printer the kiosk tells by itself; another one is asked when it is chosen.
 */
export function usePrintsLeft(printerId: () => string, usual: string): ComputedRef<number | null> {
  const store = useStatusStore();
  const other = shallowRef<number | null>(null);
  watch(
    printerId,
    async (chosen) => {
      other.value = null;
      if (chosen === usual || chosen === 'file') return;
      try {
        const { supply } = await kiosk().printerSetup({ printerId: chosen });
        if (printerId() === chosen && supply.low) other.value = supply.left;
      } catch (error) {
        // What keeps the printer from answering is said with its approval.
        expectedFailure(error);
      }
    },
    { immediate: true },
  );
  return computed(() => (printerId() === usual ? (store.status?.printer.printsLeft ?? null) : other.value));
}
