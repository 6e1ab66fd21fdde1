import { onBeforeUnmount, watch, type Ref } from 'vue';
import { useCameraStore } from '../../camera/camera-store.ts';

/**
 * Keeps the camera open while `looking`, and closes it, with its lamp, as soon as nobody looks.
 * @param orderNumber decides who sits before the practice camera
 */
export function useShotCamera(looking: Ref<boolean>, orderNumber: () => string): void {
  const camera = useCameraStore();
  camera.seatFor(orderNumber());
  let gone = false;
  watch(
    looking,
    async (now) => {
      if (!now) {
        camera.close();
        return;
      }
      await camera.refresh();
      // Staff who only passed by must not leave the camera open.
      if (looking.value && !gone) await camera.open();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    gone = true;
    camera.close();
  });
}
