import { t, tc } from '../i18n/index.ts';
import { clockTime, expiryOf, longDate } from '../ui/dates.ts';

/** Says when a code expires: `21 days left`, `Ends today at 14:32` or `Ended on 12 December 2026`. */
export function expiryWords(expiresAt: string, now: number): string {
  const expiry = expiryOf(expiresAt, now);
  if (expiry.state === 'expired') return t('codes.expired', { date: longDate(expiresAt) });
  if (expiry.state === 'today') return t('codes.endsToday', { time: clockTime(expiresAt) });
  return tc('codes.daysLeft', expiry.days);
}
