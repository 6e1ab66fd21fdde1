import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { BenchKind, BenchSummary } from '../../shared/retouch.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

const benchesOf = (kind: BenchKind) =>
  defineStore(`benches-${kind}`, () => {
    const benches = shallowRef<readonly BenchSummary[] | null>(null);
    const failure = shallowRef<BridgeError | null>(null);

    /** What is there stays on screen until the answer comes, and when none does. */
    async function load(): Promise<void> {
      try {
        benches.value = await kiosk().listBenches({ kind });
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

const stores = { retouch: benchesOf('retouch'), headshots: benchesOf('headshots') };

/** The benches of a kind that staff can come back to, newest first. */
export const useBenchesStore = (kind: BenchKind): ReturnType<(typeof stores)[BenchKind]> => stores[kind]();
