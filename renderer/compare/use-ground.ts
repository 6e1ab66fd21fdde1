import { useMutationObserver } from '@vueuse/core';
import { ref, watch, type Ref } from 'vue';

/** The colour of the stage, which the theme gives: the canvas fills itself with it, because nothing shines through it. */
export function useGround(stage: Readonly<Ref<HTMLElement | null>>): Readonly<Ref<string>> {
  const ground = ref('');
  const read = (): void => {
    if (stage.value !== null) ground.value = getComputedStyle(stage.value).backgroundColor;
  };
  watch(stage, read);
  useMutationObserver(() => document.documentElement, read, { attributeFilter: ['data-theme'] });
  return ground;
}
