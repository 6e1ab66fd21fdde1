import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PrintView } from '../../../shared/model/prints.ts';
import { photosToPrint, readyPhotos } from '../../state/order-progress.ts';

export interface SheetToPrint {
  /** True while a sheet on the stage is to be printed. */
  readonly toPrint: ComputedRef<boolean>;
  /** True when every photo that is here is on paper, or on its way to it. */
  readonly allPrinted: ComputedRef<boolean>;
  /** True when staff have asked for a sheet beyond those that hold every photo. */
  readonly more: Ref<boolean>;
  /** The last sheet when it was not printed, and one is to be printed; null otherwise. */
  readonly failed: ComputedRef<PrintView | null>;
}

/** Tells whether the order needs another sheet. */
export function useSheetToPrint(order: () => OrderView): SheetToPrint {
  const more = ref(false);
  const ready = computed(() => readyPhotos(order()).length > 0);
  const allPrinted = computed(() => ready.value && photosToPrint(order()).length === 0);
  const toPrint = computed(
    () => order().state === 'open' && ready.value && (!allPrinted.value || more.value),
  );
  const failed = computed(() => {
    const last = order().prints.find(({ kind }) => kind === 'sheet');
    return toPrint.value && last?.state === 'failed' ? last : null;
  });
  return { toPrint, allPrinted, more, failed };
}
