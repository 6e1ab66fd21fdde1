/** Customers: finding one, what the studio knows of them, and their earlier orders. */
import { KioskError } from '../../shared/errors.ts';
import type { CustomerId, MergeId, StaffId } from '../../shared/ids.ts';
import { foundCustomers } from '../../shared/lists.ts';
import type {
  CustomerChange,
  CustomerDetails,
  CustomerOrderPart,
  CustomersFound,
} from '../../shared/model/customers.ts';
import type { FileView } from '../../shared/model/files.ts';
import type { Needs } from '../orders/deps.ts';
import { noteConsent } from '../orders/people/consent.ts';
import type { CustomerRow } from '../records/orders/customers.ts';
import { customersAlike } from './alike.ts';
import { consentsOf } from './consents.ts';
import { exportCustomers } from './export.ts';
import { firstOrders, ordersAfter } from './history.ts';
import { lastMerge, merge, undoMerge } from './merges.ts';

/** Number of consents that a customer's screen lists. */
const consentsShown = 5;

export type Customers = ReturnType<typeof createCustomers>;

export function createCustomers(
  deps: Needs<'records' | 'clock' | 'changed' | 'note' | 'settings' | 'who' | 'practice'>,
) {
  const { records, changed, note } = deps;

  /** @throws KioskError NOT_FOUND for a customer who was erased or merged into another */
  function existing(id: CustomerId): CustomerRow {
    const customer = records.customers.get(id);
    if (customer?.erasedAt !== null) throw new KioskError('NOT_FOUND', 'no such customer');
    return customer;
  }
  function known(id: CustomerId): CustomerDetails {
    const { erasedAt: _erasedAt, ...details } = existing(id);
    return {
      ...details,
      notes: records.customers.notes(id),
      consents: consentsOf(deps, id, consentsShown),
      alike: customersAlike(deps, details),
      merged: lastMerge(deps, id),
    };
  }

  /** Tells the page that the customer's name may have changed in the open ones among the newest orders. */
  function tellOrders(id: CustomerId): void {
    for (const order of firstOrders(deps, id)) if (order.state === 'open') changed(order.id);
  }

  return {
    /** Opens a customer's own screen. @throws KioskError NOT_FOUND */
    view(id: CustomerId): CustomerDetails {
      const customer = known(id);
      note('customer-opened', { subject: id });
      return customer;
    },

    /** Finds customers; without a text, returns those with the newest orders. */
    find: (text: string): CustomersFound =>
      text === ''
        ? { customers: records.customers.newest(foundCustomers), similar: false }
        : records.reading(() => records.customers.find(text, foundCustomers)),

    /** Returns a customer's orders that follow `after`; null starts with the newest. @throws KioskError NOT_FOUND */
    orders(id: CustomerId, after: number | null): CustomerOrderPart {
      existing(id);
      return ordersAfter(deps, id, after);
    },

    /** Changes what is known of a customer, also in their orders. @throws KioskError NOT_FOUND */
    change(id: CustomerId, { notes, ...details }: CustomerChange): CustomerDetails {
      const before = existing(id);
      records.transaction(() => {
        note('customer-changed', { subject: id });
        noteConsent(deps, id, before.keepPhotos, details.keepPhotos);
        records.customers.update({ id, ...details });
        records.customers.note(id, notes);
      });
      tellOrders(id);
      return known(id);
    },

    /** Returns every customer as CSV. @param allowedBy the supervisor who allowed it */
    async csv(allowedBy: StaffId | null): Promise<FileView> {
      const { file, count } = await exportCustomers(deps);
      note('exported', { allowedBy, file: 'customers', count });
      return file;
    },

    /** Merges another customer into this one. @throws KioskError NOT_FOUND, INVALID_INPUT */
    merge(id: CustomerId, otherId: CustomerId, details: CustomerChange): CustomerDetails {
      merge(deps, id, otherId, details);
      tellOrders(id);
      return known(id);
    },

    /** Undoes the last merge into a customer. @throws KioskError NOT_FOUND, WRONG_STEP */
    undoMerge(id: CustomerId, mergeId: MergeId): CustomerDetails {
      const told = firstOrders(deps, id);
      undoMerge(deps, id, mergeId);
      for (const order of told) if (order.state === 'open') changed(order.id);
      return known(id);
    },
  };
}
