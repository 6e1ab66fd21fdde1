import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { GapId } from '../../shared/ids.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';

/** What the strip shows: asked once, then fed by the main process. */
export const useStatusStore = defineStore('status', () => {
  const status = shallowRef<KioskStatus | null>(null);
  /** The printer that is chosen for the sheet on screen. */
  const printerInUse = ref<string | null>(null);
  let pushes = 0;
  kioskEvents().onStatusChanged((pushed) => {
    pushes += 1;
    status.value = pushed;
  });

  /** What is pushed while the answer is on its way is newer than the answer. */
  async function load(): Promise<void> {
    const before = pushes;
    const asked = await kiosk().kioskStatus();
    if (pushes === before) status.value = asked;
  }

  /** Staff have read that the account's counters differ from ours: the warning goes, the counters stay. */
  async function acknowledgeCredit(): Promise<void> {
    status.value = await kiosk().acknowledgeCredit();
  }

  /** Staff have read what may be missing from the records: paid calls no longer wait. */
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
