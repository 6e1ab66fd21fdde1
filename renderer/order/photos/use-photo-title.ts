import type { PhotoView } from '../../../shared/model/photo.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { photoTitle } from '../../state/document-words.ts';

/** Returns the title of a photo of the order on screen: its document, and the person's name if there are several people. */
export function usePhotoTitle(): (photo: PhotoView) => string {
  const store = useOrderStore();
  return (photo) => photoTitle(store.order?.people ?? [], photo);
}
