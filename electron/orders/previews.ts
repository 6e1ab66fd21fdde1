import { KioskError } from '../../shared/errors.ts';
import { newId, type ImageId } from '../../shared/ids.ts';
import { expiresAt } from '../../shared/photo-code.ts';
import type { PhotoResult } from '../../shared/service/wire.ts';
import { copyForService } from '../imaging/imaging.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { OrdersDeps } from './deps.ts';
import { makePaidCall } from './paid-call.ts';
import { bringImage, hasImage, keptAnswer } from './results.ts';

/**
 * Asks for the watermarked preview of a photo's shot. Uses one preview of the account's credit.
 * @throws KioskError WRONG_STEP without a shot or after approval, and what the call throws
 */
export async function requestPreview(deps: OrdersDeps, photo: PhotoRow): Promise<void> {
  const { records, vault } = deps;
  const shot = photo.shotId === null ? null : records.shots.get(photo.shotId);
  if (shot === null || !['chosen', 'no-face'].includes(photo.state)) {
    throw new KioskError('WRONG_STEP', 'a preview is made of a shot that has none yet', {
      state: photo.state,
    });
  }
  const result = await makePaidCall(deps, {
    endpoint: 'makeIdPhotoWatermark',
    photo,
    during: 'preview-asked',
    back: photo.state,
    prepare: async () => copyForService(await vault.get(shot.imageId)),
    send: (client, image, options) =>
      client.makePreview({ image, specCode: photo.specCode, watermarkText: 'Preview' }, options),
    keep: keptAnswer,
    record: (answer, sealed) => recordAnswer(deps, photo, answer, sealed, 'preview'),
  });
  await bringIfThere(deps, photo, result);
}

/**
 * Asks for the final of an approved preview. The customer has paid.
 * @throws KioskError WRONG_STEP before approval, and what the call throws
 */
export async function requestFinal(deps: OrdersDeps, photo: PhotoRow): Promise<void> {
  const { photoUuid } = photo;
  if (photo.state !== 'approved' || photoUuid === null) {
    throw new KioskError('WRONG_STEP', 'a final is made of an approved preview', { state: photo.state });
  }
  const result = await makePaidCall(deps, {
    endpoint: 'getIdPhotoNoWatermark',
    photo,
    during: 'final-asked',
    back: 'approved',
    prepare: () => Promise.resolve({ photoUuid }),
    send: async (client, request, options) => ownAnswer(await client.getFinal(request, options)),
    keep: keptAnswer,
    record: (answer, sealed) => recordAnswer(deps, photo, answer, sealed, 'final'),
  });
  await bringIfThere(deps, photo, result);
}

/** A final of another photo is never shown: it may be another customer's. */
function ownAnswer(answer: PhotoResult): PhotoResult {
  if (!answer.doubts.includes('photo-uuid-differs')) return answer;
  throw new KioskError('SERVICE_UNCERTAIN', 'the service answered with another photo than the one asked for');
}

function recordAnswer(
  deps: OrdersDeps,
  photo: PhotoRow,
  answer: PhotoResult,
  sealed: ImageId,
  kind: 'preview' | 'final',
): void {
  const { records, clock } = deps;
  /** The service's own clock, where it said: a counter's clock may be wrong by days. */
  const issued = answer.serviceTime ?? clock.now().getTime();
  const pending = kind === 'preview' ? 'preview-pending' : 'final-pending';
  const without = kind === 'preview' ? 'no-face' : 'approved';
  const common = {
    state: hasImage(answer) ? pending : without,
    answerImageId: hasImage(answer) ? sealed : null,
    widthPx: answer.widthPx,
    heightPx: answer.heightPx,
  } as const;
  if (kind === 'preview') {
    const photoUuid = answer.photoUuid ?? photo.photoUuid;
    records.photos.setPreview(photo.id, {
      ...common,
      photoUuid,
      issues: answer.issues,
      previewImageId: null,
    });
  } else {
    records.photos.setFinal(photo.id, { ...common, finalImageId: null });
  }
  const known = records.codes.ofPhoto(photo.id) !== null;
  if (answer.idPhotoCode !== null && kind === 'final' && !known)
    recordCode(deps, photo, answer.idPhotoCode, issued);
}

function recordCode(deps: OrdersDeps, photo: PhotoRow, code: string, issued: number): void {
  deps.records.codes.insert({
    id: newId('cod'),
    photoId: photo.id,
    orderId: photo.orderId,
    code,
    issuedAt: new Date(issued).toISOString(),
    expiresAt: new Date(expiresAt(issued)).toISOString(),
  });
}

/** A success may hold no image (no face found): then there is nothing to bring. */
async function bringIfThere(deps: OrdersDeps, photo: PhotoRow, answer: PhotoResult): Promise<void> {
  const now = deps.records.photos.get(photo.id);
  if (now === null) throw new Error('the photo of a finished call is gone');
  if (hasImage(answer)) {
    await bringImage(deps, now);
    return;
  }
  if (now.state === 'approved') {
    throw new KioskError('SERVICE_PROCESSING', 'the service answered without the final image');
  }
}
