import { useTimeoutFn } from '@vueuse/core';
import { shallowReadonly, shallowRef, type ShallowRef } from 'vue';

/** Time for which something that was removed can be restored, ms. */
const restorableMs = 5_000;

/** Keeps what staff removed last for five seconds, so that they can restore it. */
export function useRestorable<Thing>(): {
  /** Null when nothing can be restored. */
  readonly removed: Readonly<ShallowRef<Thing | null>>;
  /** Offers this, in place of what was offered before. */
  readonly offer: (thing: Thing) => void;
  /** Ends the offer, and returns what was offered. */
  readonly withdraw: () => Thing | null;
} {
  const removed = shallowRef<Thing | null>(null);
  const { start, stop } = useTimeoutFn(() => (removed.value = null), restorableMs, { immediate: false });
  return {
    removed: shallowReadonly(removed),
    offer: (thing) => {
      removed.value = thing;
      start();
    },
    withdraw: () => {
      const thing = removed.value;
      removed.value = null;
      stop();
      return thing;
    },
  };
}
