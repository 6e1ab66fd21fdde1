import { onScopeDispose, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { Size } from './frame.ts';

export interface StageSize {
  /** Size in whole pixels of the display; null until known. */
  readonly size: Readonly<ShallowRef<Size | null>>;
  /** Pixels of the display for one CSS pixel. */
  readonly density: Readonly<Ref<number>>;
}

/** Returns the stage's size, exact to a pixel of the display, which differs from CSS's figure at a scale of 125 %. */
export function useStageSize(stage: Readonly<Ref<HTMLElement | null>>): StageSize {
  const size = shallowRef<Size | null>(null);
  const density = ref(1);
  const observer = new ResizeObserver(([entry]) => {
    const [exact] = entry?.devicePixelContentBoxSize ?? [];
    const [css] = entry?.contentBoxSize ?? [];
    if (exact === undefined || css === undefined || css.inlineSize === 0) return;
    density.value = exact.inlineSize / css.inlineSize;
    size.value = { width: exact.inlineSize, height: exact.blockSize };
  });
  watch(stage, (element) => {
    observer.disconnect();
    if (element !== null) observer.observe(element, { box: 'device-pixel-content-box' });
  });
  onScopeDispose(() => observer.disconnect());
  return { size, density };
}
