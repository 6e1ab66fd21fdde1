import { KioskError } from '../../shared/errors.ts';
import type { OrderId, PhotoId, StaffId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { mayBeRejected, type RejectionReason } from '../../shared/model/rejection.ts';
import { photoLineId } from '../../shared/money.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import type { Needs } from './deps.ts';
import { existing } from './existing-order.ts';
import { createBeginLike, viewsOf } from './like-order.ts';
import type { OrderTools } from './order-tools.ts';
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
  const { records } = deps;
  const { at, who, photoOf, changed } = tools;
  const beginLike = createBeginLike(deps, tools);

  /** @throws KioskError NOT_FOUND; WRONG_STEP for an order that is not finished, or a photo that is taken again already */
  function rejected(orderId: OrderId, photoIds: readonly PhotoId[]): readonly PhotoRow[] {
    const { state } = existing(deps, orderId);
    const photos = [...new Set(photoIds)].map((photoId) => photoOf(orderId, photoId));
    const rejections = records.rejections.ofOrder(orderId);
    if (state !== 'done' || !photos.every((photo) => mayBeRejected(photo, rejections)))
      throw new KioskError('WRONG_STEP', 'the photo cannot be rejected', { state });
    return photos;
  }

  /** Begins the order at today's prices, and takes them off again for a free retake. */
  function begin(
    from: OrderId,
    photos: readonly PhotoRow[],
    views: ReadonlyMap<string, DocumentView>,
    freeBecause: string | null,
  ): OrderId {
    const { orderId: retakeId, photos: begun } = beginLike(from, photos, views);
    for (const { personId, specCode, document } of begun) {
      if (freeBecause === null || document.price === 0) continue;
      const line = photoLineId({ personId, specCode });
      const given = { amount: document.price, reason: freeBecause, by: who(), at: at() };
      records.orderItems.setDiscount(retakeId, { line, ...given });
    }
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
      const asked = rejected(orderId, photoIds);
      const allowedBy = freeBecause === null ? null : demand();
      const by = allowedBy ?? who();
      const views = await viewsOf(documents, asked);
      const retakeId = records.transaction(() => {
        // Meanwhile another counter may have begun the same retake.
        const photos = rejected(orderId, photoIds);
        const id = begin(orderId, photos, views, freeBecause);
        for (const photo of photos)
          records.rejections.insert({
            ...{ photoId: photo.id, orderId, retakeId: id, reason, note, by, at: at() },
          });
        if (freeBecause !== null) tools.note('taken-again-free', { order: id, allowedBy });
        return id;
      });
      changed(orderId);
      return changed(retakeId);
    },
  };
}
