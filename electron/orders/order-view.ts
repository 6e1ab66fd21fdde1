import type { ShownPhoto } from '../../shared/customer-screen.ts';
import type { OrderId, PhotoId } from '../../shared/ids.ts';
import type { Sensitivity } from '../../shared/model/document.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { CodeView, PhotoView } from '../../shared/model/photo.ts';
import type { ImageView, ShotView } from '../../shared/model/pictures.ts';
import { isStudioFormat } from '../../shared/formats/studio-formats.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import type { ShotRow } from '../records/photos/shots.ts';
import type { Needs } from './deps.ts';
import { existing } from './existing-order.ts';
import { billFor, withNames } from './payment/bill.ts';
import { imageView } from './photos/image-view.ts';
import { callView } from './calls/ledger.ts';
import { toldIn } from './payment/no-paper.ts';
import { owedOf, settlementOf } from './payment/owed.ts';
import { peopleOf } from './people/people-view.ts';
import { pictureAnswersOf } from './photos/picture-refusal.ts';
import { photoTrouble } from './photos/photo-trouble.ts';
import { mailView } from './mail-view.ts';
import { printView } from './prints/print-view.ts';
import { serviceSheetViews } from './photos/service-sheet-view.ts';
import { settledCallsOf } from './calls/settled-calls.ts';

type ViewDeps = Needs<'records' | 'service' | 'settings'>;

/** An order as the page shows it. @throws KioskError NOT_FOUND */
export function orderView(deps: ViewDeps, orderId: OrderId): OrderView {
  const { records } = deps;
  // Opening a pack writes.
  records.packs.open(orderId);
  return records.reading(() => readView(deps, orderId));
}

function readView(deps: ViewDeps, orderId: OrderId): OrderView {
  const { records } = deps;
  const order = existing(deps, orderId);
  const photos = records.photos.ofOrder(orderId);
  const people = peopleOf(deps, order);
  const isTold = toldIn(deps, orderId);
  const shared = records.photoUuids.sharedIn(orderId);
  const present = new Set(people.map((person) => person.id));
  const payment = records.payments.ofOrder(orderId);
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    step: order.step,
    photoMode: order.photoMode,
    practice: order.practice,
    customer: order.customerId === null ? null : records.customers.get(order.customerId),
    people,
    shots: records.shots
      .ofOrder(orderId)
      .filter((shot) => present.has(shot.personId))
      .flatMap((shot) => shotView(deps, shot) ?? []),
    photos: photos.map((photo) =>
      photoView(deps, order, photo, { customerKnows: isTold(photo), trouble: photoTrouble(photo, shared) }),
    ),
    bill: withNames(payment?.bill ?? billFor(deps, orderId, photos), people),
    payment: payment === null ? null : { ...payment, bill: withNames(payment.bill, people) },
    partsPaid: payment === null ? records.payments.partsOf(orderId) : [],
    laterSales: records.laterSales.ofOrder(orderId),
    settlements: records.settlements.ofOrder(orderId),
    rejections: records.rejections.ofOrder(orderId),
    retakeOf: records.rejections.retakenBy(orderId),
    prints: records.prints.ofOrder(orderId).map(printView),
    mails: records.mails.ofOrder(orderId).map(mailView),
    serviceSheets: serviceSheetViews(deps, orderId),
    openCalls: records.calls.openOf(orderId).map((call) => callView(deps, call)),
    wentOnAnyway: records.wentOnAnyway.ofOrder(orderId),
    picturesErasedAt: order.state === 'open' ? order.picturesErasedAt : null,
    language: order.language,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

function photoView(
  deps: Needs<'records' | 'settings'>,
  order: OrderRow,
  photo: PhotoRow,
  told: Pick<PhotoView, 'customerKnows' | 'trouble'>,
): PhotoView {
  return {
    id: photo.id,
    personId: photo.personId,
    specCode: photo.specCode,
    document: photo.document,
    shotId: photo.shotId,
    versionId: photo.versionId,
    version: versionOf(deps, photo),
    state: photo.state,
    preview: imageView(deps, photo.previewImageId),
    final: imageView(deps, photo.finalImageId),
    issues: photo.issues,
    code: codeOf(deps, photo),
    crop: photo.crop,
    sensitivity: sensitivityOf(deps, photo),
    ...told,
    owed: owedOf(deps, order, photo),
    settled: settlementOf(deps, photo),
    settledCalls: settledCallsOf(deps, photo),
    pictureRefusal: pictureAnswersOf(deps, photo).refusal,
  };
}

function versionOf(deps: Needs<'records'>, { versionId }: PhotoRow): PhotoView['version'] {
  const version = versionId === null ? null : deps.records.versions.get(versionId);
  if (version === null) return null;
  return { number: version.number, tool: version.tool, image: imageView(deps, version.imageId) };
}

/** Before its first call, a photo shows the studio's settings for its document. */
const sensitivityOf = (
  deps: Needs<'settings'>,
  { state, trouble, sensitivity, specCode }: PhotoRow,
): Sensitivity =>
  state === 'chosen' && trouble === null ? (deps.settings.get().sensitivity[specCode] ?? {}) : sensitivity;

/** Returns null for an erased customer's code: its letters are gone. */
function codeOf({ records }: Needs<'records'>, photo: PhotoRow): CodeView | null {
  const code = records.codes.ofPhoto(photo.id);
  return code === null ? null : records.codes.get(code.id);
}

function shotView(deps: Needs<'records'>, shot: ShotRow): ShotView | null {
  const image = imageView(deps, shot.imageId);
  if (image === null) return null;
  const { id, personId, source, origin, takenAt } = shot;
  return { id, personId, image, source, origin, takenAt };
}

/**
 * Returns a photo's watermarked preview for the customer, or the photo itself in a format of the studio's; null when it has
 * none, or there is no such photo.
 */
export function previewOf(
  deps: Needs<'records'>,
  orderId: OrderId,
  photoId: PhotoId,
): (ShownPhoto & { readonly image: ImageView }) | null {
  const photo = deps.records.photos.ofOrder(orderId).find((one) => one.id === photoId);
  if (photo === undefined) return null;
  const isFormat = isStudioFormat(photo.document);
  const image = imageView(deps, isFormat ? photo.finalImageId : photo.previewImageId);
  const { document, issues } = photo;
  return image === null ? null : { documentName: document.name, watermarked: !isFormat, issues, image };
}
