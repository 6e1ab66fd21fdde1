import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { GapId } from '../../shared/ids.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';

/** The content of the status strip: loaded once, then updated by the main process. */
export const useStatusStore = defineStore('status', () => {
  const status = shallowRef<KioskStatus | null>(null);
  /** The printer chosen for the sheet on screen. */
  const printerInUse = ref<string | null>(null);
  let pushes = 0;
  kioskEvents().onStatusChanged((pushed) => {
    pushes += 1;
    status.value = pushed;
  });

  /** Loads the status. An update that arrives before the answer is newer than the answer. */
  async function load(): Promise<void> {
    const before = pushes;
    const asked = await kiosk().kioskStatus();
    if (pushes === before) status.value = asked;
  }

  /** Records that staff have read that the account's counters differ from ours: the warning goes, the counters stay. */
  async function acknowledgeCredit(): Promise<void> {
    status.value = await kiosk().acknowledgeCredit();
  }

  /** Records that staff have read what may be missing from the records: paid calls are allowed again. */
  async function acceptRecordsGap(gapId: GapId): Promise<void> {
    status.value = await kiosk().acceptRecordsGap({ gapId });
  }

  const previewsLeft = computed(() => status.value?.service.previewsLeft ?? null);
  const practice = computed(() => status.value?.mode === 'practice');
  return {
    ...{ status, printerInUse, previewsLeft, practice },
    ...{ load, acknowledgeCredit, acceptRecordsGap },
  };
});
