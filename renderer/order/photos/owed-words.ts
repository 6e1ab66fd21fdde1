/** A photo that is paid for and not settled: why, what that cost, and what can truly be done about it. */
import type { OrderView } from '../../../shared/model/order.ts';
import type { OwedReason, OwedView, OwedWay } from '../../../shared/model/owed.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { formatMoney } from '../../../shared/money.ts';
import { photoTitle } from '../../../shared/people.ts';
import { locale, t } from '../../i18n/index.ts';
import { errorWords } from '../../ui/errors.ts';

export interface OwedWords {
  /** What happened. */
  readonly title: string;
  /** Whether money or credit was spent. */
  readonly cost: string;
}

/** Reasons for which the error of the last call says more than the reason by itself. */
const explained: ReadonlySet<OwedReason> = new Set(['refused']);

export function owedWords({ state }: Pick<PhotoView, 'state'>, owed: OwedView): OwedWords {
  const reason = owed.reason === 'no-image' && state === 'no-face' ? 'no-face' : owed.reason;
  const own = { title: t(`owed.reasons.${reason}.title`), cost: t(`owed.reasons.${reason}.cost`) };
  if (owed.error === null || !explained.has(owed.reason)) return own;
  const { title, cost } = errorWords(owed.error);
  return { title, cost: t('owed.because', { title: own.title, cost }) };
}

/** A photo that is taken again has neither shot nor preview yet: the way on is to make them. */
export const isTakenAgain = (photo: PhotoView): boolean =>
  photo.owed?.reason === 'waiting' && !photo.owed.ways.includes('ask');

/** The way that stands under Enter: the first that is true, save settling a call, which has a screen of its own. */
export const firstWay = (owed: Pick<OwedView, 'ways'>): OwedWay | null =>
  owed.ways.find((way) => way !== 'resolve') ?? null;

/** What each way is called on its button. An ellipsis says that something is asked before it is done. */
export const wayWords = (way: OwedWay, photo: PhotoView, order: OrderView): string =>
  way === 'ask' ? askWords(photo, order) : t(`owed.ways.${way}.button`);

/** Names the photo that the one paid call is for. */
function askWords(photo: PhotoView, order: OrderView): string {
  const name = photoTitle(order.people, photo);
  if (sendsSmaller(photo, order)) return t('owed.ways.ask.smaller', { name });
  if (photo.owed?.reason !== 'waiting') return t('owed.ways.ask.button', { name });
  const count = order.photos.length;
  if (count === 1) return t('owed.ways.ask.get', { name });
  return t('owed.ways.ask.getOf', { n: numberOf(photo, order), count, name });
}

/** The photo's place among the order's, from 1. */
export const numberOf = (photo: PhotoView, { photos }: OrderView): number =>
  photos.findIndex(({ id }) => id === photo.id) + 1;

/** In direct mode the picture is sent for the final: a smaller copy of it where the service refused the file's size. */
const sendsSmaller = ({ pictureRefusal }: PhotoView, { photoMode }: OrderView): boolean =>
  photoMode === 'direct' && pictureRefusal === 'too-large';

/** What each way does and costs. */
export function wayText(way: OwedWay, photo: PhotoView, order: OrderView): string {
  if (way === 'ask' && sendsSmaller(photo, order)) return t('owed.ways.ask.textSmaller');
  if (way === 'ask' && order.photoMode === 'direct') return t('owed.ways.ask.textDirect');
  if (way === 'take-again' && order.photoMode === 'direct') return t('owed.ways.take-again.textDirect');
  if (way === 'refund') {
    const currency = order.payment?.bill.currency ?? order.bill.currency;
    return t('owed.ways.refund.text', {
      price: formatMoney(photo.owed?.price ?? 0, currency, locale()),
    });
  }
  return t(`owed.ways.${way}.text`);
}
