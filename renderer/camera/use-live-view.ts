import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { CameraTrouble } from './camera-failure.ts';
import { useCameraStore } from './camera-store.ts';

/** Decides whether to show the live picture, or the reason why there is none. */
export function useLiveView(): {
  /** True when the live picture has reported its first frame; each new stream must report again. */
  readonly ready: Ref<boolean>;
  /** Null while the camera is open or opening. */
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
