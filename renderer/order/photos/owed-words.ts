/** Words for a photo that is paid for but not settled: why, what that cost, and what can be done about it. */
import type { OrderView } from '../../../shared/model/order.ts';
import type { OwedReason, OwedView, OwedWay } from '../../../shared/model/owed.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { moneyText, t } from '../../i18n/index.ts';
import { errorWords } from '../../ui/errors.ts';
import { photoTitle } from '../../state/document-words.ts';

export interface OwedWords {
  /** Says what happened. */
  readonly title: string;
  /** Says whether money or credit was spent. */
  readonly cost: string;
}

/** Reasons for which the last call's error says more than the reason itself. */
const explained: ReadonlySet<OwedReason> = new Set(['refused']);

export function owedWords({ state }: Pick<PhotoView, 'state'>, owed: OwedView): OwedWords {
  const reason = owed.reason === 'no-image' && state === 'no-face' ? 'no-face' : owed.reason;
  const own = { title: t(`owed.reasons.${reason}.title`), cost: t(`owed.reasons.${reason}.cost`) };
  if (owed.error === null || !explained.has(owed.reason)) return own;
  const { title, cost } = errorWords(owed.error);
  return { title, cost: t('owed.because', { title: own.title, cost }) };
}

/** True for a photo that is being taken again and has no shot or preview yet: staff make them next. */
export const isTakenAgain = (photo: PhotoView): boolean =>
  photo.owed?.reason === 'waiting' && !photo.owed.ways.includes('ask');

/** Returns the action for Enter: the first one, except settling a call, which has its own screen. */
export const firstWay = (owed: Pick<OwedView, 'ways'>): OwedWay | null =>
  owed.ways.find((way) => way !== 'resolve') ?? null;

/** Returns the button text of an action. An ellipsis means that a question comes first. */
export const wayWords = (way: OwedWay, photo: PhotoView, order: OrderView): string =>
  way === 'ask' ? askWords(photo, order) : t(`owed.ways.${way}.button`);

/** Names the photo for which the one paid call is made. */
function askWords(photo: PhotoView, order: OrderView): string {
  const name = photoTitle(order.people, photo);
  if (sendsSmaller(photo, order)) return t('owed.ways.ask.smaller', { name });
  if (photo.owed?.reason !== 'waiting') return t('owed.ways.ask.button', { name });
  const count = order.photos.length;
  if (count === 1) return t('owed.ways.ask.get', { name });
  return t('owed.ways.ask.getOf', { n: numberOf(photo, order), count, name });
}

/** Returns the photo's number in the order, from 1. */
export const numberOf = (photo: PhotoView, { photos }: OrderView): number =>
  photos.findIndex(({ id }) => id === photo.id) + 1;

/** True when a smaller copy is sent for the final: in direct mode, after the service refused the file's size. */
const sendsSmaller = ({ pictureRefusal }: PhotoView, { photoMode }: OrderView): boolean =>
  photoMode === 'direct' && pictureRefusal === 'too-large';

/** Says what an action does and costs. */
export function wayText(way: OwedWay, photo: PhotoView, order: OrderView): string {
  if (way === 'ask' && sendsSmaller(photo, order)) return t('owed.ways.ask.textSmaller');
  if (way === 'ask' && order.photoMode === 'direct') return t('owed.ways.ask.textDirect');
  if (way === 'take-again' && order.photoMode === 'direct') return t('owed.ways.take-again.textDirect');
  if (way === 'refund') {
    const currency = order.payment?.bill.currency ?? order.bill.currency;
    return t('owed.ways.refund.text', {
      price: moneyText(photo.owed?.price ?? 0, currency),
    });
  }
  return t(`owed.ways.${way}.text`);
}
