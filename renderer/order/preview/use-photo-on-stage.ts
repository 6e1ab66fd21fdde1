import { computed, ref, type ComputedRef, type WritableComputedRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';

/**
 * Which photo of an order is worked on. The first that `isFinished` does not hold for, unless staff have picked
 * another one; what they picked is forgotten as soon as it is no longer there.
 */
export function usePhotoOnStage(
  order: () => OrderView,
  isFinished: (photo: PhotoView) => boolean,
): {
  photo: ComputedRef<PhotoView | null>;
  pickedId: WritableComputedRef<PhotoId>;
  /** Goes on to whatever is to be done next. */
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
