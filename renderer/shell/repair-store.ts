import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { RepairAnswer } from '../../shared/model/records.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The repair of damaged records. It outlives the banner that began it: while the studio is closed, another page is on screen. */
export const useRepairStore = defineStore('repair', () => {
  const busy = ref(false);
  const answer = ref<RepairAnswer | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function repair(): Promise<void> {
    if (busy.value) return;
    [busy.value, answer.value, failure.value] = [true, null, null];
    try {
      answer.value = await kiosk().repairRecords();
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      busy.value = false;
    }
  }
  return { busy, answer, failure, repair };
});
