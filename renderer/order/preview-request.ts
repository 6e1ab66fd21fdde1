import { computed, type ComputedRef } from 'vue';
import type { OrderView, PhotoView, Sensitivity } from '../../shared/model.ts';
import { BridgeError, kiosk } from '../bridge.ts';
import { t, tc } from '../i18n/index.ts';
import { useStatusStore } from '../shell/status-store.ts';
import { useOrderStore } from './order-store.ts';

/** Asking for a preview, and the words that say what it costs. */
export function usePreviewRequest(order: () => OrderView): {
  words: ComputedRef<string>;
  /** @param sensitivity in place of what the studio has set; for a photo that has its preview, one more call */
  request: (photo: PhotoView | null, sensitivity?: Sensitivity) => Promise<void>;
} {
  const store = useOrderStore();
  const status = useStatusStore();

  const words = computed(() =>
    status.previewsLeft === null ? t('preview.get') : tc('preview.getOf', status.previewsLeft),
  );

  /** The step moves on before the answer comes: progress is shown where the preview will be. */
  async function request(photo: PhotoView | null, sensitivity?: Sensitivity): Promise<void> {
    if (photo === null) return;
    if (order().step !== 'preview' && (await store.goTo('preview')) === null) return;
    await store.act('requestPreview', async (orderId) => {
      try {
        return await kiosk().requestPreview({
          orderId,
          photoId: photo.id,
          ...(sensitivity === undefined ? {} : { sensitivity }),
        });
      } catch (error) {
        const unusable = error instanceof BridgeError && error.code === 'SERVICE_IMAGE_REFUSED';
        if (unusable && photo.shotId !== null) store.refused.add(photo.shotId);
        throw error;
      }
    });
  }
  return { words, request };
}
