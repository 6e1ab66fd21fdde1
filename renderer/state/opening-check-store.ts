import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { dayOf } from '../../shared/local-day.ts';
import type { CheckItem, OpeningCheck, SceneFinding } from '../../shared/model/opening-check.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The last opening check, for the desk and for its own screen. */
export const useOpeningCheckStore = defineStore('opening-check', () => {
  const last = shallowRef<OpeningCheck | null>(null);
  /** True once the kiosk has said whether there was a check. */
  const loaded = ref(false);
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    try {
      last.value = await kiosk().lastOpeningCheck();
      loaded.value = true;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  /** Makes the check. A failure leaves the last one as it was. */
  async function make(scene: readonly CheckItem<SceneFinding>[]): Promise<void> {
    failure.value = null;
    try {
      last.value = await kiosk().makeOpeningCheck({ scene: [...scene] });
      loaded.value = true;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  /** Returns the check of this day; null when none was made today. @param now milliseconds */
  const ofToday = (now: number): OpeningCheck | null =>
    last.value !== null && dayOf(new Date(last.value.at)) === dayOf(new Date(now)) ? last.value : null;

  return { last, loaded, failure, load, make, ofToday };
});
