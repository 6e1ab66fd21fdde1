import { KioskError } from '../../../shared/errors.ts';
import type { ImageId } from '../../../shared/ids.ts';
import type { PictureFacts } from '../../imaging/imaging.ts';
import type { PhotoRow, StoredTrouble } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import { isLost, lostImage, pictureOf, type Picture } from './answer-picture.ts';
import { storePicture, writeKept } from './keep-picture.ts';
import { stateBefore } from './photo-replacement.ts';
import { eraseServed, type SealedAnswer } from '../calls/sealed-answer.ts';
import { isErasedOrder } from '../erased-order.ts';
import { existing } from '../existing-order.ts';

/** The parts of the workflow that storing an answer's picture reads and writes. */
export type PendingImageDeps = Needs<'records' | 'vault' | 'pictures' | 'service' | 'clock' | 'changed'>;

const waitsForImage: ReadonlySet<PhotoRow['state']> = new Set(['preview-pending', 'final-pending']);

/** Answers whose image is being fetched. A second press waits for the first and cannot undo its result. */
const underWay = new Map<ImageId, Promise<void>>();

/**
 * Fetches or decodes the image of an answer that is already here, stores it in the vault, writes it into the photo and
 * erases the sealed answer. Free, and safe to repeat. Does nothing when no image is missing: after a start the kiosk
 * fetches missing images, perhaps just before a person presses for one.
 *
 * @throws KioskError NOT_FOUND when the image is missing and the answer as well; SERVICE_IMAGE_PENDING when the image is
 * not available now, and the answer stays; with `lost: true` when it never will be, and the photo says so; with
 * `answer: 'kept'` when storing the image failed, and the answer stays
 */
export async function bringImage(deps: PendingImageDeps, photo: PhotoRow): Promise<void> {
  const { answerImageId } = photo;
  if (answerImageId === null) {
    if (!waitsForImage.has(photo.state)) return;
    throw new KioskError('NOT_FOUND', 'no answer waits for its image');
  }
  const running = underWay.get(answerImageId);
  if (running !== undefined) return running;
  // The photo may have been loaded earlier: another press may have brought the image since.
  if (deps.records.photos.get(photo.id)?.answerImageId !== answerImageId) return;
  const bringing = bringOnce(deps, photo, answerImageId).finally(() => underWay.delete(answerImageId));
  underWay.set(answerImageId, bringing);
  return bringing;
}

/** A photo whose call was answered, and its answer in the vault. */
export interface AnsweredPhoto {
  readonly photo: PhotoRow;
  readonly sealed: SealedAnswer;
}

/**
 * Fetches the image of an answer after its call. A success without an image (no face was found) is noted in the photo;
 * a final that was requested again for its code already has its picture.
 */
export async function bringIfThere(deps: PendingImageDeps, { photo, sealed }: AnsweredPhoto): Promise<void> {
  const now = deps.records.photos.get(photo.id);
  if (now === null) throw new Error('the photo of a finished call is gone');
  if (now.answerImageId === null) await eraseServed(deps, sealed.id);
  else await bringImage(deps, now);
}

async function bringOnce(deps: PendingImageDeps, photo: PhotoRow, answerId: ImageId): Promise<void> {
  try {
    const picture = await readPicture(deps, answerId);
    await storeImage(deps, photo, picture).catch((error: unknown) => {
      throw isLost(error) ? error : answerKept(error);
    });
  } catch (error) {
    if (isLost(error)) await lose(deps, photo, answerId, error);
    throw error;
  }
  deps.changed(photo.orderId);
  await eraseServed(deps, answerId);
}

async function storeImage(
  deps: Needs<'records' | 'vault' | 'clock'>,
  photo: PhotoRow,
  { bytes, facts }: Picture,
): Promise<void> {
  const kind = photo.state === 'preview-pending' ? 'preview' : 'final';
  const kept = await storePicture(deps, { facts, bytes, original: null }, kind);
  await writeKept(deps, kept, () => {
    // Meanwhile the customer may have been erased, and the answer with them.
    if (isErasedOrder(deps, photo.orderId)) throw lostImage('missing');
    kept.insert(deps.clock.now().toISOString());
    place(deps, photo, kept.imageId, facts);
  });
}

/** The call has counted by now and its answer stays, so a disk error must not say that nothing was spent. */
const answerKept = (error: unknown): unknown =>
  error instanceof KioskError
    ? new KioskError(error.code, error.message, { ...error.details, answer: 'kept' }, { cause: error })
    : error;

async function readPicture(
  deps: Needs<'vault' | 'pictures' | 'service'>,
  answerId: ImageId,
): Promise<Picture> {
  const sealed = await deps.vault.get(answerId).catch((error: unknown) => {
    // An answer whose file is gone will not come back, however often it is requested.
    const gone = error instanceof KioskError && error.details['reason'] === 'missing';
    throw gone ? lostImage('missing') : error;
  });
  return pictureOf(deps, sealed);
}

function place(deps: Needs<'records'>, photo: PhotoRow, imageId: ImageId, facts: PictureFacts): void {
  const { photos } = deps.records;
  const { widthPx, heightPx } = facts;
  const trouble = photo.trouble ?? sizeTrouble(photo, facts);
  const brought = { widthPx, heightPx, answerImageId: null, trouble };
  if (photo.state === 'preview-pending') {
    const { photoUuid, issues } = photo;
    photos.setPreview(photo.id, {
      ...brought,
      ...{ photoUuid, issues, previewImageId: imageId, state: 'preview' },
    });
  } else {
    photos.setFinal(photo.id, { ...brought, finalImageId: imageId, state: 'final' });
  }
}

/** Until its picture is here, the photo has the figures that the answer states. */
function sizeTrouble(said: PhotoRow, is: PictureFacts): StoredTrouble | null {
  const differs = (one: number | null, other: number): boolean => one !== null && one !== other;
  return differs(said.widthPx, is.widthPx) || differs(said.heightPx, is.heightPx)
    ? 'image-size-differs'
    : null;
}

/** Reasons to keep the answer itself, because it may still be usable. */
const keepsAnswer: ReadonlySet<unknown> = new Set(['unreadable', 'too-large']);

/** Erases an answer whose address has expired, because it is useless. Any other answer is kept unchanged. */
async function lose(
  deps: Needs<'records' | 'vault' | 'clock' | 'changed'>,
  photo: PhotoRow,
  answerId: ImageId,
  error: unknown,
): Promise<void> {
  const unreadable = error instanceof KioskError && keepsAnswer.has(error.details['reason']);
  const { photoMode } = existing(deps, photo.orderId);
  const trouble = unreadable ? 'image-unreadable' : 'image-expired';
  deps.records.photos.setLost(photo.id, stateBefore(photo, photoMode), trouble);
  deps.changed(photo.orderId);
  if (!unreadable) await eraseServed(deps, answerId);
}
