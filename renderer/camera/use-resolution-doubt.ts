import { computed, reactive, ref } from 'vue';
import type { HeadPixels } from '../../shared/camera/enough-pixels.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { DocumentView } from '../../shared/model/document.ts';
import { useCameraStore } from './camera-store.ts';
import { documentWords } from '../state/document-words.ts';

export interface ResolutionDoubt {
  /** Null when the camera has enough pixels, or staff confirmed the shortage for this order. */
  readonly short: (HeadPixels & { readonly document: string }) | null;
  /** True while the question is on screen. */
  readonly asking: boolean;
  /** Returns true when a shot may be taken now. Otherwise asks the question, and nothing is taken until staff confirm. */
  mayTake(): boolean;
  /** Takes the shot anyway: not asked again for this camera, size and document in this order. */
  confirm(): void;
  /** Cancels, for example to use another camera. */
  leave(): void;
}

/** Confirmations by staff since the kiosk was opened. */
const confirmed = reactive(new Set<string>());

/**
 * Warns before a shot is taken with a camera that has fewer pixels than the document needs; the camera is used only when
 * staff confirm.
 * @param documents all documents that the shot is for
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
      if (pixels !== null) return { ...pixels, document: documentWords(document.name) };
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
