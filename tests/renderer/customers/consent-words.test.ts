/** The sentences on a customer's screen about consents. */
import { expect, it } from 'vitest';
import { consentsInWords } from '../../../renderer/customers/consent-words.ts';
import { consentWording, type ConsentView } from '../../../shared/model/customers.ts';

it('says as whom the customer agreed, where that was another one before a merge', () => {
  const agreed = { days: 365, givenAt: '2026-11-21T09:30:00.000Z', givenBy: 'Ann' };
  const holds = { wording: consentWording, endedAt: null, endedBy: null, endedWhy: null } as const;
  const consents: readonly ConsentView[] = [
    { ...agreed, ...holds, givenAs: 'Amelia Ward' },
    { ...agreed, ...holds, givenAs: null },
  ];

  expect(consentsInWords({ keepPhotos: true, consents })).toEqual([
    'Agreed on 21\u00a0November 2026 as “Amelia Ward” to “Keep the photos for 365 days”, noted by Ann',
    'Agreed on 21\u00a0November 2026 to “Keep the photos for 365 days”, noted by Ann',
  ]);
});
