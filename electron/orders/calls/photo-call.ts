import { KioskError } from '../../../shared/errors.ts';
import type { CallId, ImageId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { Endpoint } from '../../../shared/service/wire.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { CallOptions, ServiceClient } from '../../service/client.ts';
import type { OrdersDeps } from '../deps.ts';
import { makeJournaledCall } from './paid-call.ts';
import { standBack } from '../photos/photo-replacement.ts';
import { insertSealed, sealInVault } from './sealed-answer.ts';
import { existing } from '../view.ts';

export interface PaidCall<Request, Result> {
  readonly endpoint: Endpoint;
  /** The photo that the call is for, as it was asked for. */
  readonly photo: PhotoRow;
  /** Puts another photo in its place, in the transaction that opens the call; it gets it back when nothing was spent. */
  readonly inPlace?: ((photo: PhotoRow) => PhotoRow) | undefined;
  /** The photo's state while the call is under way or of unknown outcome. */
  readonly during: 'preview-asked' | 'final-asked';
  readonly sensitivity: Sensitivity;
  /** Builds the request before the call is marked as sent. What it throws costs nothing. */
  prepare(): Promise<Request>;
  send(client: ServiceClient, request: Request, options: CallOptions): Promise<Result>;
  /** What must outlive a crash until the image is stored: it goes into the vault, sealed. */
  keep(result: Result): Uint8Array;
  /** Writes the answer into the photo, in the transaction that ends the call. */
  record(result: Result, sealed: ImageId, photo: PhotoRow, callId: CallId): void;
}

/** A call that was answered, and the photo that the answer is for. */
export interface PaidAnswer<Result> {
  readonly result: Result;
  readonly photo: PhotoRow;
  /** The answer in the vault. */
  readonly sealed: ImageId;
}

/**
 * Makes one paid call for a photo: the journal's guarantees, and the photo's state with it. An uncertain call blocks
 * the photo until a person has settled it.
 *
 * @throws KioskError CALL_OPEN while another call for the photo is open; the ServiceFailure of the call
 */
export async function makePaidCall<Request, Result>(
  deps: OrdersDeps,
  call: PaidCall<Request, Result>,
): Promise<PaidAnswer<Result>> {
  const { records } = deps;
  const { endpoint } = call;
  const { orderId } = call.photo;
  let photo = call.photo;
  const { result, kept } = await makeJournaledCall(deps, {
    endpoint,
    open: () => {
      refuseOtherRegion(deps, call.photo);
      photo = call.inPlace?.(call.photo) ?? call.photo;
      const earlier = records.calls
        .ofOrder(orderId)
        .find(
          (each) => each.endpoint === endpoint && [photo.id, call.photo.id].some((id) => id === each.photoId),
        );
      return { orderId, photoId: photo.id, sessionId: null, replacesCallId: earlier?.id ?? null };
    },
    opened: () => {
      records.photos.setAsked(photo.id, call.during, call.sensitivity);
    },
    prepare: () => call.prepare(),
    send: (client, request, options) => call.send(client, request, options),
    keep: async (answered, vault) => ({ answered, sealed: await sealInVault(vault, call.keep(answered)) }),
    record: ({ answered, sealed }, callId, at) => {
      insertSealed(deps, sealed, at);
      call.record(answered, sealed.id, photo, callId);
      return sealed.id;
    },
    standBack: () => {
      const asked = records.photos.get(photo.id);
      if (asked !== null) standBack(deps, asked, existing(deps, orderId).photoMode);
    },
    changed: () => {
      deps.changed(orderId);
    },
  });
  return { result, photo, sealed: kept.sealed.id };
}

/**
 * The region is the order's own, from its first call on. Part of the caller's transaction.
 * @throws KioskError SERVICE_NO_ACCOUNT when the account in use is of another
 */
export function refuseOtherRegion(
  { records, service }: OrdersDeps,
  { orderId }: Pick<PhotoRow, 'orderId'>,
): void {
  if (records.orders.setRegion(orderId, service.region) === service.region) return;
  throw new KioskError('SERVICE_NO_ACCOUNT', 'the order began in another region', { region: service.region });
}
