/** A photo that is paid for and not settled: why, what that cost, and what can truly be done about it. */
import type { OrderView, OwedReason, OwedView, OwedWay, PhotoView } from '../../shared/model.ts';
import { formatMoney } from '../../shared/money.ts';
import { locale, t } from '../i18n/index.ts';
import { errorWords } from '../ui/errors.ts';

export interface OwedWords {
  /** What happened. */
  readonly title: string;
  /** Whether money or credit was spent. */
  readonly cost: string;
}

/** Reasons for which the error of the last call says more than the reason by itself. */
const explained: ReadonlySet<OwedReason> = new Set(['refused']);

export function owedWords(owed: OwedView): OwedWords {
  const own = { title: t(`owed.reasons.${owed.reason}.title`), cost: t(`owed.reasons.${owed.reason}.cost`) };
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
export function wayWords(way: OwedWay, photo: PhotoView, order: OrderView): string {
  if (way !== 'ask') return t(`owed.ways.${way}.button`);
  const first = photo.owed?.reason === 'waiting';
  if (order.photoMode === 'direct') return first ? t('owed.ways.ask.make') : t('owed.ways.ask.makeAgain');
  return first ? t('owed.ways.ask.get') : t('owed.ways.ask.button');
}

/** What each way does and costs. */
export function wayText(way: OwedWay, photo: PhotoView, order: OrderView): string {
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
