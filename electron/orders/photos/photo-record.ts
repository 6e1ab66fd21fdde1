import { canBeCropped, headIn, headInCrop } from '../../../shared/formats/propose-crop.ts';
import { documentRules } from '../../../shared/documents.ts';
import { KioskError } from '../../../shared/errors.ts';
import { eyeLineMm, framingOf } from '../../../shared/guidance/photo-frame.ts';
import { preCheck } from '../../../shared/guidance/pre-check.ts';
import type { OrderId, VersionId } from '../../../shared/ids.ts';
import { documentName } from '../../../shared/language/document-names.ts';
import type { PersonView } from '../../../shared/model/people.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { Papers } from '../../printing/paper-jobs.ts';
import type { RecordedMeasures, RecordedPhoto } from '../../printing/slips/record-facts.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { ShotRow } from '../../records/photos/shots.ts';
import { wordsIn } from '../../words/words.ts';
import type { Needs } from '../deps.ts';
import { languageFor } from '../customer-language.ts';
import { existing } from '../existing-order.ts';
import { settlementOf } from '../payment/owed.ts';
import { peopleOf } from '../people/people-view.ts';
import { finalToHandOut } from './final-to-hand-out.ts';
import { photoTrouble } from './photo-trouble.ts';
import { pictureOf } from './picture-refusal.ts';

type Facts = Needs<'records' | 'settings' | 'practice' | 'clock'>;

/** Returns what the record of an order's finished photos says. @throws KioskError NOT_FOUND; WRONG_STEP without a final */
export function photoRecordOf(deps: Facts, orderId: OrderId): Papers['record'] {
  const { records, settings, practice, clock } = deps;
  const order = existing(deps, orderId);
  const people = peopleOf(deps, order);
  const language = languageFor(deps, order);
  const photos = records.photos
    .ofOrder(orderId)
    .flatMap((photo) => recorded(deps, photo, people) ?? [])
    .map((photo) => ({ ...photo, documentName: documentName(photo.document.name, language) }));
  if (photos.length === 0) throw new KioskError('WRONG_STEP', 'no photo of the order is finished');
  const { studioName, studioAddress, taxNumber } = settings.get();
  return {
    studio: { name: studioName, address: studioAddress, taxNumber },
    orderNumber: order.number,
    photos,
    writtenAt: clock.now().toISOString(),
    practice,
    words: wordsIn(language).record,
  };
}

/** Returns the facts of one photo; null while it is not finished. */
function recorded(
  deps: Facts,
  photo: PhotoRow,
  people: readonly PersonView[],
): Omit<RecordedPhoto, 'documentName'> | null {
  const { records } = deps;
  const finalId = finalToHandOut(deps, photo);
  const final = finalId === null ? null : records.images.get(finalId);
  if (final === null) return null;
  const { document, orderId, issues, sensitivity } = photo;
  const shot = photo.shotId === null ? null : records.shots.get(photo.shotId);
  const person = people.find(({ id }) => id === photo.personId);
  const told = records.noPaperTold
    .ofOrder(orderId)
    .find(({ personId, specCode }) => personId === photo.personId && specCode === photo.specCode);
  const settlement = settlementOf(deps, photo);
  return {
    ...(people.length > 1 && person !== undefined ? { person: person.name } : {}),
    ...{ document, issues, sensitivity, rules: documentRules(document) },
    format: isStudioFormat(document) ? { headMm: headOnPhoto(deps, photo) } : null,
    shot: shot === null ? null : { takenAt: shot.takenAt, source: shot.source },
    measures: measuresOf(deps, photo, shot, person),
    ...{ widthPx: final.widthPx, heightPx: final.heightPx, madeAt: final.createdAt },
    trouble: photoTrouble(photo, records.photoUuids.sharedIn(orderId)),
    edits: editsOf(deps, photo.versionId),
    wentOn: wentOnWith(deps, photo, shot),
    allowed: photo.versionId === null ? [] : records.overrides.ofPhoto(photo.id),
    retakeOf: records.rejections.retakenBy(orderId),
    toldNoPrint: told === undefined ? null : { at: told.at },
    accepted: settlement?.kind === 'accepted' ? { at: settlement.at, reason: settlement.reason } : null,
  };
}

/** Returns what was measured on the picture that the photo is made from; null when nothing was. */
function measuresOf(
  deps: Facts,
  photo: PhotoRow,
  shot: ShotRow | null,
  person: PersonView | undefined,
): RecordedMeasures | 'erased' | null {
  const { images, measures } = deps.records;
  const imageId = pictureOf(deps, photo);
  const image = imageId === null ? null : images.get(imageId);
  if (image === null || shot === null) return null;
  if (image.erasedAt !== null) return 'erased';
  const view = measures.get(image.id);
  if (view === null) return null;
  const age = person?.age ?? 'adult';
  const asked = {
    ...{ document: photo.document, age, framing: framingOf(shot.source) },
    pxPerViewPx: image.widthPx / view.widthPx,
  };
  return {
    checks: preCheck(view, asked),
    eyeLineMm: eyeLineMm(view, asked),
    ...{ age, ofVersion: photo.versionId !== null },
  };
}

/** Returns the height of the head on a cropped photo, mm; null when no face was measured in its picture. */
function headOnPhoto(deps: Needs<'records'>, photo: PhotoRow): number | 'erased' | null {
  const { crop, document } = photo;
  const imageId = pictureOf(deps, photo);
  const image = imageId === null ? null : deps.records.images.get(imageId);
  if (crop === null || image === null || !canBeCropped(document)) return null;
  if (image.erasedAt !== null) return 'erased';
  const head = headIn(deps.records.measures.get(image.id), image);
  return head === null ? null : headInCrop(document, head, crop).mm;
}

/** Returns the tools that made a version, from the shot on. */
function editsOf(deps: Needs<'records'>, versionId: VersionId | null): readonly VersionTool[] {
  const version = versionId === null ? null : deps.records.versions.get(versionId);
  if (version?.tool === undefined || version.parentId === null) return [];
  return [...editsOf(deps, version.parentId), version.tool];
}

/** Returns the decisions of staff to go on although the verdict warned against this photo's picture or preview. */
function wentOnWith({ records }: Facts, photo: PhotoRow, shot: ShotRow | null): RecordedPhoto['wentOn'] {
  const source = pictureOf({ records }, photo);
  const pictures = new Set([source, shot?.imageId, photo.previewImageId, photo.finalImageId]);
  return records.wentOnAnyway
    .ofOrder(photo.orderId)
    .filter(
      ({ step, imageId }) =>
        (step === 'shot' || step === 'preview') && imageId !== null && pictures.has(imageId),
    )
    .map(({ at, points }) => ({ at, points }));
}
