import { onBeforeUnmount, onMounted, shallowRef, watch } from 'vue';
import type { KeepingPeriods, KeptForecast } from '../../../shared/model/keeping.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** Pause after the last change before what goes is counted again, ms. */
const pauseMs = 400;

/** Counts what would go when with the periods of the form, also before they are saved. One count is under way at a time. */
export function useForecast(periods: KeepingPeriods) {
  const forecast = shallowRef<readonly KeptForecast[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let isCounting = false;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function count(): Promise<void> {
    isStale = true;
    if (isCounting) return;
    isCounting = true;
    while (isStale) {
      isStale = false;
      try {
        const { keepDays, keepYears } = periods;
        forecast.value = await kiosk().keepingForecast({
          keepDays: { ...keepDays },
          keepYears: { ...keepYears },
        });
        failure.value = null;
      } catch (error) {
        failure.value = expectedFailure(error);
      }
    }
    isCounting = false;
  }

  onMounted(count);
  watch(
    () => JSON.stringify(periods),
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void count(), pauseMs);
    },
  );
  onBeforeUnmount(() => clearTimeout(timer));
  return { forecast, failure, count };
}
