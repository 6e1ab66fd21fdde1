import { watchDebounced } from '@vueuse/core';
import { onMounted, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { OrderSummary } from '../../shared/model.ts';
import { kiosk, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface OrderSearch {
  readonly text: Ref<string>;
  /** What `orders` are the answer to; empty for those of today. */
  readonly answered: Readonly<Ref<string>>;
  /** Null until the first answer. */
  readonly orders: Readonly<ShallowRef<readonly OrderSummary[] | null>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly again: () => Promise<void>;
}

/** Milliseconds: as at the desk's own search. */
const debounce = 120;

/** Orders by anything that the desk finds them by; those in hand and done today for as long as nothing is typed. */
export function useOrderSearch(): OrderSearch {
  const text = ref('');
  const answered = ref('');
  const orders = shallowRef<readonly OrderSummary[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let asked = 0;

  async function look(words: string): Promise<readonly OrderSummary[]> {
    if (words !== '') return kiosk().findOrders({ text: words });
    const { inHand, doneToday } = await kiosk().desk();
    return [...inHand, ...doneToday];
  }
  async function again(): Promise<void> {
    const mine = (asked += 1);
    const words = text.value.trim();
    try {
      const found = await look(words);
      // A late answer to older text is dropped.
      if (mine !== asked) return;
      orders.value = found;
      answered.value = words;
      failure.value = null;
    } catch (error) {
      if (mine === asked) failure.value = expectedFailure(error);
    }
  }
  watchDebounced(text, again, { debounce });
  onMounted(again);
  return { text, answered, orders, failure, again };
}
