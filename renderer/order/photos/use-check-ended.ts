import { until } from '@vueuse/core';
import { onBeforeUnmount, ref, watch, type Ref } from 'vue';
import type { PreCheck } from '../../camera/guidance/use-pre-check.ts';

/** Longest wait for the check of a shot, ms: it takes one to three seconds on a slow computer. */
const longestCheck = 20_000;

/** Holds a press back until the check of the shot has ended, so that Enter never sends a shot that nobody has checked. */
export function useCheckEnded(check: PreCheck): {
  /** True while a press waits. */
  waiting: Readonly<Ref<boolean>>;
  /** True when the check takes too long; staff then decide by eye. */
  late: Readonly<Ref<boolean>>;
  /** @returns false when the step was left meanwhile, or another press already waits */
  ended: () => Promise<boolean>;
} {
  const waiting = ref(false);
  const late = ref(false);
  let gone = false;
  onBeforeUnmount(() => (gone = true));
  watch(check.state, () => (late.value = false));

  const isRunning = (): boolean => check.state.value === 'running';
  async function ended(): Promise<boolean> {
    if (waiting.value) return false;
    if (!isRunning() || late.value) return true;
    waiting.value = true;
    await until(check.state).not.toBe('running', { timeout: longestCheck });
    waiting.value = false;
    late.value = isRunning();
    return !gone;
  }
  return { waiting, late, ended };
}
