/** Working through a list of codes: which one is open, which follows, and the reminder that was noted last. */
import { computed, ref, shallowRef, watch } from 'vue';
import type { CodeView } from '../../shared/model/photo.ts';
import { kiosk } from '../bridge/bridge.ts';
import { useFaultStore } from '../state/fault-store.ts';
import { useCodesStore } from './codes-store.ts';

export function useWorkThrough() {
  const store = useCodesStore();
  const faults = useFaultStore();
  /** The code whose dialog is open. */
  const opened = shallowRef<CodeView | null>(null);
  /** Its place among the rows shown, or the place that it had. */
  const place = ref(0);
  const noted = shallowRef<CodeView | null>(null);
  const isWorking = computed(() => store.list === 'to-remind');

  /** A code that has left the list makes way for the next one, which has its place then. After the last comes the first. */
  const next = computed<CodeView | null>(() => {
    const rows = store.part?.codes ?? [];
    const isOpened = (code: CodeView | undefined): boolean => code?.id === opened.value?.id;
    const here = rows[place.value];
    const following = isOpened(here) ? rows[place.value + 1] : here;
    return following ?? rows.find((code) => !isOpened(code)) ?? null;
  });

  function open(code: CodeView): void {
    opened.value = code;
    settle();
  }
  /** Reads the open code again with its list. */
  function settle(): void {
    const at = store.part?.codes.findIndex(({ id }) => id === opened.value?.id) ?? -1;
    if (at === -1) return;
    place.value = at;
    opened.value = store.part?.codes[at] ?? null;
  }
  watch(() => store.part, settle);

  return {
    ...{ opened, noted, isWorking, next, open },
    close(): void {
      opened.value = null;
    },
    goOn(): void {
      noted.value = null;
      if (next.value !== null) open(next.value);
    },
    /** Goes on to the next code once a reminder was noted. */
    reminded(code: CodeView): void {
      opened.value = code;
      noted.value = null;
      if (!isWorking.value || code.reminded === null) return;
      noted.value = code;
      if (next.value === null) opened.value = null;
      else open(next.value);
    },
    async takeBack(): Promise<void> {
      const codeId = noted.value?.id;
      if (codeId === undefined || noted.value?.reminded?.way !== 'phone') return;
      try {
        opened.value = await kiosk().remindOfCode({ codeId, reminded: false });
        noted.value = null;
        await store.load();
      } catch (error) {
        faults.report(error);
      }
    },
  };
}
