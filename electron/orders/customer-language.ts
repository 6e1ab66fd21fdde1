import type { Language } from '../../shared/language/languages.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { Needs } from './deps.ts';

/** Returns the language in which the customer of an order gets papers and e-mails. */
export const languageFor = ({ settings }: Needs<'settings'>, order: Pick<OrderRow, 'language'>): Language =>
  order.language ?? settings.get().language;
