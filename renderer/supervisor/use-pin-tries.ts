import { computed, ref, type ComputedRef } from 'vue';
import type { BridgeError } from '../bridge/bridge.ts';
import { t, tc } from '../i18n/index.ts';
import { sentences } from '../i18n/join.ts';
import { elapsedWords } from '../ui/dates.ts';
import { errorWords, expectedFailure } from '../ui/errors.ts';
import { useNow } from '../ui/use-now.ts';

const secondsOf = (error: BridgeError): number => Number(error.details['seconds'] ?? 0);

export interface PinTries {
  /** The fault of the last try; null when there is nothing to say. */
  readonly complaint: ComputedRef<string | null>;
  /** True while no PIN may be tried. */
  readonly waiting: ComputedRef<boolean>;
  /** Tries a PIN. Returns true when it was right. */
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
  /** Forgets the last try, for another person. */
  readonly forget: () => void;
}

/** Tries one person's PIN, and reports what was wrong with the last one and how long the wait lasts. */
export function usePinTries(): PinTries {
  const now = useNow(250);
  const failure = ref<BridgeError | null>(null);
  const endsAt = ref(0);
  const left = computed(() => Math.max(0, endsAt.value - now.value));
  const waiting = computed(() => left.value > 0);

  const complaint = computed(() => {
    if (waiting.value) return t('supervisor.wait', { time: elapsedWords(left.value + 999) });
    const error = failure.value;
    if (error === null || error.code === 'PIN_WAIT') return null;
    if (error.code !== 'PIN_WRONG')
      return sentences(errorWords(error.code).title, errorWords(error.code).now);
    const tries = Number(error.details['triesLeft'] ?? 0);
    return tries > 0 ? tc('supervisor.wrong', tries) : t('supervisor.wrongOnce');
  });

  return {
    complaint,
    waiting,
    async attempt(work) {
      failure.value = null;
      try {
        await work();
        return true;
      } catch (error) {
        failure.value = expectedFailure(error);
        const seconds = failure.value === null ? 0 : secondsOf(failure.value);
        // This page's clock ticks less often than the kiosk may answer: without a wait there is no end to count to.
        endsAt.value = seconds === 0 ? 0 : Date.now() + seconds * 1000;
        return false;
      }
    },
    forget: () => {
      failure.value = null;
      endsAt.value = 0;
    },
  };
}
