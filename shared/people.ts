import type { PersonId } from './ids.ts';
import type { OrderView } from './model/order.ts';
import type { PersonView } from './model/people.ts';

/** The person with this id. Throws for one who is not among `people`: ids of an order's own rows are. */
export function personOf(people: readonly PersonView[], id: PersonId): PersonView {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw new Error('The order holds no such person.');
  return person;
}

/** What a photo is called among the others: its document, and whose it is where there is more than one person. */
export function photoTitle(
  people: readonly Pick<PersonView, 'id' | 'name'>[],
  photo: { readonly personId: PersonId; readonly document: { readonly name: string } },
): string {
  if (people.length < 2) return photo.document.name;
  return titleFor(photo.document.name, people.find((one) => one.id === photo.personId)?.name ?? '');
}

/** `what`, and the name it goes with where there is one. */
export const titleFor = (what: string, name: string): string => (name === '' ? what : `${what} · ${name}`);

/** The photos of an order that are of this person. */
export const photosOf = (order: Pick<OrderView, 'photos'>, personId: PersonId): OrderView['photos'] =>
  order.photos.filter((photo) => photo.personId === personId);
