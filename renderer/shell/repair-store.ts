import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { RepairAnswer } from '../../shared/model/records.ts';
import { kiosk } from '../bridge/bridge.ts';
import { useAct } from '../ui/use-act.ts';

/** The repair of damaged records. It goes on when the banner that began it is gone: another page is shown while the studio is closed. */
export const useRepairStore = defineStore('repair', () => {
  const { busy, failure, act } = useAct();
  const answer = ref<RepairAnswer | null>(null);

  const repair = (): Promise<void> =>
    act(async () => {
      answer.value = null;
      answer.value = await kiosk().repairRecords();
    });
  return { busy, answer, failure, repair };
});
