import { KioskError } from '../../shared/errors.ts';
import { dayOf } from '../../shared/local-day.ts';
import { newId, type OrderId, type PersonId, type PhotoId, type ShotId } from '../../shared/ids.ts';
import type { OrderStep, OrderView } from '../../shared/model/order.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { PersonRow } from '../records/orders/people.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import { isStudioFormat } from '../../shared/formats/studio-formats.ts';
import { settles } from '../../shared/refunds.ts';
import type { Needs } from './deps.ts';
import { canGoTo, furthestStep, type OrderFacts } from './steps.ts';
import { existing } from './existing-order.ts';
import { orderView } from './order-view.ts';
import { owedOf } from './payment/owed.ts';

/** Tools that every part of the workflow shares: each loads an order and refuses it in the wrong state. */
export type OrderTools = ReturnType<typeof createOrderTools>;

const approvedStates: ReadonlySet<PhotoRow['state']> = new Set([
  'approved',
  'final-asked',
  'final-pending',
  'final',
]);

export function createOrderTools(
  deps: Needs<'records' | 'service' | 'settings' | 'clock' | 'who' | 'note' | 'changed'>,
) {
  const { records, clock, who, note } = deps;
  const at = (): string => clock.now().toISOString();
  const isPaid = (orderId: OrderId): boolean => records.payments.ofOrder(orderId) !== null;

  /** @throws KioskError NOT_FOUND, WRONG_STEP */
  const openOrder = (orderId: OrderId): OrderRow => {
    const order = existing(deps, orderId);
    if (order.state !== 'open')
      throw new KioskError('WRONG_STEP', 'the order is closed', { state: order.state });
    return order;
  };

  const facts = (order: OrderRow): OrderFacts => {
    const photos = records.photos.ofOrder(order.id);
    const withDocument = new Set(photos.map((photo) => photo.personId));
    return {
      mode: order.photoMode,
      hasCustomer: order.customerId !== null,
      hasDocuments: records.people.ofOrder(order.id).every((person) => withDocument.has(person.id)),
      photos: photos.map((photo) => ({
        hasShot: photo.shotId !== null,
        approved: approvedStates.has(photo.state),
        isFormat: isStudioFormat(photo.document),
      })),
      paid: isPaid(order.id),
    };
  };
  /** Tells the screens that the order has changed, and returns it. */
  const told = (orderId: OrderId): OrderView => {
    deps.changed(orderId);
    return orderView(deps, orderId);
  };
  /** Also writes when the order was changed. */
  const goTo = (orderId: OrderId, step: OrderStep): void => {
    records.orders.setStep(orderId, step, at());
  };

  /** Returns an order that is not paid, or only in part. @throws KioskError NOT_FOUND, WRONG_STEP */
  const orderToPay = (orderId: OrderId): OrderRow => {
    const order = openOrder(orderId);
    if (isPaid(orderId)) throw new KioskError('WRONG_STEP', 'the order is paid', { state: 'paid' });
    return order;
  };
  /** @throws KioskError PART_PAID */
  const refusePartPaid = (orderId: OrderId): void => {
    if (records.payments.partsOf(orderId).length > 0)
      throw new KioskError('PART_PAID', 'a part of the order is paid');
  };

  return {
    at,
    who,
    note,
    isPaid,
    openOrder,
    orderToPay,
    refusePartPaid,

    /** Returns an order whose sale can still change: no money was taken. @throws KioskError NOT_FOUND, WRONG_STEP, PART_PAID */
    unpaidOrder: (orderId: OrderId): OrderRow => {
      const order = orderToPay(orderId);
      refusePartPaid(orderId);
      return order;
    },

    /** @throws KioskError NOT_FOUND, WRONG_STEP */
    paidOrder: (orderId: OrderId): OrderRow => {
      const order = openOrder(orderId);
      if (!isPaid(orderId)) throw new KioskError('WRONG_STEP', 'the order is not paid', { state: 'unpaid' });
      return order;
    },

    facts,

    /**
     * Defaults to the order's first person. @throws KioskError NOT_FOUND for a person who was removed or is in another
     * order
     */
    personOf: (orderId: OrderId, personId?: PersonId): PersonRow => {
      const people = records.people.ofOrder(orderId);
      const person = people.find((each) => personId === undefined || each.id === personId);
      if (person === undefined) throw new KioskError('NOT_FOUND', 'no such person in this order');
      return person;
    },

    /** @throws KioskError NOT_FOUND for a photo that was set aside or is in another order */
    photoOf: (orderId: OrderId, photoId: PhotoId): PhotoRow => {
      const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
      if (photo === undefined) throw new KioskError('NOT_FOUND', 'no such photo in this order');
      return photo;
    },

    /** @throws KioskError CALL_OPEN while a call for the photo is under way or of unknown outcome */
    refuseWhileOpen: (photo: PhotoRow): void => {
      const open = records.calls.openOf(photo.orderId).some((call) => call.photoId === photo.id);
      if (open) throw new KioskError('CALL_OPEN', 'a call for this photo is open');
    },

    /** @throws KioskError WRONG_STEP when the photo was refunded or accepted as it is */
    refuseSettled: (photo: PhotoRow): void => {
      const settled = records.settlements
        .ofOrder(photo.orderId)
        .some((settlement) => settles(settlement, photo.id));
      if (settled) throw new KioskError('WRONG_STEP', 'the photo is settled', { state: 'settled' });
    },

    owesNothing: (order: OrderRow): boolean =>
      records.photos.ofOrder(order.id).every((photo) => owedOf(deps, order, photo) === null),

    startPhoto: (
      orderId: OrderId,
      like: Pick<PhotoRow, 'personId' | 'specCode' | 'document'>,
      shotId: ShotId | null,
    ): void => {
      const id = newId('pho');
      const { personId, specCode, document } = like;
      records.photos.insert({ id, orderId, personId, specCode, document, createdAt: at() });
      if (shotId !== null) records.photos.setShot(id, shotId);
    },

    goTo,

    /** Moves the order back to the furthest step that is open, if it is beyond that step. */
    limitStep: (orderId: OrderId): void => {
      const order = existing(deps, orderId);
      if (!canGoTo(order.step, facts(order))) goTo(orderId, furthestStep(facts(order)));
    },

    /** For an action that has already written when the order was changed: staff need not wait for the disk again. */
    told,

    /** Changes the order and writes when, in one commit: staff wait for the disk once. Tells the screens, and returns the order. */
    change: (orderId: OrderId, work: () => void): OrderView => {
      records.transaction(() => {
        work();
        records.orders.touch(orderId, at());
      });
      return told(orderId);
    },

    /** For an action that has already made its change: writes when the order was changed, tells the screens, and returns the order. */
    changed: (orderId: OrderId): OrderView => {
      records.orders.touch(orderId, at());
      return told(orderId);
    },
  };
}

/** Returns the day as `YYMMDD` in the machine's time zone, for order and receipt numbers. */
export const localDay = (now: Date): string => dayOf(now).slice(2).replaceAll('-', '');
