/** How far an order has come, read from what it holds. */
import type { CallView } from '../../shared/model/calls.ts';
import type { OrderStep, OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import type { PhotoView } from '../../shared/model/photo.ts';
import type { PrintState } from '../../shared/model/prints.ts';
import { stepsOf } from '../../shared/model/order.ts';
import { photosOf } from '../../shared/people.ts';
import { isWhollyRefunded, refundedOf } from '../../shared/refunds.ts';

const afterApproval: ReadonlySet<PhotoView['state']> = new Set([
  'approved',
  'final-asked',
  'final-pending',
  'final',
]);

/** True once staff have said "use it". */
export const isApproved = (photo: PhotoView): boolean => afterApproval.has(photo.state);

/** What each step leaves behind when it is done. */
const isDone: Readonly<Record<OrderStep, (order: OrderView) => boolean>> = {
  customer: (order) => order.customer !== null,
  document: (order) => order.people.every((person) => hasDocument(order, person)),
  shot: (order) => order.photos.length > 0 && order.photos.every((photo) => photo.shotId !== null),
  preview: (order) => order.photos.length > 0 && order.photos.every(isApproved),
  payment: (order) =>
    order.payment !== null &&
    owedPhotos(order).length === 0 &&
    !isWhollyRefunded(refundedOf(order.payment, order.settlements)),
  handover: (order) => order.state === 'done',
};

export const stepDone = (order: OrderView, step: OrderStep): boolean => isDone[step](order);

/**
 * A step can be opened when every one before it is done. A paid order can be opened anywhere: one of its photos may
 * be taken again while another is printed.
 */
export function stepReached(order: OrderView, step: OrderStep): boolean {
  if (order.payment !== null) return true;
  const steps = stepsOf(order.photoMode);
  return steps.slice(0, steps.indexOf(step)).every((before) => stepDone(order, before));
}

/** The step before the one that the order stands on, or null on the first. */
export function stepBefore(order: OrderView): OrderStep | null {
  const steps = stepsOf(order.photoMode);
  return steps[steps.indexOf(order.step) - 1] ?? null;
}

export const hasDocument = (order: OrderView, person: PersonView): boolean =>
  photosOf(order, person.id).length > 0;

/** No document of theirs waits for a shot: of a paid order, of those that are taken again. */
export const hasShot = (order: OrderView, person: PersonView): boolean =>
  (order.payment !== null || hasDocument(order, person)) &&
  photosInMaking(order).every((photo) => photo.personId !== person.id || photo.shotId !== null);

/** A call of unknown outcome for this photo: nothing goes on until a person has settled it. */
export const uncertainCall = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find((call) => call.photoId === photo.id && call.state === 'uncertain') ?? null;

/** A call for this photo that is on its way. */
export const callUnderWay = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find(
    (call) => call.photoId === photo.id && (call.state === 'sent' || call.state === 'intent'),
  ) ?? null;

/** Paid for and not settled: the final is not here, or its code is not. */
export const owedPhotos = (order: OrderView): readonly PhotoView[] =>
  order.photos.filter((photo) => photo.owed !== null);

/** Its money was given back or its payment voided: it is not handed over. */
const isGivenBack = ({ settled }: PhotoView): boolean => settled !== null && settled.kind !== 'accepted';

/** Finals that can be printed and handed over now, whatever is owed beside them. */
export const readyPhotos = (order: OrderView): readonly PhotoView[] =>
  order.photos.filter((photo) => photo.state === 'final' && !isGivenBack(photo));

/** As far as anyone knows, what is on these came out, or is about to. */
const onPaper: ReadonlySet<PrintState> = new Set([
  'submitted',
  'waiting',
  'printing',
  'printed',
  'uncertain',
]);

/** Finals that lie on no sheet yet. */
export function photosToPrint(order: OrderView): readonly PhotoView[] {
  const prints = order.prints.filter((print) => onPaper.has(print.state));
  const printed = new Set(prints.flatMap(({ layout }) => layout.photos.map(({ photoId }) => photoId)));
  return readyPhotos(order).filter((photo) => !printed.has(photo.id));
}

/** Photos that still take a shot or a preview: all before payment, afterwards those that are taken again. */
export const photosInMaking = (order: OrderView): readonly PhotoView[] =>
  order.payment === null
    ? order.photos
    : order.photos.filter((photo) => photo.owed?.reason === 'waiting' && !isApproved(photo));
