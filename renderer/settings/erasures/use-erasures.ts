import { computed, ref, shallowRef, watch } from 'vue';
import type { ErasureEntry, ErasurePart } from '../../../shared/model/erasures.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/**
 * A part of the record of erasures. Loads while `readable`, and forgets it when it no longer is; loads it again when `changed`
 * changes, because backups erase customers in the background.
 */
export function useErasures(readable: () => boolean, changed: () => unknown) {
  const part = shallowRef<ErasurePart | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** Times before which the newer parts began. */
  const newer = ref<(string | null)[]>([]);
  const before = ref<string | null>(null);
  let asked = 0;

  async function show(from: string | null): Promise<void> {
    asked += 1;
    const mine = asked;
    const isLatest = (): boolean => mine === asked && readable();
    try {
      const found = await kiosk().erasures({ before: from });
      if (!isLatest()) return;
      part.value = found;
      before.value = from;
      failure.value = null;
    } catch (error) {
      if (isLatest()) failure.value = expectedFailure(error);
    }
  }
  const reload = (): Promise<void> => show(before.value);

  watch(
    readable,
    (can) => {
      part.value = null;
      newer.value = [];
      if (can) void show(null);
    },
    { immediate: true },
  );
  watch(changed, () => {
    if (readable()) void reload();
  });

  return {
    ...{ part, failure, reload },
    isNewest: computed(() => newer.value.length === 0),
    async older(): Promise<void> {
      const last = part.value?.erasures.at(-1)?.at;
      if (last === undefined) return;
      newer.value.push(before.value);
      await show(last);
    },
    newer: () => show(newer.value.pop() ?? null),
    async note({ customerId }: ErasureEntry, index: number, handled: boolean): Promise<void> {
      try {
        await kiosk().noteLeftover({ customerId, index, handled });
        await reload();
      } catch (error) {
        failure.value = expectedFailure(error);
      }
    },
  };
}
