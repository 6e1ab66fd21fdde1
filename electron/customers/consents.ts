import type { CustomerId } from '../../shared/ids.ts';
import type { ConsentView } from '../../shared/model/customers.ts';
import type { Needs } from '../orders/deps.ts';

/** Returns a customer's consents, newest first, with those that were given as another customer who became part of this one. */
export function consentsOf(
  { records: { consents, customerMerges } }: Needs<'records'>,
  id: CustomerId,
  limit: number,
): ConsentView[] {
  const givenBy = [
    { id, givenAs: null },
    ...customerMerges.detailsHeldBy(id).map(({ gone }) => ({ id: gone.id, givenAs: gone.name })),
  ];
  return givenBy
    .flatMap(({ id: each, givenAs }) =>
      consents.ofCustomer(each, limit).map((consent) => ({ ...consent, givenAs })),
    )
    .toSorted((a, b) => b.givenAt.localeCompare(a.givenAt))
    .slice(0, limit);
}
