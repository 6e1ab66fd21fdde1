import { onUnmounted, shallowRef, type ShallowRef } from 'vue';
import type { CustomerId } from '../../shared/ids.ts';
import type { CustomerDetails, CustomerOrder } from '../../shared/model/customers.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface OpenCustomer {
  readonly customer: Readonly<ShallowRef<CustomerDetails | null>>;
  /** The orders that are shown, newest first. */
  readonly orders: Readonly<ShallowRef<readonly CustomerOrder[]>>;
  /** Asks for older orders; null when all are shown. */
  readonly after: Readonly<ShallowRef<number | null>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly load: () => Promise<void>;
  readonly more: () => Promise<void>;
}

/** Reads a customer and their newest orders, and again when one of these orders has changed. */
export function useCustomer(customerId: CustomerId): OpenCustomer {
  const customer = shallowRef<CustomerDetails | null>(null);
  const orders = shallowRef<readonly CustomerOrder[]>([]);
  const after = shallowRef<number | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let reads = 0;

  /** Reads; a late answer is dropped. */
  async function read(work: () => Promise<() => void>): Promise<void> {
    const mine = (reads += 1);
    try {
      const show = await work();
      if (mine !== reads) return;
      show();
      failure.value = null;
    } catch (error) {
      if (mine === reads) failure.value = expectedFailure(error);
    }
  }
  const load = (): Promise<void> =>
    read(async () => {
      const [found, part] = await Promise.all([
        kiosk().customer({ customerId }),
        kiosk().customerOrders({ customerId, after: null }),
      ]);
      return () => {
        customer.value = found;
        orders.value = part.orders;
        after.value = part.after;
      };
    });
  const more = (): Promise<void> =>
    read(async () => {
      const part = await kiosk().customerOrders({ customerId, after: after.value });
      return () => {
        orders.value = [...orders.value, ...part.orders];
        after.value = part.after;
      };
    });

  onUnmounted(
    kioskEvents().onOrderChanged(({ orderId }) => {
      if (orders.value.some(({ id }) => id === orderId)) void load();
    }),
  );
  return { customer, orders, after, failure, load, more };
}
