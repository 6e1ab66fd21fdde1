import { onBeforeUnmount } from 'vue';
import { announcements, layers, nextId } from './announce.ts';

/** A dialog that closes sooner after a text has not said it: the focus that moves on interrupts a screen reader. ms */
const unsaidMs = 300;

/**
 * Puts a component above the other layers for as long as it exists, and returns its layer. What is announced meanwhile belongs to it,
 * and what was announced before has been said: a screen reader may say it again when a region comes back from behind a dialog.
 * @param passesOn whether the layer below says what this one could not say any more
 */
export function useLayer(passesOn: boolean): number {
  const layer = nextId();
  layers.push(layer);
  announcements.value = [];
  onBeforeUnmount(() => {
    layers.splice(layers.indexOf(layer), 1);
    const below = layers.at(-1);
    announcements.value = announcements.value.flatMap((one) => {
      if (one.layer !== layer) return one;
      // A slow computer may draw it long after it was announced.
      const isSaid = one.drawnAt !== null && performance.now() - one.drawnAt >= unsaidMs;
      return passesOn && below !== undefined && !isSaid ? { ...one, layer: below, drawnAt: null } : [];
    });
  });
  return layer;
}
