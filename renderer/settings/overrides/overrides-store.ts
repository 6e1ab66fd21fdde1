import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { OverrideView } from '../../../shared/retouch.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The edited pictures that a supervisor allowed, newest first. */
export const useOverridesStore = defineStore('overrides', () => {
  const overrides = shallowRef<readonly OverrideView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    try {
      overrides.value = await kiosk().listOverrides();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  return { overrides, failure, load };
});
