import type { RefundedView } from '../../shared/model/payment.ts';
import { isWhollyRefunded } from '../../shared/refunds.ts';
import { moneyText, t } from '../i18n/index.ts';

/** Describes a refund: `Refunded £12.00`, or `Refunded £12.00 of £24.00` for a part. */
export function refundWords(refunded: RefundedView): string {
  const { kind, amount, total, currency } = refunded;
  const money = (of: number): string => moneyText(of, currency);
  return isWhollyRefunded(refunded)
    ? t(`refunded.${kind}.whole`, { amount: money(amount) })
    : t(`refunded.${kind}.part`, { amount: money(amount), total: money(total) });
}
