import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { BenchSummary } from '../../shared/bench.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Whose headshots were made here, newest first. */
export const useHeadshotListStore = defineStore('headshot-list', () => {
  const benches = shallowRef<readonly BenchSummary[] | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  /** What is there stays on screen until the answer comes, and when none does. */
  async function load(): Promise<void> {
    try {
      benches.value = await kiosk().listBenches({ kind: 'headshots' });
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
