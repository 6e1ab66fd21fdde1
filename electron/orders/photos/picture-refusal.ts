import type { ImageId } from '../../../shared/ids.ts';
import type { PictureRefusal } from '../../../shared/model/photo.ts';
import type { CallRow } from '../../records/calls/calls.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';

/** Endpoints that receive the picture. */
const takePicture: ReadonlySet<string> = new Set(['makeIdPhotoWatermark', 'makeIdPhoto']);

/** Longest sides of the smaller copies that are sent after the service refused a file for its size, px. */
const smallerSides = [3_000, 2_000, 1_500, 1_000];

type Answer = 'taken' | 'unusable' | 'too-large';

/** The service's refusal of a photo's picture, whatever the document. */
export interface PictureAnswers {
  readonly refusal: PictureRefusal | null;
  /** Longest side of the copy that is sent next, px; null for the picture's own size. */
  readonly longSidePx: number | null;
}

/**
 * Reads from the ledger how the service answered about the picture of a photo. A picture without a face is never worth
 * the same call again. One whose file was too large is worth another call with a smaller copy, while there is a smaller
 * size.
 */
export function pictureAnswersOf(deps: Needs<'records' | 'settings'>, photo: PhotoRow): PictureAnswers {
  const { uploadLongSidePx } = deps.settings.get();
  if (photo.shotId === null) return { refusal: null, longSidePx: uploadLongSidePx };
  const all = deps.records.calls
    .ofOrder(photo.orderId)
    .filter((call) => takePicture.has(call.endpoint) && isOfSamePicture(deps, call, photo))
    .map((call) => ({ photoId: call.photoId, answer: answerOf(deps, call) }))
    .filter(({ answer }) => answer !== null);
  const tooLarge = all.filter(({ answer }) => answer === 'too-large').length;
  const longSidePx = sideAfter(deps, photo, tooLarge);
  const own = all.find(({ photoId }) => photoId === photo.id);
  // A picture that was accepted for one document may be sent for another.
  const [newest] = own === undefined && all.some(({ answer }) => answer === 'taken') ? [] : all;
  const answer = (own ?? newest)?.answer;
  if (answer === 'too-large') return { refusal: longSidePx === null ? 'unusable' : 'too-large', longSidePx };
  return { refusal: answer === 'unusable' ? 'unusable' : null, longSidePx };
}

function isOfSamePicture(deps: Needs<'records'>, call: CallRow, { shotId, versionId }: PhotoRow): boolean {
  const asked = call.photoId === null ? null : deps.records.photos.get(call.photoId);
  return asked?.shotId === shotId && asked.versionId === versionId;
}

/** Null for a call that says nothing about the picture. */
function answerOf(deps: Needs<'records'>, call: CallRow): Answer | null {
  if (call.state === 'done') {
    const photo = call.photoId === null ? null : deps.records.photos.get(call.photoId);
    return photo?.state === 'no-face' ? 'unusable' : 'taken';
  }
  if (call.state !== 'refused') return null;
  if (call.reason === 'too-large-for-service') return 'too-large';
  return call.error === 'SERVICE_IMAGE_REFUSED' || call.error === 'SERVICE_NO_FACE' ? 'unusable' : null;
}

/** Null when there is no copy smaller than those that were refused. */
function sideAfter(deps: Needs<'records' | 'settings'>, photo: PhotoRow, tooLarge: number): number | null {
  const { uploadLongSidePx } = deps.settings.get();
  if (tooLarge === 0) return uploadLongSidePx;
  const longest = Math.min(longSideOf(deps, photo), uploadLongSidePx ?? Number.POSITIVE_INFINITY);
  return smallerSides.filter((side) => side < longest)[tooLarge - 1] ?? null;
}

function longSideOf(deps: Needs<'records'>, photo: PhotoRow): number {
  const imageId = pictureOf(deps, photo);
  const image = imageId === null ? null : deps.records.images.get(imageId);
  return image === null ? 0 : Math.max(image.widthPx, image.heightPx);
}

/** The shot, or the version of it, that a photo is made from; null while there is none. */
export function pictureOf({ records }: Needs<'records'>, { shotId, versionId }: PhotoRow): ImageId | null {
  const shot = shotId === null ? null : records.shots.get(shotId);
  const imageId = versionId === null ? shot?.imageId : records.versions.get(versionId)?.imageId;
  return imageId ?? null;
}
