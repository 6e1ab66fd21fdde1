import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { photoRoute } from '../../shared/photo-route.ts';
import type { ImageView } from '../../shared/model/pictures.ts';
import type { NoPicture } from './messages.ts';
import type { Loaded, PictureLoader } from './picture-loader.ts';

export type PictureState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading' }
  /** The largest level first. */
  | { readonly phase: 'ready'; readonly levels: readonly ImageBitmap[] }
  | { readonly phase: 'failed'; readonly why: NoPicture };

export interface UsedPicture {
  readonly state: Readonly<ShallowRef<PictureState>>;
  readonly tryAgain: () => void;
}

/**
 * Loads a picture whenever it changes. Decoded pictures are released as soon as they are no longer shown: 24 megapixels
 * take 96 MB, and the garbage collector sees only a handle.
 */
export function usePicture(image: () => ImageView | null, loader: PictureLoader): UsedPicture {
  const state = shallowRef<PictureState>({ phase: 'none' });
  let drop = (): void => undefined;

  function giveBack(): void {
    drop();
    if (state.value.phase === 'ready') for (const level of state.value.levels) level.close();
  }
  const take = (loaded: Loaded): void =>
    void (state.value =
      typeof loaded === 'string' ? { phase: 'failed', why: loaded } : { phase: 'ready', levels: loaded });

  function load(): void {
    giveBack();
    const shown = image();
    if (shown === null) {
      drop = () => undefined;
      state.value = { phase: 'none' };
      return;
    }
    state.value = { phase: 'loading' };
    // The route is relative to the document's address, not the worker's.
    drop = loader.load(new URL(photoRoute(shown.id), document.baseURI).href, take);
  }
  watch(() => image()?.id, load, { immediate: true, flush: 'sync' });
  onScopeDispose(() => {
    giveBack();
    state.value = { phase: 'none' };
  });
  return { state, tryAgain: load };
}
