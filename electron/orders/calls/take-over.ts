/** Takes over what a paid call brought, from data that was set aside into the restored records. */
import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import type { LostReason } from '../../../shared/model/lost-calls.ts';
import type { FoundCall, FoundResult } from '../../records/calls/found-call.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Needs } from '../deps.ts';
import { resetAsked } from '../photos/photo-replacement.ts';
import { bringsFinal } from './settled-calls.ts';

type TakeOverDeps = Needs<'records' | 'vault' | 'clock' | 'changed'>;

/** A result that fits into a photo of the restored records. */
interface Fitting {
  readonly photo: PhotoRow;
  readonly result: FoundResult;
}

/**
 * Puts the result of a call into its photo, as the call did, and adds the call to the ledger: a preview where the photo has none, a final
 * where the order is paid. Nothing is taken over twice, and nothing that staff did since is replaced. A call whose outcome is open
 * in the restored records is settled as it came out. Free.
 *
 * @param aside the pictures that were set aside
 * @param listed called in the transaction that takes it over, or that lists it; not called for a call that did not count
 */
export async function takeOver(
  deps: TakeOverDeps,
  aside: Pick<Vault, 'get'>,
  found: FoundCall,
  listed: (reason: LostReason | null) => void,
): Promise<void> {
  const { records, vault } = deps;
  const fits = fitting(deps, found);
  const bytes = typeof fits === 'string' ? null : await pictureOf(aside, fits.result.image.id);
  if (typeof fits === 'string' || bytes === null) {
    const reason = typeof fits === 'string' ? fits : 'no-picture';
    const isSettled = records.transaction(() => leave(deps, found, reason, listed));
    if (isSettled && found.orderId !== null) deps.changed(found.orderId);
    return;
  }
  // It keeps its id, by which erasing finds it there and here. A take-over that a kill has interrupted may have left the file.
  const { id } = fits.result.image;
  const isFree = records.images.get(id) === null;
  if (isFree) await vault.erase(id);
  const imageId = isFree ? id : newId('img');
  const stored = await vault.put(imageId, bytes);
  const isTaken = records.transaction(() => {
    // Staff may have gone on meanwhile, or erased the customer.
    const now = fitting(deps, found);
    if (typeof now === 'string') {
      leave(deps, found, now, listed);
      return false;
    }
    records.images.insert({ ...now.result.image, ...stored, id: imageId });
    addCall(deps, found, now.result.image.kind === 'answer' ? imageId : null);
    place(deps, found, now, imageId);
    listed(null);
    return true;
  });
  if (!isTaken) await vault.erase(imageId);
  if (found.orderId !== null) deps.changed(found.orderId);
}

async function pictureOf(aside: Pick<Vault, 'get'>, id: ImageId): Promise<Uint8Array | null> {
  try {
    return await aside.get(id);
  } catch (error) {
    if (error instanceof KioskError && error.code === 'PHOTO_FILE_MISSING') return null;
    throw error;
  }
}

/**
 * Lists a call whose result does not come back, unless it did not count. Where its outcome is open in the restored records, it is settled.
 * @returns true when it was open
 */
function leave(
  deps: TakeOverDeps,
  { id, orderId, photo: asked, outcome }: FoundCall,
  reason: LostReason,
  listed: (reason: LostReason) => void,
): boolean {
  const { records, clock } = deps;
  if (outcome !== 'not-counted') listed(reason);
  const order = orderId === null ? null : records.orders.get(orderId);
  if (records.calls.get(id)?.state !== 'uncertain' || outcome === 'unknown' || order === null) return false;
  records.calls.resolve(id, { resolution: outcome, by: 'Headroom', at: clock.now().toISOString() });
  const photo = asked === null ? null : records.photos.get(asked.id);
  if (photo !== null) resetAsked(deps, photo, order.photoMode);
  return true;
}

/** Returns the photo that a result fits into, or why there is none. */
function fitting({ records }: Needs<'records'>, found: FoundCall): Fitting | LostReason {
  const { orderId, photo: asked, result } = found;
  const photoUuid = asked?.photoUuid ?? null;
  if (found.outcome !== 'counted') return 'unknown-outcome';
  if (asked === null || orderId === null) return 'no-photo';
  const order = records.orders.get(orderId);
  if (order === null) return 'no-order';
  const customer = order.customerId === null ? null : records.customers.get(order.customerId);
  if (customer !== null && customer.erasedAt !== null) return 'erased';
  const photo = records.photos.ofOrder(orderId).find(({ id }) => id === asked.id);
  if (photo === undefined || !isSameSource(photo, asked)) return 'photo-changed';
  if (result === null) return 'no-picture';
  const isTaken = photoUuid !== null && records.photoUuids.ownerOf(photoUuid, photo.id) !== null;
  const here = records.calls.get(found.id);
  const isSettled = here !== null && here.state !== 'uncertain';
  const others = records.calls.openOf(orderId).filter(({ id }) => id !== found.id);
  if (isTaken || isSettled || others.some(({ photoId }) => photoId === photo.id)) return 'photo-changed';
  const asks = here !== null && photo.state === (bringsFinal(found) ? 'final-asked' : 'preview-asked');
  if (!bringsFinal(found)) return asks || hasNoPreview(photo) ? { photo, result } : 'photo-changed';
  if (records.payments.ofOrder(orderId) === null) return 'not-paid';
  return asks || waitsForFinal(photo, found) ? { photo, result } : 'photo-changed';
}

const isSameSource = (photo: PhotoRow, asked: NonNullable<FoundCall['photo']>): boolean =>
  photo.shotId !== null && photo.shotId === asked.shotId && photo.versionId === asked.versionId;

const hasNoPreview = (photo: PhotoRow): boolean =>
  (photo.state === 'chosen' || photo.state === 'no-face') && photo.photoUuid === null;

const waitsForFinal = (photo: PhotoRow, { endpoint, photo: asked }: FoundCall): boolean =>
  endpoint === 'makeIdPhoto'
    ? photo.state === 'chosen' || photo.state === 'no-face'
    : photo.state === 'approved' && photo.photoUuid === asked?.photoUuid;

/** The ledger has the call with its own times; it ended when its answer came. An open call is in it already. */
function addCall(
  { records, clock }: Needs<'records' | 'clock'>,
  found: FoundCall,
  answerImageId: ImageId | null,
): void {
  const { id, orderId, photo, endpoint, region, createdAt, sentAt, endedAt } = found;
  const facts = {
    status: null,
    requestBytes: 0,
    responseBytes: null,
    error: null,
    reason: null,
    detail: null,
  };
  const at = endedAt ?? clock.now().toISOString();
  if (orderId !== null) records.orders.setRegion(orderId, region);
  if (records.calls.get(id) !== null) {
    records.calls.endLate(id, { at, answerImageId });
    return;
  }
  records.calls.insert({
    ...{ id, orderId, photoId: photo?.id ?? null, sessionId: null, endpoint, region, createdAt },
    ...{ state: 'intent', replacesCallId: null, remainingBefore: null },
  });
  records.calls.markSent(id, sentAt);
  records.calls.end(id, { ...facts, state: 'done', at, answerImageId });
}

function place(
  { records }: Needs<'records'>,
  found: FoundCall,
  { photo, result }: Fitting,
  imageId: ImageId,
): void {
  const { issues, widthPx, heightPx, trouble, code } = result;
  const photoUuid = found.photo?.photoUuid ?? null;
  const isPending = result.image.kind === 'answer';
  const [here, answerImageId] = isPending ? [null, imageId] : [imageId, null];
  const shared = { widthPx, heightPx, trouble, answerImageId };
  if (!bringsFinal(found)) {
    const state = isPending ? 'preview-pending' : 'preview';
    records.photos.setPreview(photo.id, { ...shared, photoUuid, issues, previewImageId: here, state });
    return;
  }
  const state = isPending ? 'final-pending' : 'final';
  records.photos.setFinal(photo.id, { ...shared, finalImageId: here, state, issues });
  if (code !== null && records.codes.ofPhoto(photo.id) === null)
    records.codes.insert({ id: newId('cod'), photoId: photo.id, orderId: photo.orderId, ...code });
}
