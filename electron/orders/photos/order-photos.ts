import { KioskError } from '../../../shared/errors.ts';
import type { CallId, OrderId, PhotoId } from '../../../shared/ids.ts';
import type { CallResolution } from '../../../shared/model/calls.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import { makeFinal, requestFinal } from './finals.ts';
import type { OrderTools } from '../order-tools.ts';
import { resetAsked } from './photo-replacement.ts';
import { photoTrouble } from './photo-trouble.ts';
import { requestPreview, type PhotoDeps } from './previews.ts';
import { bringImage } from './pending-image.ts';
import { bringSheets } from './service-sheets.ts';
import { canGoTo } from '../steps.ts';
import { existing } from '../existing-order.ts';

/** Previews, finals, and calls of unknown outcome that staff settle. */
export function createOrderPhotos(deps: PhotoDeps, tools: OrderTools) {
  const { records } = deps;
  const { at, who, note, openOrder, paidOrder, isPaid, refuseSettled, facts, goTo, change, changed } = tools;

  /**
   * Moves a paid order to the hand-over once everything is here. It stays when there is something that staff have not
   * seen yet: in direct mode the issues, or a doubt about the answer.
   */
  const handedOver = (orderId: OrderId): OrderView => {
    const order = existing(deps, orderId);
    const photos = records.photos.ofOrder(orderId);
    const isDirect = order.photoMode === 'direct';
    const shared = records.photoUuids.sharedIn(orderId);
    const unseen = photos.some(
      (photo) => photoTrouble(photo, shared) !== null || (isDirect && photo.issues.length > 0),
    );
    if (isPaid(orderId) && tools.owesNothing(order) && !unseen) goTo(orderId, 'handover');
    return changed(orderId);
  };

  /**
   * Checks for an open call before the step, because another counter may have made the call that led to the step.
   * @throws KioskError NOT_FOUND, CALL_OPEN; WRONG_STEP for a format of the studio's, which no call may be made for
   */
  const photoOf = (orderId: OrderId, photoId: PhotoId): PhotoRow => {
    const photo = tools.photoOf(orderId, photoId);
    if (isStudioFormat(photo.document))
      throw new KioskError('WRONG_STEP', 'a format of the studio is cropped here', { state: photo.state });
    tools.refuseWhileOpen(photo);
    return photo;
  };

  return {
    async requestPreview(orderId: OrderId, photoId: PhotoId, sensitivity?: Sensitivity): Promise<OrderView> {
      const order = openOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseSettled(photo);
      if (order.photoMode === 'direct' || (isPaid(orderId) && photo.state === 'approved')) {
        throw new KioskError('WRONG_STEP', 'the order is past its previews', { state: photo.state });
      }
      goTo(orderId, 'preview');
      if (sensitivity !== undefined) note('sensitivity-overridden', { order: orderId });
      await requestPreview(deps, photo, sensitivity);
      return changed(orderId);
    },

    approvePreview(orderId: OrderId, photoId: PhotoId): OrderView {
      const order = openOrder(orderId);
      const photo = photoOf(orderId, photoId);
      return change(orderId, () => {
        if (photo.state === 'preview' && photo.photoUuid !== null)
          records.photos.setState(photoId, 'approved');
        else if (photo.state !== 'approved')
          throw new KioskError('WRONG_STEP', 'there is no preview to approve', { state: photo.state });
        const others = records.photos.ofOrder(orderId).some((each) => each.state === 'preview');
        if (!others && canGoTo('payment', facts(order))) goTo(orderId, 'payment');
      });
    },

    async requestFinal(orderId: OrderId, photoId: PhotoId, sensitivity?: Sensitivity): Promise<OrderView> {
      const order = paidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseSettled(photo);
      if (sensitivity !== undefined) note('sensitivity-overridden', { order: orderId });
      if (order.photoMode === 'direct') await makeFinal(deps, photo, sensitivity);
      else await requestFinal(deps, photo);
      return handedOver(orderId);
    },

    async fetchPendingImage(orderId: OrderId, photoId: PhotoId): Promise<OrderView> {
      await bringImage(deps, photoOf(orderId, photoId));
      return handedOver(orderId);
    },

    async fetchServiceSheets(orderId: OrderId, photoId: PhotoId): Promise<OrderView> {
      await bringSheets(deps, tools.photoOf(orderId, photoId));
      return changed(orderId);
    },

    resolveCall(callId: CallId, resolution: CallResolution): OrderView {
      const call = records.calls.get(callId);
      // A call of a retouch session is settled in that session.
      if (call?.orderId == null || call.sessionId !== null) throw new KioskError('NOT_FOUND', 'no such call');
      const { orderId } = call;
      if (call.state !== 'uncertain') throw new KioskError('WRONG_STEP', 'that call is settled');
      return change(orderId, () => {
        records.calls.resolve(callId, { resolution, by: who(), at: at() });
        note('call-settled', { order: orderId, subject: callId, resolution });
        const photo = call.photoId === null ? null : records.photos.get(call.photoId);
        if (photo !== null) resetAsked(deps, photo, existing(deps, orderId).photoMode);
      });
    },
  };
}
