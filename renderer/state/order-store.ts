import { defineStore } from 'pinia';
import { computed, ref, shallowReactive, shallowRef } from 'vue';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderStep, OrderView } from '../../shared/model/order.ts';
import { kiosk, kioskEvents, type BridgeError, type Kiosk } from '../bridge/bridge.ts';
import { useSettingsStore } from './settings-store.ts';
import { expectedFailure } from '../ui/errors.ts';
import { isSecondPress } from '../ui/second-press.ts';
import { blankOrder, blankOrderId } from './blank-order.ts';
import { useCustomerDrafts } from './customer-drafts-store.ts';

/** The action under way on an order, and its start (milliseconds since the epoch). */
export interface Work {
  readonly name: keyof Kiosk;
  readonly since: number;
}

/** Each is one paid call. */
const paid: ReadonlySet<keyof Kiosk> = new Set(['requestPreview', 'requestFinal']);

/**
 * The order on screen. Actions and failures are kept by order: staff may leave one while its preview is being made and
 * serve another customer.
 */
export const useOrderStore = defineStore('order', () => {
  const settings = useSettingsStore();
  const drafts = useCustomerDrafts();
  const order = shallowRef<OrderView | null>(null);
  /** Increases when another order comes on screen, but not when the blank order becomes a real one. */
  const visit = ref(0);
  const openFailure = shallowRef<BridgeError | null>(null);
  const works = shallowReactive(new Map<OrderId, Work>());
  const failures = shallowReactive(new Map<OrderId, BridgeError>());
  /** The earliest time at which the service accepts another try, milliseconds since the epoch. */
  const waits = shallowReactive(new Map<OrderId, number>());
  /** The last action, by order. */
  const lastWorks = new Map<OrderId, Work>();
  /** Orders that changed during an action on them: the action's answer may be older than the change. */
  const overtaken = new Set<OrderId>();

  const work = computed(() => (order.value === null ? null : (works.get(order.value.id) ?? null)));
  const failure = computed(() => (order.value === null ? null : (failures.get(order.value.id) ?? null)));

  const waitUntil = computed(() => (order.value === null ? null : (waits.get(order.value.id) ?? null)));

  function show(next: OrderView): void {
    if (order.value?.id === next.id) order.value = next;
  }

  async function open(id: OrderId): Promise<void> {
    if (order.value?.id !== id) {
      order.value = null;
      visit.value += 1;
    }
    openFailure.value = null;
    try {
      order.value =
        id === blankOrderId
          ? blankOrder(settings.settings ?? (await kiosk().settings()))
          : await kiosk().openOrder({ orderId: id });
    } catch (error) {
      openFailure.value = expectedFailure(error);
    }
  }

  async function refresh(id: OrderId): Promise<void> {
    if (id === blankOrderId) return;
    try {
      show(await kiosk().openOrder({ orderId: id }));
    } catch (error) {
      expectedFailure(error);
    }
  }

  /** Puts the blank order into the records, which gives it a number. */
  async function recordBlank(): Promise<OrderId> {
    const made = await kiosk().createOrder();
    drafts.move(blankOrderId, made.id);
    if (order.value?.id === blankOrderId) order.value = made;
    return made.id;
  }

  /**
   * Runs one action on the open order. A second press during the action is ignored. So is the second half of a double
   * click when the first was answered at once: after a paid call, the next step may be another paid call.
   * @param saysItself receives a failure; returns true when the caller shows it, so that it never appears beside the
   * order
   * @returns the order afterwards, or null when the action failed or another one is under way
   */
  async function act(
    name: keyof Kiosk,
    call: (orderId: OrderId) => Promise<OrderView>,
    saysItself: (failure: BridgeError) => boolean = () => false,
  ): Promise<OrderView | null> {
    let id = order.value?.id;
    if (id === undefined || works.has(id)) return null;
    const last = lastWorks.get(id);
    if (paid.has(name) && last?.name === name && isSecondPress(last.since)) return null;
    const doing = { name, since: Date.now() };
    works.set(id, doing);
    lastWorks.set(id, doing);
    failures.delete(id);
    waits.delete(id);
    try {
      if (id === blankOrderId) {
        id = await recordBlank();
        works.delete(blankOrderId);
        works.set(id, doing);
      }
      const next = await call(id);
      show(next);
      return next;
    } catch (error) {
      const failed = expectedFailure(error);
      if (failed !== null && !saysItself(failed)) failures.set(id, failed);
      const seconds = failed?.details['retryAfterSeconds'];
      if (typeof seconds === 'number') waits.set(id, Date.now() + seconds * 1_000);
      await refresh(id);
      return null;
    } finally {
      works.delete(id);
      if (overtaken.delete(id)) void refresh(id);
    }
  }

  /** Records an order that has typed text which no other call can save yet. */
  const record = (): Promise<OrderView | null> =>
    act('createOrder', (orderId) => kiosk().openOrder({ orderId }));

  const goTo = (step: OrderStep): Promise<OrderView | null> =>
    act('goToStep', (orderId) => kiosk().goToStep({ orderId, step }));

  /** Shows a failure of the page beside the order, for example a file that is too large to send. */
  function fail(error: BridgeError): void {
    if (order.value !== null) failures.set(order.value.id, error);
  }
  function dismiss(): void {
    if (order.value !== null) failures.delete(order.value.id);
  }

  kioskEvents().onOrderChanged(({ orderId }) => {
    if (works.has(orderId)) overtaken.add(orderId);
    else if (order.value?.id === orderId) void refresh(orderId);
  });

  return {
    order,
    visit,
    openFailure,
    work,
    failure,
    waitUntil,
    open,
    record,
    act,
    goTo,
    fail,
    dismiss,
  };
});
