import { KioskError } from '../../shared/errors.ts';
import { newId, type CustomerId, type OrderId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language/languages.ts';
import type { OrderStep, OrderView, WentOnAnywayView } from '../../shared/model/order.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import { settles } from '../../shared/refunds.ts';
import type { Needs } from './deps.ts';
import { localDay, type OrderTools } from './order-tools.ts';
import { existing } from './existing-order.ts';
import { canGoTo } from './steps.ts';
import { noteConsent } from './people/consent.ts';
import { orderView } from './order-view.ts';

export interface CustomerInput {
  readonly customerId: CustomerId | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly keepPhotos: boolean;
  /** True to keep the order at the customer step, because staff are leaving in the middle of it. */
  readonly stay?: boolean | undefined;
}

type CustomerData = Pick<CustomerInput, 'name' | 'phone' | 'email' | 'keepPhotos'>;
const differs = (before: CustomerData, after: CustomerData): boolean =>
  before.name !== after.name ||
  before.phone !== after.phone ||
  before.email !== after.email ||
  before.keepPhotos !== after.keepPhotos;

/** The life of an order: its customer, its step, and how it is closed. */
export function createOrderLife(
  deps: Needs<'records' | 'service' | 'settings' | 'clock' | 'practice' | 'who'>,
  tools: OrderTools,
) {
  const { records, clock, settings } = deps;
  const { at, who, note, openOrder, paidOrder, facts, goTo, told, change } = tools;

  /** Returns the customer if only this order has them: correcting a name must not rename an earlier customer. */
  const ownCustomer = (order: OrderRow): CustomerId | null => {
    const customer = order.customerId === null ? null : records.customers.get(order.customerId);
    return customer !== null && customer.orders <= 1 ? customer.id : null;
  };

  /**
   * Removes the customer whom an order had, if they were typed for it and have no other: nobody would look for them, nor erase them with
   * the customer whom they turned out to be. Who came with an import, with notes or with a merge stays.
   */
  function removeIfUnused({ createdAt }: OrderRow, id: CustomerId): void {
    const customer = records.customers.get(id);
    const imports = { person: null, act: 'customers-imported', between: null, customers: null };
    const [imported] = records.audit.list(imports, Number.MAX_SAFE_INTEGER, 1);
    const isTyped = (customer?.createdAt ?? '') >= createdAt && (imported?.at ?? '') < createdAt;
    const isKnown = records.customers.notes(id) !== '' || records.customerMerges.goneInto(id).length > 0;
    if (customer?.orders === 0 && isTyped && !isKnown) records.customers.remove(id);
  }

  /** @throws KioskError CALL_OPEN */
  const refuseOpenCalls = (orderId: OrderId): void => {
    if (records.calls.openOf(orderId).length > 0) throw new KioskError('CALL_OPEN', 'a call is open');
  };

  /** A paid order can be cancelled only when all its money was returned and nothing was handed over. */
  const isGivenBack = (order: OrderRow): boolean => {
    const settlements = records.settlements.ofOrder(order.id);
    return records.photos
      .ofOrder(order.id)
      .every(
        (photo) =>
          photo.finalImageId === null &&
          settlements.some((settlement) => settlement.kind !== 'accepted' && settles(settlement, photo.id)),
      );
  };

  return {
    create(): OrderView {
      const id = newId('ord');
      const now = clock.now();
      records.orders.insert({
        id,
        photoMode: settings.get().photoMode,
        practice: deps.practice,
        createdAt: now.toISOString(),
        day: localDay(now),
      });
      return told(id);
    },

    /** Returns an order for a person to see. */
    open(orderId: OrderId): OrderView {
      const view = orderView(deps, orderId);
      note('order-opened', { order: orderId });
      return view;
    },

    goToStep(orderId: OrderId, step: OrderStep): OrderView {
      const order = openOrder(orderId);
      if (!canGoTo(step, facts(order))) throw new KioskError('WRONG_STEP', 'that step is not open', { step });
      goTo(orderId, step);
      return told(orderId);
    },

    /** @throws KioskError NOT_FOUND for a customer who was erased */
    setCustomer(orderId: OrderId, input: CustomerInput): OrderView {
      const order = openOrder(orderId);
      const { customerId, stay = false, ...person } = input;
      records.transaction(() => {
        const id = customerId ?? ownCustomer(order) ?? newId('cus');
        const before = records.customers.get(id);
        // They may have been erased since staff searched for them.
        if (before !== null && before.erasedAt !== null)
          throw new KioskError('NOT_FOUND', 'the customer was erased');
        noteConsent(deps, id, before?.keepPhotos ?? false, person.keepPhotos);
        if (before === null) records.customers.insert({ id, ...person, createdAt: at() }, orderId);
        else {
          records.customers.update({ id, ...person });
          if (differs(before, person)) note('customer-changed', { order: orderId, subject: id });
        }
        records.orders.setCustomer(orderId, id);
        if (order.customerId !== null && order.customerId !== id) removeIfUnused(order, order.customerId);
        if (order.step === 'customer' && !stay) goTo(orderId, 'document');
      });
      return told(orderId);
    },

    /** @throws KioskError NOT_FOUND */
    setLanguage(orderId: OrderId, language: Language | null): OrderView {
      existing(deps, orderId);
      return change(orderId, () => records.orders.setLanguage(orderId, language));
    },

    /** Records that staff continue although the verdict warned against it. @throws KioskError NOT_FOUND, WRONG_STEP */
    goOnAnyway(orderId: OrderId, decision: Pick<WentOnAnywayView, 'imageId' | 'step' | 'points'>): OrderView {
      openOrder(orderId);
      return change(orderId, () => {
        records.wentOnAnyway.insert(orderId, { ...decision, by: who(), at: at() });
        note('went-on-anyway', { order: orderId, step: decision.step });
      });
    },

    finish(orderId: OrderId): OrderView {
      const order = paidOrder(orderId);
      if (!tools.owesNothing(order)) throw new KioskError('WRONG_STEP', 'something is still owed');
      refuseOpenCalls(orderId);
      records.orders.setState(orderId, 'done', at(), '');
      return told(orderId);
    },

    cancel(orderId: OrderId, reason: string): OrderView {
      const order = openOrder(orderId);
      if (tools.isPaid(orderId) && !isGivenBack(order)) {
        throw new KioskError('WRONG_STEP', 'the order is paid', { state: 'paid' });
      }
      if (!tools.isPaid(orderId)) tools.refusePartPaid(orderId);
      refuseOpenCalls(orderId);
      records.transaction(() => {
        records.orders.setState(orderId, 'cancelled', at(), reason);
        note('cancelled', { order: orderId });
      });
      return told(orderId);
    },
  };
}
