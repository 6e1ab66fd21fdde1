import { newId, type OrderId, type PersonId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { isStudioFormat } from '../../shared/formats/studio-formats.ts';
import type { PhotoRow } from '../records/photos/photos.ts';
import type { Needs } from './deps.ts';
import { existing } from './existing-order.ts';
import { localDay, type OrderTools } from './order-tools.ts';
import type { Documents } from './photos/documents.ts';

/** Documents as they are sold today, by spec code. */
type Views = ReadonlyMap<string, DocumentView>;

export interface BegunLike {
  readonly orderId: OrderId;
  /** The photos that the new order begins with, without shots. */
  readonly photos: readonly Pick<PhotoRow, 'personId' | 'specCode' | 'document'>[];
}

/** Begins an order with the customer of an earlier one, and with the people and documents of some of its photos. */
export type BeginLike = (from: OrderId, photos: readonly PhotoRow[], views: Views) => BegunLike;

/**
 * Returns the documents of these photos. A format that the studio has removed stays as it was.
 * @throws the errors of `documents.find`
 */
export async function viewsOf(
  documents: Documents,
  photos: readonly Pick<PhotoRow, 'specCode' | 'document'>[],
): Promise<Views> {
  const views = new Map<string, DocumentView>();
  for (const { specCode, document } of photos) {
    if (views.has(specCode)) continue;
    const isOwn = isStudioFormat(document);
    views.set(specCode, isOwn ? (documents.format(specCode) ?? document) : await documents.find(specCode));
  }
  return views;
}

/** The returned function writes several rows: call it in a transaction. */
export function createBeginLike(
  deps: Needs<'records' | 'settings' | 'clock' | 'practice'>,
  { at, startPhoto, goTo, limitStep }: OrderTools,
): BeginLike {
  const { records, settings, clock, practice } = deps;

  /** Adds the people of the photos, and returns the id of each in the new order. */
  function addPeople(
    from: OrderId,
    orderId: OrderId,
    photos: readonly PhotoRow[],
  ): ReadonlyMap<PersonId, PersonId> {
    const wanted = records.people
      .ofOrder(from)
      .filter(({ id }) => photos.some(({ personId }) => personId === id));
    const [first] = records.people.ofOrder(orderId);
    return new Map(
      wanted.map(({ id: before, name, age }, index) => {
        // The first person is created with the order.
        const id = index === 0 && first !== undefined ? first.id : newId('per');
        if (id === first?.id) records.people.change({ id, name, age });
        else records.people.insert({ id, orderId, name, age, createdAt: at() });
        return [before, id];
      }),
    );
  }

  return (from, photos, views) => {
    const orderId = newId('ord');
    const { photoMode } = settings.get();
    records.orders.insert({
      ...{ id: orderId, photoMode, practice },
      ...{ createdAt: at(), day: localDay(clock.now()) },
    });
    const { customerId, language } = existing(deps, from);
    if (language !== null) records.orders.setLanguage(orderId, language);
    if (customerId !== null && records.customers.get(customerId)?.erasedAt === null)
      records.orders.setCustomer(orderId, customerId);
    const people = addPeople(from, orderId, photos);
    const begun = photos.map(({ personId: before, specCode, document: old }) => {
      const personId = people.get(before);
      if (personId === undefined) throw new Error('a photo of nobody');
      return { personId, specCode, document: views.get(specCode) ?? old };
    });
    for (const photo of begun) startPhoto(orderId, photo, null);
    goTo(orderId, 'shot');
    limitStep(orderId);
    return { orderId, photos: begun };
  };
}
