import type { RestorableState } from '../../shared/model/backups.ts';
import { t, wholeNumber } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';

/** Says what a backup has, in one line. */
export function countsOf(state: RestorableState): string {
  const { orders, customers, pictures, missing, lastOrder, program } = state;
  return sentences(
    t('restore.counts', {
      orders: wholeNumber(orders),
      customers: wholeNumber(customers),
      pictures: wholeNumber(pictures),
    }),
    lastOrder === null ? null : t('restore.lastOrder', { number: lastOrder }),
    t('restore.program', { version: program }),
    missing === 0 ? null : t('restore.lacks', { missing: wholeNumber(missing) }),
  );
}
