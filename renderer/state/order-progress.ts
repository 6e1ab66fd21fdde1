/** How far an order has come, read from what it holds. */
import type { CallView } from '../../shared/model/calls.ts';
import type { OrderStep, OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import { isOnPaper } from '../../shared/model/prints.ts';
import { stepsOf } from '../../shared/model/order.ts';
import { photosOf } from '../../shared/people.ts';
import { isStudioFormat } from '../../shared/formats/studio-formats.ts';
import { isWhollyRefunded, refundedOf } from '../../shared/refunds.ts';

const afterApproval: ReadonlySet<PhotoView['state']> = new Set([
  'approved',
  'final-asked',
  'final-pending',
  'final',
]);

/** True once staff have approved the preview. */
export const isApproved = (photo: PhotoView): boolean => afterApproval.has(photo.state);

/** True for a photo of one of the studio's own formats, which is cropped here. */
export const isCropped = ({ document }: Pick<PhotoView, 'document'>): boolean => isStudioFormat(document);

export const stepsOfOrder = ({ photoMode, photos }: OrderView): readonly OrderStep[] =>
  stepsOf(photoMode, photos.some(isCropped));

/** True for an order whose photos are all cropped here: it needs no service and no credit. */
export const onlyFormats = ({ photos }: Pick<OrderView, 'photos'>): boolean =>
  photos.length > 0 && photos.every(isCropped);

/** Returns the photos that staff see before the payment: in direct mode only those that are cropped here. */
export const photosToPreview = ({ photoMode, photos }: OrderView): readonly PhotoView[] =>
  photoMode === 'preview' ? photos : photos.filter(isCropped);

/** Tests whether a step is complete. */
const isDone: Readonly<Record<OrderStep, (order: OrderView) => boolean>> = {
  customer: (order) => order.customer !== null,
  document: (order) => order.people.every((person) => hasDocument(order, person)),
  shot: (order) => order.photos.length > 0 && order.photos.every((photo) => photo.shotId !== null),
  preview: (order) => order.photos.length > 0 && photosToPreview(order).every(isApproved),
  payment: (order) =>
    order.payment !== null &&
    owedPhotos(order).length === 0 &&
    !isWhollyRefunded(refundedOf(order.payment, order.settlements, order.laterSales)),
  handover: (order) => order.state === 'done',
};

export const stepDone = (order: OrderView, step: OrderStep): boolean => isDone[step](order);

/**
 * True when staff can open a step: every step before it is done. In a paid order every step can be opened, because one
 * photo may be taken again while another is printed.
 */
export function stepReached(order: OrderView, step: OrderStep): boolean {
  if (order.payment !== null) return true;
  const steps = stepsOfOrder(order);
  return steps.slice(0, steps.indexOf(step)).every((before) => stepDone(order, before));
}

/** Returns the step before the order's current one, or null on the first. */
export function stepBefore(order: OrderView): OrderStep | null {
  const steps = stepsOfOrder(order);
  return steps[steps.indexOf(order.step) - 1] ?? null;
}

export const hasDocument = (order: OrderView, person: PersonView): boolean =>
  photosOf(order, person.id).length > 0;

/** True when no document of the person waits for a shot; in a paid order, when none that is taken again does. */
export const hasShot = (order: OrderView, person: PersonView): boolean =>
  (order.payment !== null || hasDocument(order, person)) &&
  photosInMaking(order).every((photo) => photo.personId !== person.id || photo.shotId !== null);

/** Returns this photo's call of unknown outcome, or null. Nothing continues until a person has settled it. */
export const uncertainCall = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find((call) => call.photoId === photo.id && call.state === 'uncertain') ?? null;

/** Returns the call for this photo that is on its way, or null. */
export const callUnderWay = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find(
    (call) => call.photoId === photo.id && (call.state === 'sent' || call.state === 'intent'),
  ) ?? null;

/** Returns the photos that are paid for but not settled: the final or its code is missing. */
export const owedPhotos = (order: OrderView): readonly PhotoView[] =>
  order.photos.filter((photo) => photo.owed !== null);

/** True when its money was refunded or its payment voided: it is not handed over. */
const isGivenBack = ({ settled }: PhotoView): boolean => settled !== null && settled.kind !== 'accepted';

/** Returns the finals that can be printed and handed over now, whatever else is owed. */
export const readyPhotos = (order: OrderView): readonly PhotoView[] =>
  order.photos.filter((photo) => photo.state === 'final' && !isGivenBack(photo));

/** Returns the finals that are on no sheet yet. */
export function photosToPrint(order: OrderView): readonly PhotoView[] {
  const prints = order.prints.filter(isOnPaper);
  const printed = new Set(prints.flatMap(({ layout }) => layout.photos.map(({ photoId }) => photoId)));
  return readyPhotos(order).filter((photo) => !printed.has(photo.id));
}

/** Returns the photos that still take a shot or a preview: all before payment, afterwards those that are taken again. */
export const photosInMaking = (order: OrderView): readonly PhotoView[] =>
  order.payment === null
    ? order.photos
    : order.photos.filter((photo) => photo.owed?.reason === 'waiting' && !isApproved(photo));
