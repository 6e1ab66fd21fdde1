import type { BillLine } from '../../shared/money.ts';
import { t } from '../i18n/index.ts';
import { documentWords } from './document-words.ts';

/** Names a line of a bill, with its number when it is more than one: `2 × Frame`. */
export const lineWords = ({ quantity, text }: Pick<BillLine, 'quantity' | 'text'>): string =>
  quantity > 1 ? t('payment.times', { n: quantity, text: documentWords(text) }) : documentWords(text);
