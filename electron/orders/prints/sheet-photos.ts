/** Photos for a sheet, from the order at the counter and from others. */
import { KioskError } from '../../../shared/errors.ts';
import type { OrderId, PersonId, PhotoId } from '../../../shared/ids.ts';
import type { SheetLayout, SheetPhotoView, SheetPlan } from '../../../shared/model/sheets.ts';
import type { SheetPhoto } from '../../../shared/sheet/request.ts';
import type { OrderRow } from '../../records/orders/orders.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import { captionText, nameText, type CaptionFacts } from './caption-text.ts';
import type { Needs } from '../deps.ts';
import { languageFor } from '../customer-language.ts';
import { midnightBefore } from '../desk.ts';
import { peopleOf } from '../people/people-view.ts';
import { finalToHandOut } from '../photos/final-to-hand-out.ts';
import { imageView } from '../photos/image-view.ts';
import { existing } from '../existing-order.ts';

/** Number of photos on one page of the dialog, and of orders that are searched for it. */
const mostFound = 30;
const ordersLookedAt = 60;

/**
 * Returns a photo that is in its order now and whose final is here.
 * @throws KioskError NOT_FOUND, WRONG_STEP
 */
function finalOf({ records }: Needs<'records'>, photoId: PhotoId): PhotoRow {
  const row = records.photos.get(photoId);
  // A photo that was set aside is in no order any more.
  const photo =
    row === null ? undefined : records.photos.ofOrder(row.orderId).find(({ id }) => id === photoId);
  if (photo === undefined) throw new KioskError('NOT_FOUND', 'no such photo');
  if (finalToHandOut({ records }, photo) === null)
    throw new KioskError('WRONG_STEP', 'the photo has no final yet');
  return photo;
}

/** @throws KioskError NOT_FOUND, WRONG_STEP, PHOTO_FILE_MISSING once the picture is erased */
export async function pictureOf(deps: Needs<'records' | 'vault'>, photoId: PhotoId): Promise<Uint8Array> {
  const { finalImageId } = finalOf(deps, photoId);
  if (finalImageId === null || imageView(deps, finalImageId) === null) {
    throw new KioskError('PHOTO_FILE_MISSING', 'the photo is erased', { reason: 'erased' });
  }
  return deps.vault.get(finalImageId);
}

/** Returns every photo that has a slot on the sheet, once each. A photo that was taken off by hand has none. */
export const placedOn = ({ placements }: SheetPlan): readonly PhotoId[] => [
  ...new Set(placements.map(({ photoId }) => photoId)),
];

/** Returns the orders of these photos, except `orderId`. */
export function guestsOf(
  deps: Needs<'records'>,
  orderId: OrderId,
  photoIds: readonly PhotoId[],
): readonly OrderId[] {
  const orders = new Set(photoIds.map((photoId) => finalOf(deps, photoId).orderId));
  orders.delete(orderId);
  return [...orders];
}

/** Returns whether two photos are for different documents of one size, which nobody can tell apart by looking at the sheet. */
const looksAlike = (a: PhotoRow, b: PhotoRow): boolean =>
  a.specCode !== b.specCode &&
  a.document.widthMm === b.document.widthMm &&
  a.document.heightMm === b.document.heightMm;

/**
 * Returns the photos to lay out. Documents of one size are named beside their photos in any case. Print sizes come from the specification, because the service rounds a photo's
 * millimetres.
 *
 * @throws KioskError NOT_FOUND, WRONG_STEP, SHEET_IMPOSSIBLE (`reason: 'no-size'`)
 */
export function sheetPhotos(
  deps: Needs<'records' | 'settings'>,
  { photos, caption }: SheetLayout,
): readonly SheetPhoto[] {
  const finals = photos.map(({ photoId, count }) => ({ photo: finalOf(deps, photoId), count }));
  const several = new Set(finals.map(({ photo }) => photo.personId)).size > 1;
  return finals.map(({ photo, count }) => {
    const { widthMm, heightMm } = photo.document;
    if (widthMm === null || heightMm === null) {
      throw new KioskError('SHEET_IMPOSSIBLE', 'the document has no readable size', { reason: 'no-size' });
    }
    return {
      ...{ photoId: photo.id, widthMm, heightMm, count },
      caption: caption
        ? captionOf(deps, photo, { widthMm, heightMm, several })
        : finals.some((other) => looksAlike(photo, other.photo))
          ? nameText(namesOn(deps, photo, several))
          : null,
    };
  });
}

function captionOf(
  deps: Needs<'records' | 'settings'>,
  photo: PhotoRow,
  { several, ...size }: { readonly widthMm: number; readonly heightMm: number; readonly several: boolean },
): string {
  const { records } = deps;
  const shot = photo.shotId === null ? null : records.shots.get(photo.shotId);
  return captionText({
    ...size,
    ...namesOn(deps, photo, several),
    takenAt: shot?.takenAt ?? photo.createdAt,
    code: records.codes.ofPhoto(photo.id)?.code ?? null,
  });
}

/** Returns what names a photo, for its customer. The person is named where several are on the sheet. */
function namesOn(
  deps: Needs<'records' | 'settings'>,
  { orderId, personId, document }: PhotoRow,
  several: boolean,
): Pick<CaptionFacts, 'language' | 'documentName' | 'person'> {
  const order = existing(deps, orderId);
  const person = several ? nameOf(deps, order, personId) : '';
  return { language: languageFor(deps, order), documentName: document.name, person };
}

const nameOf = (deps: Needs<'records'>, order: OrderRow, personId: PersonId): string =>
  peopleOf(deps, order).find(({ id }) => id === personId)?.name ?? '';

/**
 * Returns finals of other orders that could share a sheet with this one's; without a text, those of today's orders.
 * @throws KioskError NOT_FOUND
 */
export function findSheetPhotos(
  deps: Needs<'records' | 'clock'>,
  orderId: OrderId,
  text: string,
): readonly SheetPhotoView[] {
  existing(deps, orderId);
  const found = text.trim() === '' ? todays(deps) : deps.records.orders.search(text, ordersLookedAt);
  return found
    .filter(({ id, state }) => id !== orderId && state !== 'cancelled')
    .flatMap((order) => deps.records.photos.ofOrder(order.id).flatMap((photo) => view(deps, order, photo)))
    .slice(0, mostFound);
}

/** Returns the orders changed since midnight, the latest first. */
function todays({ records, clock }: Needs<'records' | 'clock'>): readonly OrderRow[] {
  const midnight = midnightBefore(clock.now()).toISOString();
  const open = records.orders.inHand(ordersLookedAt).filter(({ updatedAt }) => updatedAt >= midnight);
  return [...open, ...records.orders.doneSince(midnight, ordersLookedAt)].sort((a, b) =>
    b.updatedAt.localeCompare(a.updatedAt),
  );
}

function view(deps: Needs<'records'>, order: OrderRow, photo: PhotoRow): readonly SheetPhotoView[] {
  const { name: documentName, widthMm, heightMm } = photo.document;
  const image = imageView(deps, finalToHandOut(deps, photo));
  if (image === null || widthMm === null || heightMm === null) return [];
  return [
    {
      ...{ photoId: photo.id, orderId: order.id, orderNumber: order.number },
      personName: nameOf(deps, order, photo.personId),
      ...{ documentName, widthMm, heightMm, image },
    },
  ];
}
