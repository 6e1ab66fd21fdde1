import { defineStore } from 'pinia';
import { computed, shallowReactive, shallowRef } from 'vue';
import type { BenchView } from '../../shared/retouch.ts';
import type { BenchId, CallId, VersionId } from '../../shared/ids.ts';
import { kiosk, kioskEvents, type BridgeError, type Kiosk } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** What is being done to a bench right now, and since when (milliseconds since the epoch). */
export interface BenchWork {
  readonly name: keyof Kiosk;
  readonly since: number;
}

/**
 * The bench on screen. Work and failures are kept by bench: staff may leave one while an edit is being made, and
 * come back to it.
 */
export const useBenchStore = defineStore('bench', () => {
  const bench = shallowRef<BenchView | null>(null);
  const openFailure = shallowRef<BridgeError | null>(null);
  const works = shallowReactive(new Map<BenchId, BenchWork>());
  const failures = shallowReactive(new Map<BenchId, BridgeError>());
  /** When the service wants to be asked again at the earliest, milliseconds since the epoch. */
  const waits = shallowReactive(new Map<BenchId, number>());
  /** Calls that were refused and whose notice was put away. */
  const read = shallowReactive(new Set<CallId>());
  /** Which version was looked at last, and which was the newest then: staff come back to what they left. */
  const looked = new Map<BenchId, { readonly pickedId: VersionId; readonly newestId: VersionId }>();
  /** Benches that changed while something was being done to them: the answer may be older than the change. */
  const overtaken = new Set<BenchId>();
  /** Counts the openings: the answer to an earlier one comes too late to be shown. */
  let opening = 0;

  const ofThis = <Value>(kept: ReadonlyMap<BenchId, Value>): Value | null =>
    bench.value === null ? null : (kept.get(bench.value.id) ?? null);
  const work = computed(() => ofThis(works));
  const failure = computed(() => ofThis(failures));
  const waitUntil = computed(() => ofThis(waits));

  /** Shows what the main process has just answered, when it is about the bench on screen. */
  function keep(next: BenchView): void {
    if (bench.value?.id === next.id) bench.value = next;
  }

  /** Puts the bench on screen that `load` answers with; what was there before goes at once. */
  async function open(load: () => Promise<BenchView>): Promise<BenchView | null> {
    const mine = ++opening;
    bench.value = null;
    openFailure.value = null;
    try {
      const loaded = await load();
      if (mine !== opening) return null;
      bench.value = loaded;
      return loaded;
    } catch (error) {
      const failed = expectedFailure(error);
      if (mine === opening) openFailure.value = failed;
      return null;
    }
  }

  async function refresh(id: BenchId): Promise<void> {
    try {
      keep(await kiosk().bench({ benchId: id }));
    } catch (error) {
      expectedFailure(error);
    }
  }

  /**
   * Does one thing to the bench on screen. A second press while it is being done does nothing.
   * @returns the bench afterwards, or null when it failed or something else is under way
   */
  async function act(
    name: keyof Kiosk,
    call: (benchId: BenchId) => Promise<BenchView>,
  ): Promise<BenchView | null> {
    const id = bench.value?.id;
    if (id === undefined || works.has(id)) return null;
    works.set(id, { name, since: Date.now() });
    failures.delete(id);
    waits.delete(id);
    if (bench.value?.lastCall != null) read.add(bench.value.lastCall.id);
    try {
      const next = await call(id);
      keep(next);
      return next;
    } catch (error) {
      const failed = expectedFailure(error);
      if (failed !== null) failures.set(id, failed);
      const seconds = failed?.details['retryAfterSeconds'];
      if (typeof seconds === 'number') waits.set(id, Date.now() + seconds * 1_000);
      await refresh(id);
      return null;
    } finally {
      works.delete(id);
      if (overtaken.delete(id)) void refresh(id);
    }
  }

  function dismiss(): void {
    if (bench.value === null) return;
    failures.delete(bench.value.id);
    if (bench.value.lastCall !== null) read.add(bench.value.lastCall.id);
  }
  function clear(): void {
    opening += 1;
    bench.value = null;
    openFailure.value = null;
  }

  kioskEvents().onBenchChanged(({ benchId }) => {
    if (works.has(benchId)) overtaken.add(benchId);
    else if (bench.value?.id === benchId) void refresh(benchId);
  });
  // What a photo is made from is told by the order.
  kioskEvents().onOrderChanged(({ orderId }) => {
    if (bench.value?.orderId === orderId && !works.has(bench.value.id)) void refresh(bench.value.id);
  });

  return { bench, openFailure, work, failure, waitUntil, read, looked, keep, open, act, dismiss, clear };
});
