import { KioskError } from '../../shared/errors.ts';
import type { OrderId, PhotoId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model.ts';
import type { OrdersDeps } from './deps.ts';
import type { Documents } from './documents.ts';
import type { OrderTools } from './order-tools.ts';

/** What the photos of an order are for. Before payment. */
export function createOrderDocuments(deps: OrdersDeps, tools: OrderTools, documents: Documents) {
  const { records } = deps;
  const { at, unpaidOrder, photoOf, refuseWhileOpen, startPhoto, stand, changed } = tools;

  return {
    async chooseDocument(orderId: OrderId, specCode: string): Promise<OrderView> {
      const document = await documents.find(specCode);
      unpaidOrder(orderId);
      records.transaction(() => {
        const photos = records.photos.ofOrder(orderId);
        photos.forEach(refuseWhileOpen);
        const shotId = photos[0]?.shotId ?? null;
        const others = photos.filter((photo) => photo.specCode !== specCode);
        for (const photo of others) records.photos.setAside(photo.id, at());
        if (others.length === photos.length) startPhoto(orderId, { specCode, document }, shotId);
        stand(orderId, 'shot');
      });
      return changed(orderId);
    },

    async addDocument(orderId: OrderId, specCode: string): Promise<OrderView> {
      const document = await documents.find(specCode);
      unpaidOrder(orderId);
      records.transaction(() => {
        const photos = records.photos.ofOrder(orderId);
        if (photos.some((photo) => photo.specCode === specCode)) return;
        startPhoto(orderId, { specCode, document }, photos[0]?.shotId ?? null);
        stand(orderId, 'shot');
      });
      return changed(orderId);
    },

    removeDocument(orderId: OrderId, photoId: PhotoId): OrderView {
      unpaidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseWhileOpen(photo);
      if (records.photos.ofOrder(orderId).length === 1) {
        throw new KioskError('WRONG_STEP', 'an order keeps one document', { photos: 1 });
      }
      records.photos.setAside(photoId, at());
      return changed(orderId);
    },
  };
}
