import type { OrderView } from '../../../shared/model/order.ts';
import { t } from '../../i18n/index.ts';
import { listed } from '../../i18n/join.ts';
import { photoTitle } from '../../state/document-words.ts';

/** Returns what is said aloud when a document was added: every document of the order. */
export const chosenWords = ({ people, photos }: OrderView): string =>
  t('document.property', {
    name: t('document.chosen'),
    text: listed(photos.map((photo) => photoTitle(people, photo))),
  });
