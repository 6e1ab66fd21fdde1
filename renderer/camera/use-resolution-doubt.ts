import { computed, reactive, ref } from 'vue';
import type { HeadPixels } from '../../shared/camera/enough-pixels.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { useCameraStore } from './camera-store.ts';

export interface ResolutionDoubt {
  /** Null when the camera has the pixels, or its shortage was confirmed for this order. */
  readonly short: (HeadPixels & { readonly document: string }) | null;
  /** The question is on screen. */
  readonly asking: boolean;
  /** True when a shot may be taken now; else the question is put, and nothing is taken until it is confirmed. */
  mayTake(): boolean;
  /** Staff take the shot all the same: not asked again for this camera, size and document in this order. */
  confirm(): void;
  /** Staff leave it, for example for another camera. */
  leave(): void;
}

/** What staff have confirmed since the kiosk was opened. */
const confirmed = reactive(new Set<string>());

/**
 * A camera with fewer pixels than the document needs is said before a shot is taken of it, and used only when staff
 * confirm it.
 * @param documents all those that the shot is for
 */
export function useResolutionDoubt(
  documents: () => readonly DocumentView[],
  orderId: () => OrderId,
): ResolutionDoubt {
  const camera = useCameraStore();
  const asking = ref(false);
  const keyOf = (document: DocumentView): string =>
    [orderId(), document.specCode, camera.current, camera.size?.widthPx, camera.size?.heightPx].join(' ');

  const short = computed(() => {
    for (const document of documents()) {
      const pixels = confirmed.has(keyOf(document)) ? null : camera.shortOf(document);
      if (pixels !== null) return { ...pixels, document: document.name };
    }
    return null;
  });
  return reactive({
    short,
    asking,
    mayTake: () => {
      asking.value = short.value !== null;
      return !asking.value;
    },
    confirm: () => {
      for (const document of documents()) confirmed.add(keyOf(document));
      asking.value = false;
    },
    leave: () => {
      asking.value = false;
    },
  });
}
