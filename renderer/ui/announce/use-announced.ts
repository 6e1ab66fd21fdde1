import { useTimeoutFn } from '@vueuse/core';
import { watch } from 'vue';
import { announce } from './announce.ts';

/** Longer than a held key waits before it repeats. ms */
const restMs = 600;

/** Announces a text now and whenever it changes; an empty one is not said. */
export function useAnnounced(text: () => string): void {
  watch(
    text,
    (now) => {
      if (now !== '') announce(now);
    },
    { immediate: true },
  );
}

/** Announces a text when it replaces another one. The first text is part of a screen that opens. */
export function useAnnouncedChanges(text: () => string): void {
  watch(text, (now, before) => {
    if (now !== '' && before !== '') announce(now);
  });
}

/**
 * Returns a function to call whenever something is changed by hand. The text is announced once the hand rests; an empty one is not
 * said.
 */
export function useAnnouncedAtRest(text: () => string): () => void {
  const { start } = useTimeoutFn(
    () => {
      const now = text();
      if (now !== '') announce(now);
    },
    restMs,
    { immediate: false },
  );
  return () => {
    start();
  };
}
