import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { CallName } from '../../shared/contract.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderStep, OrderView } from '../../shared/model/order.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { isSecondPress } from '../ui/second-press.ts';
import { blankOrder, blankOrderId } from './blank-order.ts';
import { useCustomerDrafts } from './customer-drafts-store.ts';
import { useSettingsStore } from './settings-store.ts';
import { useItemOnScreen, type CallItem, type Work } from './use-item-on-screen.ts';

/** Each is one paid call, or takes the customer's money. */
const paid: ReadonlySet<CallName> = new Set(['requestPreview', 'requestFinal', 'takePayment']);

/** The order on screen, and the actions under way on orders. */
export const useOrderStore = defineStore('order', () => {
  const settings = useSettingsStore();
  const drafts = useCustomerDrafts();
  /** Increases when another order comes on screen, but not when the blank order becomes a real one. */
  const visit = ref(0);
  /** The last action, by order. */
  const lastWorks = new Map<OrderId, Work>();

  async function fetch(orderId: OrderId): Promise<OrderView> {
    return orderId === blankOrderId
      ? blankOrder(settings.settings ?? (await kiosk().settings()))
      : kiosk().openOrder({ orderId });
  }
  /** Puts the blank order into the records, which gives it a number. */
  async function recordBlank(): Promise<OrderId> {
    const made = await kiosk().createOrder();
    drafts.move(blankOrderId, made.id);
    if (order.value?.id === blankOrderId) order.value = made;
    return made.id;
  }
  const screen = useItemOnScreen<OrderId, OrderView>({
    fetch,
    record: (id) => (id === blankOrderId ? recordBlank() : null),
  });
  const { item: order, openFailure, work, failure, waitUntil, fail, dismiss } = screen;

  async function open(id: OrderId): Promise<void> {
    if (order.value?.id !== id) {
      order.value = null;
      visit.value += 1;
    }
    await screen.open(() => fetch(id));
  }

  /**
   * Makes one call for the open order, as `useItemOnScreen` does. The second half of a double click is ignored too when
   * the first was answered at once: after a paid call, the next step may be another paid call.
   */
  const call: CallItem<OrderView> = async (name, args, saysItself) => {
    const id = order.value?.id;
    if (id === undefined || work.value !== null) return null;
    const last = lastWorks.get(id);
    if (paid.has(name) && last?.name === name && isSecondPress(last.since)) return null;
    lastWorks.set(id, { name, since: Date.now() });
    return screen.call(name, args, saysItself);
  };

  /** Records an order that has typed text which no other call can save yet. */
  const record = (): Promise<OrderView | null> => call('openOrder', (orderId) => ({ orderId }));

  const goTo = (step: OrderStep): Promise<OrderView | null> =>
    call('goToStep', (orderId) => ({ orderId, step }));

  kioskEvents().onOrderChanged(({ orderId }) => {
    screen.changed(orderId);
  });

  return {
    ...{ order, visit, openFailure, work, failure, waitUntil },
    ...{ open, record, call, goTo, fail, dismiss },
  };
});
