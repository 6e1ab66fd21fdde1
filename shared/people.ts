import type { PersonId } from './ids.ts';
import type { OrderView } from './model/order.ts';
import type { PersonView } from './model/people.ts';

/** Returns the person with this id. @throws when `people` does not include it, which ids from the order's own rows never do */
export function personOf(people: readonly PersonView[], id: PersonId): PersonView {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw new Error('The order holds no such person.');
  return person;
}

/** Returns a photo's title among the others: its document, and the person's name when there is more than one person. */
export function photoTitle(
  people: readonly Pick<PersonView, 'id' | 'name'>[],
  photo: { readonly personId: PersonId; readonly document: { readonly name: string } },
): string {
  if (people.length < 2) return photo.document.name;
  return titleFor(photo.document.name, people.find((one) => one.id === photo.personId)?.name ?? '');
}

/** Stands between a title and the name of its person. */
export const titleSeparator = ' · ';

/** Returns `what`, followed by the name if there is one. */
export const titleFor = (what: string, name: string): string =>
  name === '' ? what : `${what}${titleSeparator}${name}`;

/** Returns the order's photos of this person. */
export const photosOf = (order: Pick<OrderView, 'photos'>, personId: PersonId): OrderView['photos'] =>
  order.photos.filter((photo) => photo.personId === personId);
