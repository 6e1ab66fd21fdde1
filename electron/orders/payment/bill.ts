import type { PersonView } from '../../../shared/model/people.ts';
import { billOf, type Bill } from '../../../shared/money.ts';
import { titleFor } from '../../../shared/people.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';

/**
 * Returns the bill for the photos of an order, at the prices of the day on which they were chosen. With several people,
 * each line holds a person's id and no name, because payments are kept for years and names are not.
 */
export function billFor(
  deps: Needs<'settings'>,
  photos: readonly Pick<PhotoRow, 'document' | 'personId'>[],
): Bill {
  const several = new Set(photos.map((photo) => photo.personId)).size > 1;
  const lines = photos.map(({ document, personId }) => ({
    text: document.name,
    quantity: 1,
    unitPrice: document.price,
    ...(several ? { personId } : {}),
  }));
  return billOf(lines, deps.settings.get().prices);
}

/** Returns a bill with the people's names instead of their ids. */
export const withNames = (bill: Bill, people: readonly PersonView[]): Bill => ({
  ...bill,
  lines: bill.lines.map(({ personId, ...line }) => ({
    ...line,
    text: titleFor(line.text, people.find((person) => person.id === personId)?.name ?? ''),
  })),
});
