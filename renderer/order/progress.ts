/** How far an order has come, read from what it holds. */
import type { CallView, OrderStep, OrderView, PhotoView } from '../../shared/model.ts';
import { orderSteps } from '../../shared/model.ts';

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
  document: (order) => order.photos.length > 0,
  shot: (order) => order.photos.length > 0 && order.photos.every((photo) => photo.shotId !== null),
  preview: (order) => order.photos.length > 0 && order.photos.every(isApproved),
  payment: (order) => order.payment !== null,
  handover: (order) => order.state === 'done',
};

export const stepDone = (order: OrderView, step: OrderStep): boolean => isDone[step](order);

/** A step can be opened when every one before it is done. */
export const stepReached = (order: OrderView, step: OrderStep): boolean =>
  orderSteps.slice(0, orderSteps.indexOf(step)).every((before) => stepDone(order, before));

/** The step before, or null on the first. */
export const stepBefore = (step: OrderStep): OrderStep | null =>
  orderSteps[orderSteps.indexOf(step) - 1] ?? null;

/** A call of unknown outcome for this photo: nothing goes on until a person has settled it. */
export const uncertainCall = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find((call) => call.photoId === photo.id && call.state === 'uncertain') ?? null;

/** A call for this photo that is on its way. */
export const callUnderWay = (order: OrderView, photo: PhotoView): CallView | null =>
  order.openCalls.find(
    (call) => call.photoId === photo.id && (call.state === 'sent' || call.state === 'intent'),
  ) ?? null;

/** Paid for, and not here yet. */
export const owedPhotos = (order: OrderView): readonly PhotoView[] =>
  order.payment === null ? [] : order.photos.filter((photo) => photo.state !== 'final');
