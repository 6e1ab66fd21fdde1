import type { OrderView } from '../../../shared/model/order.ts';
import type { OwedWay } from '../../../shared/model/owed.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { firstWay } from './owed-words.ts';
import type { useOrderStore } from '../../state/order-store.ts';
import { usePeopleStore } from '../../state/use-person-on-stage.ts';
import { owedPhotos } from '../../state/order-progress.ts';

type OrderStore = ReturnType<typeof useOrderStore>;

/** True for a paid photo that only needs to be requested or fetched: no call for it has failed. */
const isDue = (photo: PhotoView): boolean =>
  firstWay(photo.owed ?? { ways: [] }) === 'fetch' ||
  (photo.owed?.reason === 'waiting' && photo.owed.ways.includes('ask'));

const dueFinals = (photos: readonly PhotoView[]): readonly PhotoView[] => photos.filter(isDue);

/** Returns the paid photo to handle first; null when none only needs to be requested or fetched. */
export const nextDue = (order: OrderView): PhotoView | null => dueFinals(owedPhotos(order))[0] ?? null;

/** Returns the action for a due photo: fetch it when its answer has arrived, otherwise request it. */
export const dueWay = ({ owed }: PhotoView): OwedWay =>
  firstWay(owed ?? { ways: [] }) === 'fetch' ? 'fetch' : 'ask';

/** Handles the photo that is due first. One press makes at most one paid call. */
export async function takeNextDue(store: OrderStore): Promise<void> {
  const photo = store.order === null ? null : nextDue(store.order);
  if (photo !== null) await takeWay(store, photo, dueWay(photo));
}

/**
 * Carries out an action that needs no further question.
 * @returns false when it failed, or when the action needs a dialog
 */
export async function takeWay(store: OrderStore, photo: PhotoView, way: OwedWay): Promise<boolean> {
  const photoId = photo.id;
  switch (way) {
    case 'fetch':
      return done(store.call('fetchPendingImage', (orderId) => ({ orderId, photoId })));
    case 'ask':
      return done(store.call('requestFinal', (orderId) => ({ orderId, photoId })));
    case 'take-again':
      if (store.order !== null) usePeopleStore().pick(store.order.id, photo.personId);
      return done(store.call('takeAgain', (orderId) => ({ orderId, photoId })));
    case 'resolve':
    case 'accept':
    case 'refund':
      return false;
  }
}

const done = async (acted: Promise<unknown>): Promise<boolean> => (await acted) !== null;
