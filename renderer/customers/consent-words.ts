import type { ConsentView, CustomerDetails } from '../../shared/model/customers.ts';
import { t, tc } from '../i18n/index.ts';
import { clockTime, longDate } from '../ui/dates.ts';

const personWords = (by: string | null): string =>
  by === null || by === 'staff' ? t('customers.staff') : by;

const momentOf = (iso: string) => ({ date: longDate(iso), time: clockTime(iso) });

function wordsOf({
  wording,
  days,
  givenAt,
  givenBy,
  givenAs,
  endedAt,
  endedBy,
  endedWhy,
}: ConsentView): readonly string[] {
  const given = {
    ...momentOf(givenAt),
    wording: tc(`customers.consents.${wording}`, days),
    by: personWords(givenBy),
  };
  const agreed =
    givenAs === null ? t('customers.agreed', given) : t('customers.agreedAs', { ...given, name: givenAs });
  if (endedAt === null || endedWhy === null) return [agreed];
  const ended = { ...momentOf(endedAt), by: personWords(endedBy) };
  return [t(`customers.ended.${endedWhy}`, ended), agreed];
}

/** Says when a customer agreed that the studio keeps the photos, to which sentence, and when that ended; newest first. */
export function consentsInWords({
  keepPhotos,
  consents,
}: Pick<CustomerDetails, 'keepPhotos' | 'consents'>): readonly string[] {
  const isKnown = !keepPhotos || consents.some(({ endedAt }) => endedAt === null);
  return [...(isKnown ? [] : [t('customers.agreedBefore')]), ...consents.flatMap(wordsOf)];
}
