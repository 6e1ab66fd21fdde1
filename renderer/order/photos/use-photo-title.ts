import type { PhotoView } from '../../../shared/model/photo.ts';
import { photoTitle } from '../../../shared/people.ts';
import { useOrderStore } from '../../state/order-store.ts';

/** What a photo of the order on screen is called: its document, and whose it is where there is more than one person. */
export function usePhotoTitle(): (photo: PhotoView) => string {
  const store = useOrderStore();
  return (photo) => photoTitle(store.order?.people ?? [], photo);
}
