import { defineStore } from 'pinia';
import { reactive, ref, shallowRef } from 'vue';
import type { DeskColumn, DeskView, OrderSummary } from '../../shared/model/desk.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

const columns = ['inHand', 'doneToday'] as const;

/** The desk's three columns and its search. Asked once; asked again when an order has changed. */
export const useDeskStore = defineStore('desk', () => {
  const desk = shallowRef<DeskView | null>(null);
  /** Rows of each column of orders before the ones that are shown. */
  const skips = reactive<Record<DeskColumn, number>>({ inHand: 0, doneToday: 0 });
  const failure = shallowRef<BridgeError | null>(null);
  const found = shallowRef<readonly OrderSummary[] | null>(null);
  const searching = ref(false);
  let asked = '';
  let loads = 0;

  /** The desk with another part of a column; with the column's first rows when that part has none. */
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

  /** Shows the rows of a column that follow its first `skip`. */
  async function turn(column: DeskColumn, skip: number): Promise<void> {
    skips[column] = skip;
    await load();
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

  const reload = (): void => {
    if (desk.value !== null) void load();
  };
  kioskEvents().onOrderChanged(reload);
  kioskEvents().onPrintChanged(reload);

  return { desk, skips, failure, found, searching, load, turn, find };
});
