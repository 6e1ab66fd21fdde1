import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import type { BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

interface PartsOptions<Part, Begin> {
  /** Parts are loaded while this is true, and forgotten when it no longer is: a list that a supervisor opened is not for the next person. */
  readonly readable: () => boolean;
  /** @param before where the newer part ends; null for the newest part */
  readonly read: (before: Begin | null) => Promise<Part>;
  /** Returns where the part after this one begins; undefined for an empty part. */
  readonly endOf: (part: Part) => Begin | undefined;
}

/** A long list in parts, newest first. */
export function useParts<Part extends object, Begin>({ readable, read, endOf }: PartsOptions<Part, Begin>) {
  const part = shallowRef<Part | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const begin = shallowRef<Begin | null>(null);
  /** The starts of the newer parts, for going back to them. */
  const newer = ref([]) as Ref<(Begin | null)[]>;
  let asked = 0;

  /** Runs a call that the main process may refuse. Only the latest answer counts. */
  async function run(work: (isLatest: () => boolean) => Promise<void>): Promise<void> {
    asked += 1;
    const mine = asked;
    const isLatest = (): boolean => mine === asked && readable();
    try {
      await work(isLatest);
      if (isLatest()) failure.value = null;
    } catch (error) {
      if (isLatest()) failure.value = expectedFailure(error);
    }
  }
  const show = (before: Begin | null): Promise<void> =>
    run(async (isLatest) => {
      const found = await read(before);
      if (!isLatest()) return;
      part.value = found;
      begin.value = before;
    });
  function showNewest(): void {
    newer.value = [];
    void show(null);
  }

  watch(
    readable,
    (can) => {
      part.value = null;
      newer.value = [];
      if (can) showNewest();
    },
    { immediate: true },
  );

  return {
    ...{ part, failure, run, showNewest },
    isNewest: computed(() => newer.value.length === 0),
    reload: (): Promise<void> => show(begin.value),
    older: async (): Promise<void> => {
      const end = part.value === null ? undefined : endOf(part.value);
      if (end === undefined) return;
      newer.value.push(begin.value);
      await show(end);
    },
    newer: (): Promise<void> => show(newer.value.pop() ?? null),
  };
}
