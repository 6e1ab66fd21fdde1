import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { CodeView } from '../../shared/model.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Every UK photo code that this kiosk has given out. */
export const useCodesStore = defineStore('codes', () => {
  const codes = shallowRef<readonly CodeView[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    try {
      codes.value = await kiosk().listCodes();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  kioskEvents().onOrderChanged(() => {
    if (codes.value !== null) void load();
  });

  return { codes, failure, load };
});
