import { serialize } from 'node:v8';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type ImageId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoMode } from '../../../shared/model/order.ts';
import type { Endpoint, PhotoResult } from '../../../shared/service/wire.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import { ServiceFailure } from '../../service/failure.ts';
import { builtAt } from '../../build-date.ts';
import { codeTimes } from './code-times.ts';
import type { OrdersDeps } from '../deps.ts';
import { makePaidCall, type PaidAnswer } from '../calls/photo-call.ts';
import { takePlaceOf } from './photo-replacement.ts';
import { pictureForService, sourceOf } from './photo-source.ts';
import { isDefault } from './previews.ts';
import { doubtOf, hasImage, keptAnswer } from './answer-picture.ts';
import { bringIfThere } from './pending-image.ts';
import {
  bringSheetsMeanwhile,
  recordSheets,
  sheetsAsked,
  sheetsWanted,
  type WantedSheet,
} from './service-sheets.ts';

/**
 * Asks for the final of an approved preview. The customer has paid. A final that is here without its code is asked
 * for again under the same id; the picture that is here stays.
 *
 * @throws KioskError WRONG_STEP without an approved preview, and what the call throws
 */
export async function requestFinal(deps: OrdersDeps, photo: PhotoRow): Promise<void> {
  const { photoUuid, sensitivity, specCode } = photo;
  const mayAsk = photo.state === 'approved' || lacksCode(deps, photo);
  if (!mayAsk || photoUuid === null) {
    throw new KioskError('WRONG_STEP', 'a final is made of an approved preview', { state: photo.state });
  }
  const sheets = sheetsWanted(deps, photo);
  const answer = await makePaidCall(deps, {
    ...{ endpoint: 'getIdPhotoNoWatermark', photo, during: 'final-asked', sensitivity },
    prepare: () => Promise.resolve({ photoUuid, specCode, ...sheetsAsked(sheets) }),
    send: async (client, request, options) => ownAnswer(await client.getFinal(request, options)),
    keep: keptAnswer,
    record: (result, sealed, placed) => {
      recordFinal(deps, placed, { answer: result, sealed, sheets, mode: 'preview' });
    },
  });
  await bringPictures(deps, answer);
}

/**
 * Direct mode: makes the final of a photo's shot, or of the version of it that was chosen, in one call. The customer has
 * paid. A photo that was answered before is set aside for a new one, which gives the place back when the call comes to
 * nothing.
 *
 * @param sensitivity in place of the studio's for this document
 * @throws KioskError WRONG_STEP without a shot or when the final is here, and what the call throws
 */
export async function makeFinal(
  deps: OrdersDeps,
  photo: PhotoRow,
  sensitivity: Sensitivity | undefined,
): Promise<void> {
  const source = sourceOf(photo);
  const lost = photo.state === 'chosen' && photo.trouble !== null;
  const answered = photo.state === 'no-face' || lost || lacksCode(deps, photo);
  if (source === null || (photo.state !== 'chosen' && !answered)) {
    throw new KioskError('WRONG_STEP', 'a final is made of a shot that has none yet', { state: photo.state });
  }
  const { specCode } = photo;
  const checks = sensitivity ?? deps.settings.get().sensitivity[specCode] ?? {};
  const sheets = sheetsWanted(deps, photo);
  const answer = await makePaidCall(deps, {
    ...{ endpoint: 'makeIdPhoto', photo, during: 'final-asked', sensitivity: checks },
    inPlace: answered ? (each) => takePlaceOf(deps, each, source) : undefined,
    prepare: () => pictureForService(deps, photo),
    send: async (client, image, options) => {
      const request = {
        ...{ image, specCode, ...sheetsAsked(sheets) },
        ...(isDefault(checks) ? {} : { issueSensitivityOverride: checks }),
      };
      return unclaimedAnswer(deps, photo, await client.makePhoto(request, options));
    },
    keep: keptAnswer,
    record: (result, sealed, placed) => {
      recordFinal(deps, placed, { answer: result, sealed, sheets, mode: 'direct' });
    },
  });
  await bringPictures(deps, answer);
}

/** The final first: a sheet is fetched while the counter goes on, also when the final's own image could not be. */
const bringPictures = (deps: OrdersDeps, answer: PaidAnswer<PhotoResult>): Promise<void> =>
  bringIfThere(deps, answer).finally(() => {
    bringSheetsMeanwhile(deps, answer.photo);
  });

const lacksCode = (deps: OrdersDeps, photo: PhotoRow): boolean =>
  photo.state === 'final' && photo.document.givesCode && deps.records.codes.ofPhoto(photo.id) === null;

/** A final of another photo is never shown: it may be another customer's. It is kept for whoever settles the call. */
function ownAnswer(answer: PhotoResult): PhotoResult {
  if (answer.doubts.includes('photo-uuid-differs')) throw otherPhoto('getIdPhotoNoWatermark', answer);
  return answer;
}

/** As `ownAnswer`, for a photo that is made in one call: its id may belong to another picture already. */
function unclaimedAnswer(deps: OrdersDeps, photo: PhotoRow, answer: PhotoResult): PhotoResult {
  const { photoUuid } = answer;
  const isClaimed = photoUuid !== null && deps.records.photoUuids.ownerOf(photoUuid, photo.id) !== null;
  if (isClaimed) throw otherPhoto('makeIdPhoto', answer);
  return answer;
}

const otherPhoto = (call: Endpoint, answer: PhotoResult): ServiceFailure =>
  new ServiceFailure({
    call,
    code: 'SERVICE_UNCERTAIN',
    outcome: 'uncertain',
    reason: 'photo-uuid-differs',
    redactedBody: 'The service answered with another photo than the one that was asked for.',
    rawAnswer: serialize(answer),
  });

interface Finished {
  readonly answer: PhotoResult;
  readonly sealed: ImageId;
  readonly sheets: readonly WantedSheet[];
  readonly mode: PhotoMode;
}

function recordFinal(deps: OrdersDeps, photo: PhotoRow, { answer, sealed, sheets, mode }: Finished): void {
  const { photos } = deps.records;
  const { widthPx, heightPx } = answer;
  if (photo.finalImageId !== null) {
    photos.setState(photo.id, 'final');
  } else {
    const withImage = hasImage(answer);
    const without = mode === 'direct' ? 'no-face' : 'approved';
    photos.setFinal(photo.id, {
      ...{ widthPx, heightPx, finalImageId: null },
      state: withImage ? 'final-pending' : without,
      answerImageId: withImage ? sealed : null,
      trouble: withImage ? doubtOf(answer) : 'no-image',
      // A preview's issues were looked at before payment; in direct mode these are the first.
      issues: mode === 'direct' ? answer.issues : undefined,
    });
  }
  if (hasImage(answer)) recordSheets(deps, photo.id, sheets, { answer, sealed });
  recordCode(deps, photo, answer);
}

function recordCode(deps: OrdersDeps, photo: PhotoRow, answer: PhotoResult): void {
  const { codes } = deps.records;
  if (answer.idPhotoCode === null || codes.ofPhoto(photo.id) !== null) return;
  const times = codeTimes(answer.serviceTime, deps.clock.now().getTime(), builtAt);
  if (times.doubt !== null) {
    deps.log.warn({ ...times.doubt }, 'a code was issued while the clocks contradicted each other');
  }
  codes.insert({
    id: newId('cod'),
    photoId: photo.id,
    orderId: photo.orderId,
    code: answer.idPhotoCode,
    ...times,
  });
}
