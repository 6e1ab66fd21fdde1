import { computed, ref, watch, type ComputedRef, type WritableComputedRef } from 'vue';
import type { PhotoId } from '../../../shared/ids.ts';
import type { PhotoView } from '../../../shared/model/photo.ts';
import { announce } from '../../ui/announce/announce.ts';

export interface PhotoOnStage {
  readonly photo: ComputedRef<PhotoView | null>;
  readonly pickedId: WritableComputedRef<PhotoId>;
  /** Returns to the first photo that is not finished. */
  readonly release: () => void;
}

/**
 * Chooses the photo to work on: the first that is not `isFinished`, unless staff have picked another one. The choice is
 * dropped as soon as that photo is gone. A photo that comes on stage without having been picked is announced by its title.
 */
export function usePhotoOnStage(
  photos: () => readonly PhotoView[],
  isFinished: (photo: PhotoView) => boolean,
  titleOf: (photo: PhotoView) => string,
): PhotoOnStage {
  const picked = ref<PhotoId | null>(null);
  const photo = computed(() => {
    const all = photos();
    return (
      all.find((one) => one.id === picked.value) ?? all.find((one) => !isFinished(one)) ?? all[0] ?? null
    );
  });
  const pickedId = computed({
    get: (): PhotoId => photo.value?.id ?? 'pho_',
    set: (id) => (picked.value = id),
  });
  watch(photo, (now, before) => {
    if (now === null || before === null || now.id === before.id || now.id === picked.value) return;
    if (!isFinished(now)) announce(titleOf(now));
  });
  return { photo, pickedId, release: () => (picked.value = null) };
}
