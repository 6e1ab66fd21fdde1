import { watchDebounced } from '@vueuse/core';
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { OrderId } from '../../shared/ids.ts';
import type { SheetPhotoView } from '../../shared/model.ts';
import { kiosk, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Milliseconds: as at the desk's own search. */
const debounce = 120;

/** Finals of other orders by name, order number or code; today's for as long as nothing is typed. */
export function useGuestSearch(orderId: () => OrderId): {
  readonly text: Ref<string>;
  /** Null until the first answer. */
  readonly found: ShallowRef<readonly SheetPhotoView[] | null>;
  readonly failure: ShallowRef<BridgeError | null>;
  readonly look: () => Promise<void>;
} {
  const text = ref('');
  const found = shallowRef<readonly SheetPhotoView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let asked = 0;

  async function look(): Promise<void> {
    const mine = (asked += 1);
    try {
      const answer = await kiosk().findSheetPhotos({ orderId: orderId(), text: text.value.trim() });
      // A late answer to older text is dropped.
      if (mine !== asked) return;
      found.value = answer;
      failure.value = null;
    } catch (error) {
      if (mine === asked) failure.value = expectedFailure(error);
    }
  }
  watchDebounced(text, look, { debounce });
  return { text, found, failure, look };
}
