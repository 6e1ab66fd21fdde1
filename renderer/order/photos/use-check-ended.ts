import { until } from '@vueuse/core';
import { computed, onScopeDispose, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { ImageId } from '../../../shared/ids.ts';
import type { PreCheck } from '../../camera/guidance/use-pre-check.ts';
import type { VerdictPoint } from '../frame/verdict.ts';
import { checkPoints, notChecked } from './check-points.ts';

/** Longest wait for the check of a shot, ms: it takes one to three seconds on a slow computer. */
const longestCheck = 20_000;

/**
 * Holds a press back until the check of the picture has ended, so that Enter never sends a shot that nobody has checked.
 * @param image the picture that is checked; null when there is none
 */
export function useCheckEnded(
  check: PreCheck,
  image: () => ImageId | null,
): {
  /** True while a press waits. */
  waiting: Readonly<Ref<boolean>>;
  /** The points of the check. A check that takes too long is a point too: staff then decide by eye. */
  points: ComputedRef<readonly VerdictPoint[]>;
  /**
   * @returns false when the step was left meanwhile, another press already waits, another picture took its place, or the
   *   check takes too long: the next press then goes on
   */
  ended: () => Promise<boolean>;
} {
  const waiting = ref(false);
  const late = ref(false);
  let gone = false;
  onScopeDispose(() => (gone = true));
  watch(check.state, () => (late.value = false));

  const isRunning = (): boolean => check.state.value === 'running';
  async function ended(): Promise<boolean> {
    if (waiting.value) return false;
    if (!isRunning() || late.value) return true;
    const before = image();
    waiting.value = true;
    await until(check.state).not.toBe('running', { timeout: longestCheck });
    waiting.value = false;
    late.value = isRunning();
    return !gone && !late.value && image() === before;
  }
  const points = computed(() => [...checkPoints(check), ...(late.value ? [notChecked('unavailable')] : [])]);
  return { waiting, points, ended };
}
