import { defineStore } from 'pinia';
import { reactive, ref, shallowRef } from 'vue';
import type { DeskColumn, DeskView, OrderSummary } from '../../shared/model/desk.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

const columns = ['inHand', 'doneToday'] as const;

/** The desk's three columns and its search. Loaded once, and again when an order has changed. */
export const useDeskStore = defineStore('desk', () => {
  const desk = shallowRef<DeskView | null>(null);
  /** Number of rows before those shown, for each column of orders. */
  const skips = reactive<Record<DeskColumn, number>>({ inHand: 0, doneToday: 0 });
  const failure = shallowRef<BridgeError | null>(null);
  const found = shallowRef<readonly OrderSummary[] | null>(null);
  const searching = ref(false);
  let asked = '';
  let loads = 0;

  /** Returns the desk with another page of a column, or with the column's first page when that one is empty. */
  async function turned(view: DeskView, column: DeskColumn): Promise<DeskView> {
    if (skips[column] === 0) return view;
    const { orders, count } = await kiosk().deskOrders({ column, skip: skips[column] });
    if (orders.length > 0) return { ...view, [column]: orders, counts: { ...view.counts, [column]: count } };
    skips[column] = 0;
    return view;
  }

  async function load(): Promise<void> {
    const mine = (loads += 1);
    try {
      let view = await kiosk().desk();
      for (const column of columns) view = await turned(view, column);
      // A late answer is dropped.
      if (mine !== loads) return;
      desk.value = view;
      failure.value = null;
    } catch (error) {
      if (mine === loads) failure.value = expectedFailure(error);
    }
  }

  /** Shows the rows of a column after its first `skip`. */
  async function turn(column: DeskColumn, skip: number): Promise<void> {
    skips[column] = skip;
    await load();
  }

  /** Finds orders by any text. An empty text returns to the three columns; a late answer to an older text is dropped. */
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

  const reload = (): void => {
    if (desk.value !== null) void load();
  };
  kioskEvents().onOrderChanged(reload);
  kioskEvents().onPrintChanged(reload);

  return { desk, skips, failure, found, searching, load, turn, find };
});
