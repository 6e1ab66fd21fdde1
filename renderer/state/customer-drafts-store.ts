import { defineStore } from 'pinia';
import { reactive } from 'vue';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { CustomerView } from '../../shared/model/people.ts';

export type CustomerDetails = Pick<CustomerView, 'name' | 'phone' | 'email' | 'keepPhotos'>;

/** Unsaved text about an order's customer. */
export interface CustomerDraft {
  name: string;
  phone: string;
  email: string;
  keepPhotos: boolean;
  /** The known customer that was picked for the order. */
  known: CustomerView | null;
}

const detailsOf = (from: CustomerDetails | null): CustomerDetails => ({
  name: from?.name ?? '',
  phone: from?.phone ?? '',
  email: from?.email ?? '',
  keepPhotos: from?.keepPhotos ?? false,
});

/** True when both have the same details of a customer. */
export const sameDetails = (one: CustomerDetails, other: CustomerDetails | null): boolean =>
  JSON.stringify(detailsOf(one)) === JSON.stringify(detailsOf(other));

const saved = (order: OrderView): CustomerDraft => ({
  ...detailsOf(order.customer),
  known: order.customer !== null && order.customer.orders > 1 ? order.customer : null,
});

/**
 * Keeps unsaved text about customers by order, so that it is there when staff return to the order. In memory only,
 * because it is personal data.
 */
export const useCustomerDrafts = defineStore('customer-drafts', () => {
  const drafts = new Map<OrderId, CustomerDraft>();

  function of(order: OrderView): CustomerDraft {
    const draft = drafts.get(order.id) ?? reactive(saved(order));
    drafts.set(order.id, draft);
    return draft;
  }
  /** Moves the draft when the blank order becomes a real one. */
  function move(from: OrderId, to: OrderId): void {
    const draft = drafts.get(from);
    drafts.delete(from);
    if (draft !== undefined) drafts.set(to, draft);
  }
  return { of, move, forget: (id: OrderId): void => void drafts.delete(id) };
});
