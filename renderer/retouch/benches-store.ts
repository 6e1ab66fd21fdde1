import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { BenchSummary } from '../../shared/bench.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The retouch benches that staff can come back to, newest first. */
export const useBenchesStore = defineStore('benches', () => {
  const benches = shallowRef<readonly BenchSummary[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  /** What is there stays on screen until the answer comes, and when none does. */
  async function load(): Promise<void> {
    try {
      benches.value = await kiosk().listBenches({ kind: 'retouch' });
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  kioskEvents().onBenchChanged(() => {
    if (benches.value !== null) void load();
  });
  return { benches, failure, load };
});
