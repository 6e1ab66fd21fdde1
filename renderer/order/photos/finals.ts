import type { OrderView } from '../../../shared/model/order.ts';
import type { OwedWay } from '../../../shared/model/owed.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { kiosk } from '../../bridge/bridge.ts';
import { firstWay } from './owed-words.ts';
import type { useOrderStore } from '../../state/order-store.ts';
import { usePeopleStore } from '../../state/use-person-on-stage.ts';
import { owedPhotos } from '../../state/order-progress.ts';

type OrderStore = ReturnType<typeof useOrderStore>;

/** Paid photos that only have to be asked for, or fetched: no call for them has failed. */
const isDue = (photo: PhotoView): boolean =>
  firstWay(photo.owed ?? { ways: [] }) === 'fetch' ||
  (photo.owed?.reason === 'waiting' && photo.owed.ways.includes('ask'));

export const dueFinals = (photos: readonly PhotoView[]): readonly PhotoView[] => photos.filter(isDue);

/** The paid photo that is due first; null when none is only to be asked for or fetched. */
export const nextDue = (order: OrderView): PhotoView | null => dueFinals(owedPhotos(order))[0] ?? null;

/** The way under Enter of a photo that is due: fetched where its answer is here already, else asked for. */
export const dueWay = ({ owed }: PhotoView): OwedWay =>
  firstWay(owed ?? { ways: [] }) === 'fetch' ? 'fetch' : 'ask';

/** Does one thing for the photo that is due first. One press is at most one paid call. */
export async function takeNextDue(store: OrderStore): Promise<void> {
  const photo = store.order === null ? null : nextDue(store.order);
  if (photo !== null) await takeWay(store, photo, dueWay(photo));
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
