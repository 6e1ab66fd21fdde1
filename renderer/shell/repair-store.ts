import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { RepairAnswer } from '../../shared/model/records.ts';
import { kiosk } from '../bridge/bridge.ts';
import { useAct } from '../ui/use-act.ts';

/** The repair of damaged records. It outlives the banner that began it: while the studio is closed, another page is on screen. */
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
