import { kiosk } from '../bridge.ts';
import type { useOrderStore } from './order-store.ts';
import { owedPhotos } from './progress.ts';

/**
 * Asks for the final of every paid photo that is not here yet, one after the other. Where an answer is here
 * already, only its image is fetched. The first failure ends the row: staff read it before anything else is spent.
 */
export async function requestFinals(store: ReturnType<typeof useOrderStore>): Promise<void> {
  for (const photo of store.order === null ? [] : owedPhotos(store.order)) {
    const photoId = photo.id;
    const done =
      photo.state === 'final-pending'
        ? await store.act('fetchPendingImage', (orderId) => kiosk().fetchPendingImage({ orderId, photoId }))
        : await store.act('requestFinal', (orderId) => kiosk().requestFinal({ orderId, photoId }));
    if (done === null) return;
  }
  if (store.order?.step === 'payment' && owedPhotos(store.order).length === 0) await store.goTo('handover');
}
