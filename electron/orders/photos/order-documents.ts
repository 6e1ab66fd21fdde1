import { KioskError } from '../../../shared/errors.ts';
import type { OrderId, PersonId, PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PersonRow } from '../../records/orders/people.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import type { Documents } from './documents.ts';
import { chargeRetouching } from '../payment/retouch-sale.ts';
import type { OrderTools } from '../order-tools.ts';
import { existing } from '../existing-order.ts';

interface AddedFor {
  /** Defaults to the order's first person. */
  readonly personId?: PersonId | undefined;
  /** True when staff choose another document afterwards, so the order stays at its documents. */
  readonly more?: boolean | undefined;
}

/** Adds and removes the documents of an order, before payment. */
export function createOrderDocuments(
  deps: Needs<'records' | 'settings' | 'clock'>,
  tools: OrderTools,
  documents: Documents,
) {
  const { records } = deps;
  const { at, unpaidOrder, personOf, photoOf, refuseWhileOpen, startPhoto, facts, goTo, limitStep, change } =
    tools;

  const photosOf = ({ orderId, id }: PersonRow): readonly PhotoRow[] =>
    records.photos.ofOrder(orderId).filter((photo) => photo.personId === id);

  /** Moves to the next step once every person has a document: staff choose for one person after another. */
  const goToNextStep = (orderId: OrderId): void => {
    goTo(orderId, facts(existing(deps, orderId)).hasDocuments ? 'shot' : 'document');
  };

  return {
    /**
     * Adds a document to a person's; only `removeDocument` takes one away. After a person's first document the order
     * moves on, unless staff are about to choose another. After further ones it stays at this step.
     */
    async addDocument(
      orderId: OrderId,
      specCode: string,
      { personId, more = false }: AddedFor = {},
    ): Promise<OrderView> {
      const document = await documents.find(specCode);
      unpaidOrder(orderId);
      const person = personOf(orderId, personId);
      return change(orderId, () => {
        const photos = photosOf(person);
        if (photos.some((photo) => photo.specCode === specCode)) return;
        startPhoto(orderId, { personId: person.id, specCode, document }, photos[0]?.shotId ?? null);
        if (photos.length === 0 && !more) goToNextStep(orderId);
        else limitStep(orderId);
      });
    },

    removeDocument(orderId: OrderId, photoId: PhotoId): OrderView {
      unpaidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseWhileOpen(photo);
      if (photosOf(personOf(orderId, photo.personId)).length === 1) {
        throw new KioskError('WRONG_STEP', 'a person keeps one document', { photos: 1 });
      }
      return change(orderId, () => {
        chargeRetouching(deps, orderId, () => {
          records.photos.setAside(photoId, at());
        });
      });
    },
  };
}
