import { useMutationObserver } from '@vueuse/core';
import { ref, watch, type Ref } from 'vue';

/** Returns the stage's colour from the theme. The canvas fills itself with it, because it is opaque. */
export function useGround(stage: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<string>> {
  const ground = ref('');
  const read = (): void => {
    if (stage.value !== null) ground.value = getComputedStyle(stage.value).backgroundColor;
  };
  watch(stage, read);
  useMutationObserver(() => document.documentElement, read, { attributeFilter: ['data-theme'] });
  return ground;
}
