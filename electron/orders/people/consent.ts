import type { CustomerId } from '../../../shared/ids.ts';
import { consentWording } from '../../../shared/model/customers.ts';
import type { Needs } from '../deps.ts';

/**
 * Records that a customer has agreed that the studio keeps the photos, or has withdrawn that. Call it in the transaction
 * that changes the customer. Who withdraws it, withdraws it also as every customer who became part of this one.
 *
 * @param before the answer until now; false for a new customer
 */
export function noteConsent(
  { records, settings, clock, who }: Needs<'records' | 'settings' | 'clock' | 'who'>,
  id: CustomerId,
  before: boolean,
  after: boolean,
): void {
  if (before === after) return;
  const act = { by: who(), at: clock.now().toISOString() };
  const days = settings.get().keepDays.withConsent;
  if (after) records.consents.give(id, { ...act, wording: consentWording, days });
  else
    for (const each of [id, ...records.customerMerges.goneInto(id)])
      records.consents.end(each, { ...act, why: 'withdrawn' });
}
