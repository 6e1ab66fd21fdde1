import { KioskError } from '../../../shared/errors.ts';
import type { CallId, ImageId, PhotoId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoResult } from '../../../shared/service/wire.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { OrdersDeps } from '../deps.ts';
import { makePaidCall } from '../calls/photo-call.ts';
import { takePlaceOf } from './photo-replacement.ts';
import { pictureForService, sourceOf } from './photo-source.ts';
import { doubtOf, hasImage, keptAnswer } from './answer-picture.ts';
import { bringIfThere } from './pending-image.ts';

/**
 * Asks for the watermarked preview of a photo's shot, or of the version of it that was chosen. Uses one preview of the
 * account's credit. A photo that has its preview already is asked for again only with another sensitivity, or when that
 * preview cannot be sold.
 *
 * @param sensitivity in place of the studio's for this document
 * @throws KioskError WRONG_STEP without a shot or when there is a preview, and what the call throws
 */
export async function requestPreview(
  deps: OrdersDeps,
  photo: PhotoRow,
  sensitivity: Sensitivity | undefined,
): Promise<void> {
  const source = sourceOf(photo);
  const isNew = photo.state === 'chosen' || photo.state === 'no-face';
  const isAgain = photo.state === 'preview' || photo.state === 'approved';
  const mayAsk = isNew || (isAgain && (sensitivity !== undefined || photo.trouble === 'no-photo-uuid'));
  if (source === null || !mayAsk) {
    throw new KioskError('WRONG_STEP', 'a preview is made of a shot that has none yet', {
      state: photo.state,
    });
  }
  const { watermarkText, sensitivity: checksOf } = deps.settings.get();
  const { specCode } = photo;
  const checks = sensitivity ?? checksOf[specCode] ?? {};
  const answer = await makePaidCall(deps, {
    endpoint: 'makeIdPhotoWatermark',
    photo,
    inPlace: isAgain ? (each) => takePlaceOf(deps, each, source) : undefined,
    during: 'preview-asked',
    sensitivity: checks,
    prepare: () => pictureForService(deps, photo),
    send: (client, image, options) =>
      client.makePreview(
        {
          image,
          specCode,
          watermarkText,
          ...(isDefault(checks) ? {} : { issueSensitivityOverride: checks }),
        },
        options,
      ),
    keep: keptAnswer,
    record: (result, sealed, placed, callId) => {
      const ownerPhotoId =
        result.photoUuid === null ? null : deps.records.photoUuids.ownerOf(result.photoUuid, placed.id);
      if (ownerPhotoId === null) recordPreview(deps, placed, result, sealed);
      else refusePreview(deps, { photoId: placed.id, ownerPhotoId, callId });
    },
  });
  await bringIfThere(deps, answer);
}

/** What is left to the service's own default is not sent at all. */
export const isDefault = (sensitivity: Sensitivity): boolean => Object.keys(sensitivity).length === 0;

function recordPreview(deps: OrdersDeps, photo: PhotoRow, answer: PhotoResult, sealed: ImageId): void {
  const { photoUuid, issues, widthPx, heightPx } = answer;
  const withImage = hasImage(answer);
  const doubt = photoUuid === null ? 'no-photo-uuid' : doubtOf(answer);
  deps.records.photos.setPreview(photo.id, {
    ...{ photoUuid, issues, widthPx, heightPx, previewImageId: null },
    state: withImage ? 'preview-pending' : 'no-face',
    answerImageId: withImage ? sealed : null,
    trouble: withImage ? doubt : 'no-image',
  });
}

/**
 * The id of this preview belongs to another picture: its final would show another person, as the preview may. Nothing
 * of it is shown. The answer stays sealed, for the service to look into.
 */
function refusePreview(
  deps: OrdersDeps,
  conflict: { readonly photoId: PhotoId; readonly ownerPhotoId: PhotoId; readonly callId: CallId },
): void {
  const { photos, photoUuids } = deps.records;
  photos.setPreview(conflict.photoId, {
    ...{ photoUuid: null, issues: [], widthPx: null, heightPx: null },
    ...{ previewImageId: null, answerImageId: null, state: 'chosen', trouble: 'no-photo-uuid' },
  });
  photoUuids.refuse({ ...conflict, foundAt: deps.clock.now().toISOString() });
  deps.log.warn(conflict, 'a preview was refused: the service gave its id to another photo before');
}
