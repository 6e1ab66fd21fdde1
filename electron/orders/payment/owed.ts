import type { PhotoMode } from '../../../shared/model/order.ts';
import type { OwedReason, OwedView, OwedWay, SettlementView } from '../../../shared/model/owed.ts';
import type { PictureRefusal } from '../../../shared/model/photo.ts';
import { owedWays } from '../../../shared/model/owed.ts';
import { isOfOrder, paidFor } from '../../../shared/refunds.ts';
import type { CallRow } from '../../records/calls/calls.ts';
import type { OrderRow } from '../../records/orders/orders.ts';
import type { PaymentRow } from '../../records/orders/payments.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import { bringsFinal } from '../calls/settled-calls.ts';
import type { Needs } from '../deps.ts';
import { pictureAnswersOf } from '../photos/picture-refusal.ts';

/** The facts that decide whether a photo is owed, and what staff can do about it. */
interface OwedFacts {
  readonly photo: PhotoRow;
  readonly mode: PhotoMode;
  /** Null while the order is not paid. */
  readonly payment: PaymentRow | null;
  readonly settled: boolean;
  readonly hasCode: boolean;
  /** The newest call for this photo. */
  readonly lastCall: CallRow | null;
  /** Why the service refused the picture that the photo is made from. */
  readonly pictureRefusal: () => PictureRefusal | null;
}

/** Returns why a photo that was paid for is not here yet; null when nothing is owed, and in a closed order. */
export function owedOf(
  deps: Needs<'records' | 'settings'>,
  order: OrderRow,
  photo: PhotoRow,
): OwedView | null {
  const { payments, calls, codes } = deps.records;
  if (order.state !== 'open') return null;
  return owedView({
    photo,
    pictureRefusal: () => pictureAnswersOf(deps, photo).refusal,
    mode: order.photoMode,
    payment: payments.ofOrder(order.id),
    settled: settlementOf(deps, photo) !== null,
    hasCode: codes.ofPhoto(photo.id) !== null,
    lastCall: calls.ofOrder(order.id).find((call) => call.photoId === photo.id) ?? null,
  });
}

/** Returns the photo's own settlement, or the whole order's. */
export function settlementOf(deps: Needs<'records'>, photo: PhotoRow): SettlementView | null {
  const settlements = deps.records.settlements.ofOrder(photo.orderId);
  return settlements.find(({ photoId }) => photoId === photo.id) ?? settlements.find(isOfOrder) ?? null;
}

/** Returns whether the photo is paid for and not settled, and its final, or the code that belongs to it, is missing. */
function owedView(facts: OwedFacts): OwedView | null {
  const { photo, payment, settled, lastCall } = facts;
  if (payment === null || settled || isWhole(facts)) return null;
  const reason = owedReason(facts);
  const open = waysOf(facts, reason);
  const endedAt = lastCall === null ? null : (lastCall.endedAt ?? lastCall.createdAt);
  return {
    reason,
    error: lastCall?.error ?? null,
    since: endedAt !== null && endedAt > payment.paidAt ? endedAt : payment.paidAt,
    ways: owedWays.filter((way) => open.has(way)),
    price: paidFor(payment.bill, photo),
  };
}

const lostReasons = ['no-image', 'image-expired', 'image-unreadable'] as const;

const isWhole = ({ photo, hasCode }: OwedFacts): boolean =>
  photo.state === 'final' && (hasCode || !photo.document.givesCode);

function owedReason({ photo, lastCall }: OwedFacts): OwedReason {
  if (lastCall?.state === 'uncertain') return 'uncertain';
  if (lastCall?.state === 'intent' || lastCall?.state === 'sent') return 'on-its-way';
  if (photo.state === 'final-pending' || photo.state === 'preview-pending') return 'image-pending';
  // The preview screen explains how a preview's call ended: the photo is being taken again.
  const final = lastCall !== null && bringsFinal(lastCall) ? lastCall : null;
  // A call that a crash ended before its first byte has no error; treat it as never made.
  const failed = final?.state === 'refused' || final?.state === 'not-sent';
  if (failed && final.error !== null) {
    return final.error === 'SERVICE_UNKNOWN_PHOTO' ? 'unknown-photo' : 'refused';
  }
  if (photo.state === 'final') return 'no-code';
  if (final?.state === 'resolved') return 'settled';
  return lostReasons.find((lost) => lost === photo.trouble) ?? 'waiting';
}

function waysOf(facts: OwedFacts, reason: OwedReason): ReadonlySet<OwedWay> {
  // A call that was sent cannot be withdrawn; staff leave it and go on.
  if (reason === 'on-its-way') return new Set();
  if (reason === 'uncertain') return new Set(['resolve', 'refund']);
  const ways = new Set<OwedWay>(['refund']);
  if (facts.photo.shotId !== null) ways.add('take-again');
  if (reason === 'image-pending') return ways.add('fetch');
  if (facts.photo.state === 'final') ways.add('accept');
  if (canAsk(facts, reason)) ways.add('ask');
  return ways;
}

/** Offers another request only where it can end differently, so not for a picture that the service could not use. */
function canAsk({ photo, mode, lastCall, pictureRefusal }: OwedFacts, reason: OwedReason): boolean {
  if (reason === 'unknown-photo') return false;
  if (mode === 'direct') {
    return photo.shotId !== null && reason !== 'no-image' && pictureRefusal() !== 'unusable';
  }
  const error = lastCall?.error ?? null;
  const badPicture = error === 'SERVICE_IMAGE_REFUSED' || error === 'SERVICE_NO_FACE';
  return photo.photoUuid !== null && !badPicture && ['approved', 'final'].includes(photo.state);
}
