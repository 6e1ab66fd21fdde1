import { KioskError } from '../../../shared/errors.ts';
import type { OrderId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import { replacePhoto, resetAsked } from '../photos/photo-replacement.ts';
import type { PhotoSource } from '../photos/photo-source.ts';
import { refuseErasedOrder } from '../erased-order.ts';
import { existing } from '../existing-order.ts';
import { makePaidCall, type PaidCall, type PaidCallDeps } from './paid-call.ts';

export interface PhotoCall {
  readonly endpoint: Endpoint;
  readonly photo: PhotoRow;
  /** The picture for a new photo that replaces `photo` for this call; null to make the call for `photo` itself. */
  readonly replaceFrom: PhotoSource | null;
  /** The photo's state while the call is under way or of unknown outcome. */
  readonly during: 'preview-asked' | 'final-asked';
  readonly sensitivity: Sensitivity;
}

/**
 * Makes one paid call for a photo and shows the call in the photo's state. If a call that replaced the photo turns out
 * to cost nothing, the earlier photo is restored.
 *
 * @param steps the steps of this call; they receive the photo that the call is for
 * @throws KioskError CALL_OPEN while another call for the photo is open; SERVICE_NO_ACCOUNT for an order of another region;
 * PHOTO_FILE_MISSING once the customer is erased; the ServiceFailure of the call
 */
export function makePhotoCall<Result>(
  deps: PaidCallDeps & Needs<'changed'>,
  { endpoint, photo, replaceFrom, during, sensitivity }: PhotoCall,
  steps: (call: PaidCall, asked: PhotoRow) => Promise<Result>,
): Promise<Result> {
  const { records } = deps;
  const { orderId } = photo;
  return makePaidCall(
    deps,
    {
      endpoint,
      begin(insertRow) {
        refuseErasedOrder(deps, orderId);
        refuseOtherRegion(deps, orderId);
        const asked = replaceFrom === null ? photo : replacePhoto(deps, photo, replaceFrom);
        const earlier = records.calls
          .ofOrder(orderId)
          .find(
            (each) => each.endpoint === endpoint && [asked.id, photo.id].some((id) => id === each.photoId),
          );
        insertRow({ orderId, photoId: asked.id, sessionId: null, replacesCallId: earlier?.id ?? null });
        records.photos.setAsked(asked.id, during, sensitivity);
        return asked;
      },
      putBack({ id }) {
        const asked = records.photos.get(id);
        if (asked !== null) resetAsked(deps, asked, existing(deps, orderId).photoMode);
      },
      changed() {
        deps.changed(orderId);
      },
    },
    steps,
  );
}

/**
 * Fixes the order's region at its first paid call; later calls must go to the same one. Runs in the caller's
 * transaction.
 * @throws KioskError SERVICE_NO_ACCOUNT when the account in use is in another region
 */
export function refuseOtherRegion(
  { records, service }: Needs<'records' | 'service'>,
  orderId: OrderId,
): void {
  if (records.orders.setRegion(orderId, service.region) === service.region) return;
  throw new KioskError('SERVICE_NO_ACCOUNT', 'the order began in another region', { region: service.region });
}
