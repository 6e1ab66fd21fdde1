import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { CameraTrouble } from './camera-failure.ts';
import { useCameraStore } from './camera-store.ts';

/** What stands where the live picture belongs: the picture, or why there is none. */
export function useLiveView(): {
  /** The live picture has said that it is there; of another stream it has to say so again. */
  readonly ready: Ref<boolean>;
  /** Null while the camera is open, or on its way to be. */
  readonly trouble: ComputedRef<CameraTrouble | null>;
} {
  const camera = useCameraStore();
  const ready = ref(false);
  watch(
    () => camera.stream,
    () => (ready.value = false),
  );
  const trouble = computed(() => {
    const { phase } = camera;
    return phase === 'idle' || phase === 'opening' || phase === 'live' || phase === 'stalled' ? null : phase;
  });
  return { ready, trouble };
}
