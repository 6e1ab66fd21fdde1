import { computed, ref, type ComputedRef, type WritableComputedRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';

/**
 * Chooses the photo to work on: the first that is not `isFinished`, unless staff have picked another one. The choice is
 * dropped as soon as that photo is gone.
 */
export function usePhotoOnStage(
  order: () => OrderView,
  isFinished: (photo: PhotoView) => boolean,
): {
  photo: ComputedRef<PhotoView | null>;
  pickedId: WritableComputedRef<PhotoId>;
  /** Returns to the first photo that is not finished. */
  release: () => void;
} {
  const picked = ref<PhotoId | null>(null);
  const photo = computed(() => {
    const { photos } = order();
    return (
      photos.find((one) => one.id === picked.value) ??
      photos.find((one) => !isFinished(one)) ??
      photos[0] ??
      null
    );
  });
  const pickedId = computed({
    get: (): PhotoId => photo.value?.id ?? 'pho_',
    set: (id) => (picked.value = id),
  });
  return { photo, pickedId, release: () => (picked.value = null) };
}
