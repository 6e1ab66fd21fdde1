import { computed, shallowRef, watch, type ComputedRef } from 'vue';
import type { PhotoEndpoint } from '../../shared/service/wire.ts';
import { kiosk } from '../bridge/bridge.ts';
import { t, tc } from '../i18n/index.ts';
import { expectedFailure } from '../ui/errors.ts';
import { useNow } from '../ui/use-now.ts';

/** The most that is shown of a call whose answer is not here yet, %. */
const most = 95;

export interface UsualDuration {
  /** How much of the usual duration has passed, %; null while the usual duration is not known. Never 100. */
  readonly percent: ComputedRef<number | null>;
  readonly isLonger: ComputedRef<boolean>;
  /** The time within which the call usually ends, or that it takes longer. */
  readonly words: ComputedRef<string>;
}

/**
 * Compares a call under way with the usual duration of this studio's own calls.
 * @param since when the call began, milliseconds since the epoch
 * @param endpoint null for a call with no usual duration
 */
export function useUsualDuration(since: () => number, endpoint: () => PhotoEndpoint | null): UsualDuration {
  const now = useNow(250);
  const usual = shallowRef<number | null>(null);
  watch(
    endpoint,
    async (asked) => {
      usual.value = null;
      if (asked === null) return;
      try {
        const seconds = await kiosk().usualSeconds({ endpoint: asked });
        if (asked === endpoint()) usual.value = seconds;
      } catch (error) {
        // The bar then shows no duration; the call itself goes on.
        expectedFailure(error);
      }
    },
    { immediate: true },
  );
  const passed = computed(() =>
    usual.value === null ? null : Math.max(0, now.value - since()) / (usual.value * 1000),
  );
  const isLonger = computed(() => passed.value !== null && passed.value > 1);
  return {
    percent: computed(() => (passed.value === null ? null : Math.floor(Math.min(1, passed.value) * most))),
    isLonger,
    words: computed(() => {
      if (usual.value === null) return t('progress.usual');
      return isLonger.value ? t('progress.longer') : tc('progress.within', usual.value);
    }),
  };
}
