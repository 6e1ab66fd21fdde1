import { serialize } from 'node:v8';
import { KioskError } from '../../../shared/errors.ts';
import { newId } from '../../../shared/ids.ts';
import type { Sensitivity } from '../../../shared/model/document.ts';
import type { PhotoMode } from '../../../shared/model/order.ts';
import type { Endpoint, PhotoResult } from '../../../shared/service/wire.ts';
import type { FoundResult } from '../../records/calls/found-call.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import { ServiceFailure } from '../../service/failure.ts';
import { builtAt } from '../../build-date.ts';
import { codeTimes } from './code-times.ts';
import type { Needs } from '../deps.ts';
import { makePhotoCall } from '../calls/photo-call.ts';
import { sealInVault, type SealedAnswer } from '../calls/sealed-answer.ts';
import { pictureForService, sourceOf } from './photo-source.ts';
import { sensitivityAsked, type PhotoDeps } from './previews.ts';
import { doubtOf, hasImage, keptPart } from './answer-picture.ts';
import { answeredCall } from './answered-call.ts';
import { bringIfThere, type AnsweredPhoto, type PendingImageDeps } from './pending-image.ts';
import {
  bringSheetsMeanwhile,
  recordSheets,
  sheetsAsked,
  sheetsWanted,
  type WantedSheet,
} from './service-sheets.ts';

/**
 * Requests the final of an approved preview that was paid for. If the final is here but its code is missing, the same
 * id is requested again and the stored picture stays.
 *
 * @throws KioskError WRONG_STEP without an approved preview; the errors of the call
 */
export async function requestFinal(deps: PhotoDeps, photo: PhotoRow): Promise<void> {
  const { photoUuid, sensitivity, specCode } = photo;
  const mayAsk = photo.state === 'approved' || lacksCode(deps, photo);
  if (!mayAsk || photoUuid === null) {
    throw new KioskError('WRONG_STEP', 'a final is made of an approved preview', { state: photo.state });
  }
  const sheets = sheetsWanted(deps, photo);
  const request = { photoUuid, specCode, ...sheetsAsked(sheets) };
  const final = await makePhotoCall(
    deps,
    { endpoint: 'getIdPhotoNoWatermark', photo, replaceFrom: null, during: 'final-asked', sensitivity },
    async (call, asked) => {
      const answer = await call.send((client, options) => client.getFinal(request, options));
      refuseOtherPhoto(answer);
      const code = codeIn(deps, answer);
      const about = answeredCall(deps, asked, call.id, answer, code);
      const sealed = await call.keep((vault) => sealInVault(vault, keptPart(answer, about)));
      await call.done(() => {
        recordFinal(deps, asked, { answer, sealed, sheets, code, mode: 'preview' });
      }, sealed);
      return { photo: asked, sealed };
    },
  );
  await bringPictures(deps, final);
}

/**
 * Direct mode: makes the final of a paid photo in one call, from its shot or the chosen version of it. A photo that
 * already had an answer is set aside for a new one, and restored when the call costs nothing and brings nothing.
 *
 * @param sensitivity replaces the studio's setting for this document
 * @throws KioskError WRONG_STEP without a shot or when the final is here; the errors of the call
 */
export async function makeFinal(
  deps: PhotoDeps,
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
  const final = await makePhotoCall(
    deps,
    {
      ...{ endpoint: 'makeIdPhoto', photo, replaceFrom: answered ? source : null },
      ...{ during: 'final-asked', sensitivity: checks },
    },
    async (call, asked) => {
      const image = await pictureForService(deps, photo);
      const request = { image, specCode, ...sheetsAsked(sheets), ...sensitivityAsked(checks) };
      const answer = await call.send((client, options) => client.makePhoto(request, options));
      refuseClaimed(deps, photo, answer);
      const code = codeIn(deps, answer);
      const about = answeredCall(deps, asked, call.id, answer, code);
      const sealed = await call.keep((vault) => sealInVault(vault, keptPart(answer, about)));
      await call.done(() => {
        recordFinal(deps, asked, { answer, sealed, sheets, code, mode: 'direct' });
      }, sealed);
      return { photo: asked, sealed };
    },
  );
  await bringPictures(deps, final);
}

/** Fetches the final first. Sheets follow in the background, even when the final's own image could not be fetched. */
const bringPictures = (deps: PendingImageDeps & Needs<'log'>, final: AnsweredPhoto): Promise<void> =>
  bringIfThere(deps, final).finally(() => {
    bringSheetsMeanwhile(deps, final.photo);
  });

const lacksCode = (deps: Needs<'records'>, photo: PhotoRow): boolean =>
  photo.state === 'final' && photo.document.givesCode && deps.records.codes.ofPhoto(photo.id) === null;

/**
 * Refuses the final of another photo, which may show another customer. The answer is kept for the person who settles
 * the call.
 * @throws ServiceFailure
 */
function refuseOtherPhoto(answer: PhotoResult): void {
  if (answer.doubts.includes('photo-uuid-differs')) throw otherPhoto('getIdPhotoNoWatermark', answer);
}

/** Like `refuseOtherPhoto`, for a photo made in one call, whose id may already belong to another picture. */
function refuseClaimed(
  { records }: Needs<'records'>,
  photo: Pick<PhotoRow, 'id'>,
  answer: PhotoResult,
): void {
  const { photoUuid } = answer;
  const isClaimed = photoUuid !== null && records.photoUuids.ownerOf(photoUuid, photo.id) !== null;
  if (isClaimed) throw otherPhoto('makeIdPhoto', answer);
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
  readonly sealed: SealedAnswer;
  readonly sheets: readonly WantedSheet[];
  readonly code: FoundResult['code'];
  readonly mode: PhotoMode;
}

function recordFinal(
  deps: Needs<'records' | 'clock' | 'log'>,
  photo: PhotoRow,
  { answer, sealed, sheets, code, mode }: Finished,
): void {
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
      answerImageId: withImage ? sealed.id : null,
      trouble: withImage ? doubtOf(answer) : 'no-image',
      // Staff have seen a preview's issues before payment; in direct mode they see these for the first time.
      issues: mode === 'direct' ? answer.issues : undefined,
    });
  }
  if (hasImage(answer)) recordSheets(deps, photo.id, sheets, { answer, answerId: sealed.id });
  if (code !== null && deps.records.codes.ofPhoto(photo.id) === null)
    deps.records.codes.insert({ id: newId('cod'), photoId: photo.id, orderId: photo.orderId, ...code });
}

/** Returns the code of an answer with its times; null when it has none. */
function codeIn(
  { clock, log }: Needs<'clock' | 'log'>,
  { idPhotoCode, serviceTime }: PhotoResult,
): FoundResult['code'] {
  if (idPhotoCode === null) return null;
  const times = codeTimes(serviceTime, clock.now().getTime(), builtAt);
  if (times.doubt !== null) {
    log.warn({ ...times.doubt }, 'a code was issued while the clocks contradicted each other');
  }
  return { code: idPhotoCode, ...times };
}
