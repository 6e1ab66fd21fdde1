import { KioskError } from '../../../shared/errors.ts';
import type { CallId, PhotoId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoResult } from '../../../shared/service/wire.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import type { PaidCallDeps } from '../calls/paid-call.ts';
import { makePhotoCall } from '../calls/photo-call.ts';
import { sealInVault, type SealedAnswer } from '../calls/sealed-answer.ts';
import { pictureForService, sourceOf } from './photo-source.ts';
import { doubtOf, hasImage, keptPart } from './answer-picture.ts';
import { answeredCall } from './answered-call.ts';
import { bringIfThere } from './pending-image.ts';

/** The parts of the workflow that requesting a preview or a final reads and writes. */
export type PhotoDeps = PaidCallDeps & Needs<'changed' | 'pictures' | 'settings'>;

/**
 * Requests the watermarked preview of a photo, from its shot or the chosen version of it. Uses one preview of the
 * account's credit. A photo that already has a preview is requested again only with another sensitivity, or when that
 * preview cannot be sold.
 *
 * @param sensitivity replaces the studio's setting for this document
 * @throws KioskError WRONG_STEP without a shot or when there is a preview; the errors of the call
 */
export async function requestPreview(
  deps: PhotoDeps,
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
  const preview = await makePhotoCall(
    deps,
    {
      ...{ endpoint: 'makeIdPhotoWatermark', photo, replaceFrom: isAgain ? source : null },
      ...{ during: 'preview-asked', sensitivity: checks },
    },
    async (call, asked) => {
      const image = await pictureForService(deps, photo);
      const request = { image, specCode, watermarkText, ...sensitivityAsked(checks) };
      const answer = await call.send((client, options) => client.makePreview(request, options));
      const about = answeredCall(deps, asked, call.id, answer, null);
      const sealed = await call.keep((vault) => sealInVault(vault, keptPart(answer, about)));
      await call.done(() => {
        recordPreview(deps, asked, { answer, sealed, callId: call.id });
      }, sealed);
      return { photo: asked, sealed };
    },
  );
  await bringIfThere(deps, preview);
}

/**
 * The part of a request that overrides the service's checks. Checks at the service's default level are not sent at all.
 */
export const sensitivityAsked = (checks: Sensitivity): { readonly issueSensitivityOverride?: Sensitivity } =>
  Object.keys(checks).length === 0 ? {} : { issueSensitivityOverride: checks };

interface AnsweredPreview {
  readonly answer: PhotoResult;
  readonly sealed: SealedAnswer;
  readonly callId: CallId;
}

/** Writes a preview into its photo, unless the service has already given its id to another photo. */
function recordPreview(
  deps: Needs<'records' | 'clock' | 'log'>,
  photo: PhotoRow,
  { answer, sealed, callId }: AnsweredPreview,
): void {
  const { photoUuid, issues, widthPx, heightPx } = answer;
  const { photos, photoUuids } = deps.records;
  const ownerPhotoId = photoUuid === null ? null : photoUuids.ownerOf(photoUuid, photo.id);
  if (ownerPhotoId !== null) {
    refusePreview(deps, { photoId: photo.id, ownerPhotoId, callId });
    return;
  }
  const withImage = hasImage(answer);
  const doubt = photoUuid === null ? 'no-photo-uuid' : doubtOf(answer);
  photos.setPreview(photo.id, {
    ...{ photoUuid, issues, widthPx, heightPx, previewImageId: null },
    state: withImage ? 'preview-pending' : 'no-face',
    answerImageId: withImage ? sealed.id : null,
    trouble: withImage ? doubt : 'no-image',
  });
}

/**
 * This preview's id belongs to another picture, so its final, and perhaps the preview too, would show another person.
 * It is not shown at all. The answer stays sealed, for the service to examine.
 */
function refusePreview(
  deps: Needs<'records' | 'clock' | 'log'>,
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
