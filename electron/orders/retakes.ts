import { KioskError } from '../../shared/errors.ts';
import { newId, type OrderId, type PersonId, type PhotoId, type StaffId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { mayBeRejected, type RejectionReason } from '../../shared/model/rejection.ts';
import { photoLineId } from '../../shared/money.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import type { Needs } from './deps.ts';
import { existing } from './existing-order.ts';
import { localDay, type OrderTools } from './order-tools.ts';
import type { Documents } from './photos/documents.ts';

export interface RejectionInput {
  readonly photoIds: readonly PhotoId[];
  readonly reason: RejectionReason;
  /** Not empty for the reason `other`. */
  readonly note: string;
  /** Reason for a discount of the whole price, as the receipt prints it; null when the customer pays. */
  readonly freeBecause: string | null;
}

/** Begins a new order for photos of a finished order that an authority rejected. */
export function createOrderRetakes(
  deps: Needs<'records' | 'settings' | 'clock' | 'practice'>,
  tools: OrderTools,
  documents: Documents,
) {
  const { records, settings, clock, practice } = deps;
  const { at, who, photoOf, startPhoto, goTo, limitStep, changed } = tools;

  /** @throws KioskError NOT_FOUND; WRONG_STEP for an order that is not finished, or a photo that is taken again already */
  function rejected(orderId: OrderId, photoIds: readonly PhotoId[]): readonly PhotoRow[] {
    const { state } = existing(deps, orderId);
    const photos = [...new Set(photoIds)].map((photoId) => photoOf(orderId, photoId));
    const rejections = records.rejections.ofOrder(orderId);
    if (state !== 'done' || !photos.every((photo) => mayBeRejected(photo, rejections)))
      throw new KioskError('WRONG_STEP', 'the photo cannot be rejected', { state });
    return photos;
  }

  /** Adds the people of the rejected photos, and returns the id of each in the new order. */
  function addPeople(
    from: OrderId,
    retakeId: OrderId,
    photos: readonly PhotoRow[],
  ): ReadonlyMap<PersonId, PersonId> {
    const wanted = records.people
      .ofOrder(from)
      .filter(({ id }) => photos.some(({ personId }) => personId === id));
    const [first] = records.people.ofOrder(retakeId);
    return new Map(
      wanted.map(({ id: before, name, age }, index) => {
        // The first person is created with the order.
        const id = index === 0 && first !== undefined ? first.id : newId('per');
        if (id === first?.id) records.people.change({ id, name, age });
        else records.people.insert({ id, orderId: retakeId, name, age, createdAt: at() });
        return [before, id];
      }),
    );
  }

  /** Begins the order with the same customer, people and documents, at today's prices. */
  function begin(
    from: OrderId,
    photos: readonly PhotoRow[],
    views: ReadonlyMap<string, DocumentView>,
    freeBecause: string | null,
  ): OrderId {
    const retakeId = newId('ord');
    const now = clock.now();
    const { photoMode } = settings.get();
    records.orders.insert({ id: retakeId, photoMode, practice, createdAt: at(), day: localDay(now) });
    const { customerId } = existing(deps, from);
    if (customerId !== null && records.customers.get(customerId)?.erasedAt === null)
      records.orders.setCustomer(retakeId, customerId);
    const people = addPeople(from, retakeId, photos);
    for (const { personId: before, specCode, document: old } of photos) {
      const personId = people.get(before);
      if (personId === undefined) throw new Error('a photo of nobody');
      const document = views.get(specCode) ?? old;
      startPhoto(retakeId, { personId, specCode, document }, null);
      const { price } = document;
      if (freeBecause === null || price === 0) continue;
      const line = photoLineId({ personId, specCode });
      const given = { amount: price, reason: freeBecause, by: who(), at: at() };
      records.orderItems.setDiscount(retakeId, { line, ...given });
    }
    goTo(retakeId, 'shot');
    limitStep(retakeId);
    return retakeId;
  }

  return {
    /**
     * Records that an authority rejected photos of a finished order, and begins a new order for the same customer and
     * documents.
     *
     * @param demand refuses without the supervisor, and returns who allowed it, null while nobody has a PIN; asked when the
     *   retake is free
     * @returns the new order
     * @throws KioskError NOT_FOUND; WRONG_STEP; SUPERVISOR_REQUIRED; the errors of `documents.find`
     */
    async retakeRejected(
      orderId: OrderId,
      { photoIds, reason, note, freeBecause }: RejectionInput,
      demand: () => StaffId | null,
    ): Promise<OrderView> {
      const codes = rejected(orderId, photoIds).map(({ specCode }) => specCode);
      const by = (freeBecause === null ? null : demand()) ?? who();
      const views = new Map<string, DocumentView>();
      for (const code of codes) views.set(code, await documents.find(code));
      const retakeId = records.transaction(() => {
        // Meanwhile another counter may have begun the same retake.
        const photos = rejected(orderId, photoIds);
        const id = begin(orderId, photos, views, freeBecause);
        for (const photo of photos)
          records.rejections.insert({
            ...{ photoId: photo.id, orderId, retakeId: id, reason, note, by, at: at() },
          });
        return id;
      });
      changed(orderId);
      return changed(retakeId);
    },
  };
}
