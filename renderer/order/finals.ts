import type { OwedWay, PhotoView } from '../../shared/model.ts';
import { kiosk } from '../bridge.ts';
import { firstWay } from './owed-words.ts';
import type { useOrderStore } from './order-store.ts';
import { usePeopleStore } from './person-on-stage.ts';
import { owedPhotos } from './progress.ts';

type OrderStore = ReturnType<typeof useOrderStore>;

/** Paid photos that only have to be asked for, or fetched: no call for them has failed. */
const isDue = (photo: PhotoView): boolean =>
  firstWay(photo.owed ?? { ways: [] }) === 'fetch' ||
  (photo.owed?.reason === 'waiting' && photo.owed.ways.includes('ask'));

export const dueFinals = (photos: readonly PhotoView[]): readonly PhotoView[] => photos.filter(isDue);

/**
 * Asks for the final of every paid photo that is due, one after the other. Where an answer is here already, only its
 * image is fetched. The first failure ends the row: staff read it before anything else is spent.
 */
export async function requestFinals(store: OrderStore): Promise<void> {
  for (const photo of store.order === null ? [] : dueFinals(owedPhotos(store.order))) {
    const way = firstWay(photo.owed ?? { ways: [] }) === 'fetch' ? 'fetch' : 'ask';
    if (!(await takeWay(store, photo, way))) return;
  }
}

/**
 * Does what a way says, where nothing has to be asked first.
 * @returns false when it failed, or is none that can be done at once
 */
export async function takeWay(store: OrderStore, photo: PhotoView, way: OwedWay): Promise<boolean> {
  const photoId = photo.id;
  switch (way) {
    case 'fetch':
      return done(
        store.act('fetchPendingImage', (orderId) => kiosk().fetchPendingImage({ orderId, photoId })),
      );
    case 'ask':
      return done(store.act('requestFinal', (orderId) => kiosk().requestFinal({ orderId, photoId })));
    case 'take-again':
      if (store.order !== null) usePeopleStore().pick(store.order.id, photo.personId);
      return done(store.act('takeAgain', (orderId) => kiosk().takeAgain({ orderId, photoId })));
    case 'resolve':
    case 'accept':
    case 'refund':
      return false;
  }
}

const done = async (acted: Promise<unknown>): Promise<boolean> => (await acted) !== null;
