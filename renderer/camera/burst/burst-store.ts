import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { OrderId, PersonId, ShotId } from '../../../shared/ids.ts';
import type { RawFrame } from './grab-frame.ts';

/** One frame of the last burst. */
export interface Candidate {
  readonly frame: RawFrame;
  /** The shot made from it; null while it exists in memory only. */
  readonly shotId: ShotId | null;
  /** True for the frame that the burst itself chose. */
  readonly best: boolean;
}

interface LastBurst {
  readonly orderId: OrderId;
  readonly personId: PersonId | undefined;
  readonly candidates: readonly Candidate[];
}

/** Milliseconds. Long enough to look through them with the customer; they are portraits, so no longer. */
const keepFor = 10 * 60_000;

/**
 * The frames of the last burst, in this page's memory only. Frames that did not become a shot are never written to disk,
 * and are dropped with the next burst, after a while, or with the page.
 */
export const useBurstStore = defineStore('burst', () => {
  const last = shallowRef<LastBurst | null>(null);
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearTimeout(forgetting);
    last.value = null;
  }
  function keep(burst: LastBurst): void {
    forget();
    last.value = burst;
    forgetting = setTimeout(forget, keepFor);
  }
  /** Records that a frame has become a shot. */
  function stored(frame: RawFrame, shotId: ShotId): void {
    if (last.value === null) return;
    const candidates = last.value.candidates.map((one) => (one.frame === frame ? { ...one, shotId } : one));
    last.value = { ...last.value, candidates };
  }
  const of = (orderId: OrderId | undefined, personId: PersonId | undefined): readonly Candidate[] =>
    last.value !== null && last.value.orderId === orderId && last.value.personId === personId
      ? last.value.candidates
      : [];

  return { last, keep, stored, forget, of };
});
