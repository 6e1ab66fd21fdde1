import { onUnmounted, shallowRef, type Ref } from 'vue';
import type { ExportPlace } from '../../shared/exporting.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** How long after an answer the places are looked up again, milliseconds: a stick takes as long to be mounted. */
const againMs = 3_000;

/**
 * The places that pictures can be exported to, kept up to date for as long as they are on screen: a stick shows up when
 * it is put in, and goes when it is pulled.
 */
export function usePlaces(): {
  /** Null before the first answer. */
  readonly places: Ref<readonly ExportPlace[] | null>;
  readonly failure: Ref<BridgeError | null>;
  readonly look: () => Promise<void>;
} {
  const places = shallowRef<readonly ExportPlace[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    try {
      places.value = await kiosk().exportPlaces();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
    if (!left) timer = setTimeout(() => void look(), againMs);
  }
  onUnmounted(() => {
    left = true;
    clearTimeout(timer);
  });
  void look();
  return { places, failure, look };
}
