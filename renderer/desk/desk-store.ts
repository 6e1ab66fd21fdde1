import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { DeskView, OrderSummary } from '../../shared/model.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The desk's three columns and its search. Asked once; asked again when an order has changed. */
export const useDeskStore = defineStore('desk', () => {
  const desk = shallowRef<DeskView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const found = shallowRef<readonly OrderSummary[] | null>(null);
  const searching = ref(false);
  let asked = '';

  async function load(): Promise<void> {
    try {
      desk.value = await kiosk().desk();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  /** Finds orders by anything. Empty text goes back to the three columns; a late answer to older text is dropped. */
  async function find(text: string): Promise<void> {
    asked = text.trim();
    const mine = asked;
    if (mine === '') {
      found.value = null;
      searching.value = false;
      return;
    }
    searching.value = true;
    try {
      const orders = await kiosk().findOrders({ text: mine });
      if (asked === mine) found.value = orders;
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      if (asked === mine) searching.value = false;
    }
  }

  kioskEvents().onOrderChanged(() => {
    if (desk.value !== null) void load();
  });

  return { desk, failure, found, searching, load, find };
});
