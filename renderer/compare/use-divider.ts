import { computed, ref, type ComputedRef, type Ref } from 'vue';
import type { Box } from './frame.ts';

/** Movement by one arrow key, and with Shift or Page Up and Page Down, as shares of the visible pictures. */
const steps = { small: 0.01, large: 0.1 } as const;

export interface UsedDivider {
  /** Share of the visible area that shows the picture before, 0 to 1. */
  readonly share: Ref<number>;
  /** Position from the stage's left edge, pixels of the display. */
  readonly split: ComputedRef<number>;
  /** @param x from the stage's left edge, pixels of the display */
  readonly moveTo: (x: number) => void;
  /** @returns true when the key moved it */
  readonly answer: (event: KeyboardEvent) => boolean;
}

/** @param seen the visible area of the pictures on the stage, pixels of the display */
export function useDivider(seen: () => Box): UsedDivider {
  const share = ref(0.5);
  const set = (next: number): void => void (share.value = Math.min(1, Math.max(0, next)));
  // Rounded to whole steps, because sums of hundredths would drift.
  const by = (step: number): void => set(Math.round((share.value + step) * 100) / 100);
  return {
    share,
    split: computed(() => Math.round(seen().left + share.value * seen().width)),
    moveTo: (x) => set((x - seen().left) / Math.max(1, seen().width)),
    answer({ key, shiftKey }) {
      const small = shiftKey ? steps.large : steps.small;
      if (key === 'ArrowLeft' || key === 'ArrowDown') by(-small);
      else if (key === 'ArrowRight' || key === 'ArrowUp') by(small);
      else if (key === 'PageDown') by(-steps.large);
      else if (key === 'PageUp') by(steps.large);
      else if (key === 'Home') set(0);
      else if (key === 'End') set(1);
      else return false;
      return true;
    },
  };
}
