import type { Sensitivity } from '../../../shared/model/document.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { t, tc } from '../../i18n/index.ts';
import { useStatusStore } from '../../state/status-store.ts';
import { useOrderStore } from '../../state/order-store.ts';
import { photoTitle } from '../../state/document-words.ts';

/** Requests a preview, and words the button that names it and its cost. */
export function usePreviewRequest(order: () => OrderView): {
  wordsFor: (photo: PhotoView | null) => string;
  /** Words for one press that uses a photo and requests the preview of the order's photo at `place`, from 1. */
  wordsToFollow: (place: number) => string;
  /** @param sensitivity replaces the studio's setting; for a photo that already has its preview, this makes another call */
  request: (photo: PhotoView | null, sensitivity?: Sensitivity) => Promise<void>;
} {
  const store = useOrderStore();
  const status = useStatusStore();

  function wordsFor(photo: PhotoView | null): string {
    return withCost(photo === null ? t('preview.get') : whatFor(photo));
  }
  const wordsToFollow = (place: number): string => withCost(t('preview.approveAndGet', { place }));
  function withCost(what: string): string {
    const left = status.previewsLeft;
    return left === null ? t('preview.getUncounted', { what }) : tc('preview.getOf', left, { what });
  }
  function whatFor(photo: PhotoView): string {
    const { people, photos } = order();
    const again = photo.trouble !== null || photo.settledCalls.length > 0;
    const what =
      photo.pictureRefusal === 'too-large'
        ? t('preview.getSmaller')
        : t(again ? 'preview.getAgain' : 'preview.get');
    return photos.length === 1 ? what : t('preview.getFor', { what, name: photoTitle(people, photo) });
  }

  /** The step opens before the answer arrives: progress is shown where the preview will be. */
  async function request(photo: PhotoView | null, sensitivity?: Sensitivity): Promise<void> {
    if (photo === null) return;
    if (order().step !== 'preview' && (await store.goTo('preview')) === null) return;
    await store.call('requestPreview', (orderId) => ({
      orderId,
      photoId: photo.id,
      ...(sensitivity === undefined ? {} : { sensitivity }),
    }));
  }
  return { wordsFor, wordsToFollow, request };
}
