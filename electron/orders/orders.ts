import { KioskError } from '../../shared/errors.ts';
import {
  newId,
  type CallId,
  type CustomerId,
  type OrderId,
  type PhotoId,
  type ShotId,
} from '../../shared/ids.ts';
import type { CallResolution, OrderStep, OrderView, PaymentMethod } from '../../shared/model.ts';
import { inspectPicture } from '../imaging/imaging.ts';
import type { OrderRow } from '../records/orders.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { OrdersDeps } from './deps.ts';
import { createDocuments, type Documents } from './documents.ts';
import { requestFinal, requestPreview } from './previews.ts';
import { bringImage } from './results.ts';
import { canStandOn, type OrderFacts } from './steps.ts';
import { billFor, existing, orderView } from './view.ts';

export interface CustomerInput {
  readonly customerId: CustomerId | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly keepPhotos: boolean;
}

export interface ShotInput {
  readonly source: 'camera' | 'import';
  readonly origin: string;
  readonly bytes: Uint8Array;
}

/** The order workflow: each method is one thing that staff do, and answers with the order as it is then. */
export type Orders = ReturnType<typeof createOrders>;

const approvedStates: ReadonlySet<PhotoRow['state']> = new Set([
  'approved',
  'final-asked',
  'final-pending',
  'final',
]);

export function createOrders(deps: OrdersDeps) {
  const { records, clock } = deps;
  const documents: Documents = createDocuments(deps);
  const at = (): string => clock.now().toISOString();

  const facts = (order: OrderRow): OrderFacts => ({
    hasCustomer: order.customerId !== null,
    photos: records.photos.ofOrder(order.id).map((photo) => ({
      hasShot: photo.shotId !== null,
      approved: approvedStates.has(photo.state),
    })),
    paid: records.payments.ofOrder(order.id) !== null,
  });

  /** @throws KioskError NOT_FOUND, WRONG_STEP */
  const openOrder = (orderId: OrderId): OrderRow => {
    const order = existing(deps, orderId);
    if (order.state !== 'open')
      throw new KioskError('WRONG_STEP', 'the order is closed', { state: order.state });
    return order;
  };

  /** @throws KioskError WRONG_STEP */
  const unpaidOrder = (orderId: OrderId): OrderRow => {
    const order = openOrder(orderId);
    if (records.payments.ofOrder(orderId) !== null) {
      throw new KioskError('WRONG_STEP', 'the order is paid', { state: 'paid' });
    }
    return order;
  };

  /** @throws KioskError NOT_FOUND for a photo of another order */
  const photoOf = (orderId: OrderId, photoId: PhotoId): PhotoRow => {
    const photo = records.photos.ofOrder(orderId).find((each) => each.id === photoId);
    if (photo === undefined) throw new KioskError('NOT_FOUND', 'no such photo in this order');
    return photo;
  };

  const changed = (orderId: OrderId): OrderView => {
    records.orders.touch(orderId, at());
    deps.changed(orderId);
    return orderView(deps, orderId);
  };

  const stand = (orderId: OrderId, step: OrderStep): void => {
    records.orders.setStep(orderId, step, at());
  };

  const startPhoto = (
    orderId: OrderId,
    like: Pick<PhotoRow, 'specCode' | 'document'>,
    shotId: ShotId | null,
  ): void => {
    const id = newId('pho');
    records.photos.insert({ id, orderId, specCode: like.specCode, document: like.document, createdAt: at() });
    if (shotId !== null) records.photos.setShot(id, shotId);
  };

  /** The customer that this order alone knows: correcting a name must not rename someone who came before. */
  const ownCustomer = (order: OrderRow): CustomerId | null => {
    const customer = order.customerId === null ? null : records.customers.get(order.customerId);
    return customer !== null && customer.orders <= 1 ? customer.id : null;
  };

  /** A photo that has been to the service is set aside, never overwritten: its preview and its call stay. */
  const useShot = (orderId: OrderId, shotId: ShotId): void => {
    for (const photo of records.photos.ofOrder(orderId)) {
      if (photo.shotId === shotId) continue;
      refuseWhileOpen(photo);
      if (photo.state === 'chosen') {
        records.photos.setShot(photo.id, shotId);
      } else {
        records.photos.setAside(photo.id, at());
        startPhoto(orderId, photo, shotId);
      }
    }
  };

  /** Once every final is here there is nothing left to do but to hand over. */
  const handedOver = (orderId: OrderId): OrderView => {
    const photos = records.photos.ofOrder(orderId);
    if (photos.length > 0 && photos.every((photo) => photo.state === 'final')) stand(orderId, 'handover');
    return changed(orderId);
  };

  const refuseWhileOpen = (photo: PhotoRow): void => {
    const open = records.calls.openOf(photo.orderId).some((call) => call.photoId === photo.id);
    if (open) throw new KioskError('CALL_OPEN', 'a call for this photo is open');
  };

  return {
    documents,

    create(): OrderView {
      const id = newId('ord');
      const now = clock.now();
      records.orders.insert({
        id,
        practice: deps.practice,
        createdAt: now.toISOString(),
        day: localDay(now),
      });
      return changed(id);
    },

    view: (orderId: OrderId): OrderView => orderView(deps, orderId),

    goToStep(orderId: OrderId, step: OrderStep): OrderView {
      const order = openOrder(orderId);
      if (!canStandOn(step, facts(order)))
        throw new KioskError('WRONG_STEP', 'that step is not open yet', { step });
      stand(orderId, step);
      return changed(orderId);
    },

    setCustomer(orderId: OrderId, input: CustomerInput): OrderView {
      const order = openOrder(orderId);
      const { customerId, ...person } = input;
      records.transaction(() => {
        const id = customerId ?? ownCustomer(order) ?? newId('cus');
        if (records.customers.get(id) === null) records.customers.insert({ id, ...person, createdAt: at() });
        else records.customers.update({ id, ...person });
        records.orders.setCustomer(orderId, id);
        if (order.step === 'customer') stand(orderId, 'document');
      });
      return changed(orderId);
    },

    async chooseDocument(orderId: OrderId, specCode: string): Promise<OrderView> {
      const document = await documents.find(specCode);
      unpaidOrder(orderId);
      records.transaction(() => {
        const photos = records.photos.ofOrder(orderId);
        photos.forEach(refuseWhileOpen);
        const shotId = photos[0]?.shotId ?? null;
        const others = photos.filter((photo) => photo.specCode !== specCode);
        for (const photo of others) records.photos.setAside(photo.id, at());
        if (others.length === photos.length) startPhoto(orderId, { specCode, document }, shotId);
        stand(orderId, 'shot');
      });
      return changed(orderId);
    },

    async addShot(orderId: OrderId, input: ShotInput): Promise<OrderView> {
      unpaidOrder(orderId);
      const facts = await inspectPicture(input.bytes);
      const imageId = newId('img');
      const stored = await deps.vault.put(imageId, input.bytes);
      records.transaction(() => {
        unpaidOrder(orderId);
        const shotId = newId('shot');
        records.images.insert({ id: imageId, kind: 'shot', ...facts, ...stored, createdAt: at() });
        records.shots.insert({
          id: shotId,
          orderId,
          imageId,
          source: input.source,
          origin: input.origin,
          takenAt: at(),
        });
        useShot(orderId, shotId);
        stand(orderId, 'shot');
      });
      return changed(orderId);
    },

    chooseShot(orderId: OrderId, shotId: ShotId): OrderView {
      unpaidOrder(orderId);
      if (records.shots.get(shotId)?.orderId !== orderId) throw new KioskError('NOT_FOUND', 'no such shot');
      records.transaction(() => {
        useShot(orderId, shotId);
      });
      return changed(orderId);
    },

    async requestPreview(orderId: OrderId, photoId: PhotoId): Promise<OrderView> {
      unpaidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      stand(orderId, 'preview');
      await requestPreview(deps, photo);
      return changed(orderId);
    },

    approvePreview(orderId: OrderId, photoId: PhotoId): OrderView {
      const order = unpaidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      if (photo.state === 'preview') records.photos.setState(photoId, 'approved');
      else if (photo.state !== 'approved')
        throw new KioskError('WRONG_STEP', 'there is no preview to approve');
      if (canStandOn('payment', facts(order))) stand(orderId, 'payment');
      return changed(orderId);
    },

    takePayment(orderId: OrderId, method: PaymentMethod, reference: string): OrderView {
      const order = unpaidOrder(orderId);
      if (!canStandOn('payment', facts(order)))
        throw new KioskError('WRONG_STEP', 'not all photos are approved');
      const now = clock.now();
      const bill = billFor(deps, records.photos.ofOrder(orderId));
      records.payments.insert({
        orderId,
        bill,
        total: bill.total,
        currency: bill.currency,
        method,
        reference,
        paidAt: now.toISOString(),
        day: localDay(now),
      });
      return changed(orderId);
    },

    async requestFinal(orderId: OrderId, photoId: PhotoId): Promise<OrderView> {
      openOrder(orderId);
      if (records.payments.ofOrder(orderId) === null) {
        throw new KioskError('WRONG_STEP', 'the final is fetched after payment', { state: 'unpaid' });
      }
      await requestFinal(deps, photoOf(orderId, photoId));
      return handedOver(orderId);
    },

    async fetchPendingImage(orderId: OrderId, photoId: PhotoId): Promise<OrderView> {
      await bringImage(deps, photoOf(orderId, photoId));
      return handedOver(orderId);
    },

    resolveCall(callId: CallId, resolution: CallResolution): OrderView {
      const call = records.calls.get(callId);
      if (call === null) throw new KioskError('NOT_FOUND', 'no such call');
      if (call.state !== 'uncertain') throw new KioskError('WRONG_STEP', 'that call is settled');
      records.transaction(() => {
        records.calls.resolve(callId, { resolution, by: 'staff', at: at() });
        const photo = call.photoId === null ? null : records.photos.get(call.photoId);
        if (photo?.state === 'preview-asked') records.photos.setState(photo.id, 'chosen');
        if (photo?.state === 'final-asked') records.photos.setState(photo.id, 'approved');
      });
      return changed(call.orderId);
    },

    finish(orderId: OrderId): OrderView {
      const order = openOrder(orderId);
      const owed = records.photos.ofOrder(orderId).some((photo) => photo.state !== 'final');
      if (owed || !facts(order).paid) throw new KioskError('WRONG_STEP', 'something is still owed', { owed });
      records.orders.setState(orderId, 'done', at(), '');
      return changed(orderId);
    },

    cancel(orderId: OrderId, reason: string): OrderView {
      unpaidOrder(orderId);
      if (records.calls.openOf(orderId).length > 0) throw new KioskError('CALL_OPEN', 'a call is open');
      records.orders.setState(orderId, 'cancelled', at(), reason);
      return changed(orderId);
    },
  };
}

/** The day at the counter, `YYMMDD`, in the machine's own time zone: it stands in order and receipt numbers. */
function localDay(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return two(now.getFullYear() % 100) + two(now.getMonth() + 1) + two(now.getDate());
}
