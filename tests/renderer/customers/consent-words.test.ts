/** The sentences on a customer's screen about consents. */
import { expect, it } from 'vitest';
import { consentsInWords } from '../../../renderer/customers/consent-words.ts';
import { consentWording, type ConsentView } from '../../../shared/model/customers.ts';

const agreed: Pick<ConsentView, 'wording' | 'days' | 'givenAt' | 'givenBy'> = {
  wording: consentWording,
  days: 365,
  givenAt: new Date(2026, 10, 21, 9, 30).toISOString(),
  givenBy: 'Ann',
};

it('says as whom the customer agreed, where that was another one before a merge', () => {
  const holds = { endedAt: null, endedBy: null, endedWhy: null } as const;
  const consents: readonly ConsentView[] = [
    { ...agreed, ...holds, givenAs: 'Amelia Ward' },
    { ...agreed, ...holds, givenAs: null },
  ];

  expect(consentsInWords({ keepPhotos: true, consents })).toEqual([
    'Agreed on 21\u00a0November 2026 at 09:30 as “Amelia Ward” to “Keep the photos for 365 days”, noted by Ann',
    'Agreed on 21\u00a0November 2026 at 09:30 to “Keep the photos for 365 days”, noted by Ann',
  ]);
});

it.each([
  ['withdrawn', 'Withdrawn on 24\u00a0November 2026 at 16:05, noted by Bo'],
  ['merged', 'Ended on 24\u00a0November 2026 at 16:05 by a merge with a customer who had not agreed'],
] as const)('says when a consent was %s, to the minute', (endedWhy, words) => {
  const endedAt = new Date(2026, 10, 24, 16, 5).toISOString();
  const consents: readonly ConsentView[] = [{ ...agreed, givenAs: null, endedAt, endedBy: 'Bo', endedWhy }];

  expect(consentsInWords({ keepPhotos: false, consents })[0]).toBe(words);
});
