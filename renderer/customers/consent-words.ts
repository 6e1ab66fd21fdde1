import type { ConsentView, CustomerDetails } from '../../shared/model/customers.ts';
import { t, tc } from '../i18n/index.ts';
import { longDate } from '../ui/dates.ts';

const personWords = (by: string | null): string =>
  by === null || by === 'staff' ? t('customers.staff') : by;

function wordsOf({
  wording,
  days,
  givenAt,
  givenBy,
  endedAt,
  endedBy,
  endedWhy,
}: ConsentView): readonly string[] {
  const agreed = t('customers.agreed', {
    date: longDate(givenAt),
    wording: tc(`customers.consents.${wording}`, days),
    by: personWords(givenBy),
  });
  if (endedAt === null || endedWhy === null) return [agreed];
  return [t(`customers.ended.${endedWhy}`, { date: longDate(endedAt), by: personWords(endedBy) }), agreed];
}

/** Says when a customer agreed that the studio keeps the photos, to which sentence, and when that ended; newest first. */
export function consentsInWords({ keepPhotos, consents }: CustomerDetails): readonly string[] {
  const isKnown = !keepPhotos || consents.some(({ endedAt }) => endedAt === null);
  return [...(isKnown ? [] : [t('customers.agreedBefore')]), ...consents.flatMap(wordsOf)];
}
