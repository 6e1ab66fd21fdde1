import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { FaceMatchView } from '../../shared/retouch.ts';
import type { CallResolution, CallView, SettledCallView } from '../../shared/model/calls.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import type { PickedPicture } from '../picture-picker/picked.ts';
import { expectedFailure } from '../ui/errors.ts';
import { faultySlot, type Slot } from './slots.ts';
import { thresholdOf } from './threshold.ts';

/** Milliseconds for which an answer is kept for someone to come back to it. */
const answerWaits = 10 * 60_000;

/**
 * Two pictures and the service's answer, in this page's memory only. They are forgotten when staff leave the screen,
 * unless a call is on its way: it is paid for, so its answer is kept for a while.
 */
export const useFaceMatchStore = defineStore('face-match', () => {
  const pictures = shallowRef<Readonly<Record<Slot, PickedPicture | null>>>({ source: null, target: null });
  /** True when a threshold is sent; `threshold` is the text as typed. */
  const ownThreshold = ref(false);
  const threshold = ref('');
  const result = shallowRef<FaceMatchView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  /** The earliest time at which the service accepts another try, milliseconds since the epoch. */
  const waitUntil = ref<number | null>(null);
  /** When this page's own comparison under way began. */
  const since = ref<number | null>(null);
  const openCall = shallowRef<CallView | null>(null);
  const settling = ref(false);
  /** Comparisons settled here since the last answer, newest first. */
  const settledCalls = shallowRef<readonly SettledCallView[]>([]);
  let here = false;
  let forgetting: ReturnType<typeof setTimeout> | null = null;

  const sent = computed(() => (ownThreshold.value ? thresholdOf(threshold.value) : null));
  const uncertain = computed(() => (openCall.value?.state === 'uncertain' ? openCall.value : null));
  const ready = computed(
    () =>
      pictures.value.source !== null &&
      pictures.value.target !== null &&
      sent.value !== undefined &&
      openCall.value === null &&
      since.value === null,
  );
  /** The picture with the fault; null when not known. */
  const faulty = computed(() => (failure.value === null ? null : faultySlot(failure.value)));

  /** Drops the answer, which was about other pictures or another threshold. */
  function dropAnswer(): void {
    result.value = null;
    failure.value = null;
    waitUntil.value = null;
  }
  function put(slot: Slot, picture: PickedPicture | null): void {
    pictures.value = { ...pictures.value, [slot]: picture };
    dropAnswer();
  }
  function swap(): void {
    const { source, target } = pictures.value;
    pictures.value = { source: target, target: source };
    dropAnswer();
  }
  function forget(): void {
    pictures.value = { source: null, target: null };
    ownThreshold.value = false;
    threshold.value = '';
    settledCalls.value = [];
    dropAnswer();
  }

  async function look(): Promise<void> {
    try {
      openCall.value = await kiosk().openFaceMatch();
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  async function compare(): Promise<void> {
    const { source, target } = pictures.value;
    if (!ready.value || source === null || target === null || sent.value === undefined) return;
    dropAnswer();
    since.value = Date.now();
    try {
      result.value = await kiosk().matchFaces({
        source: source.source,
        target: target.source,
        threshold: sent.value,
      });
      settledCalls.value = [];
    } catch (error) {
      failure.value = expectedFailure(error);
      const seconds = failure.value?.details['retryAfterSeconds'];
      if (typeof seconds === 'number') waitUntil.value = Date.now() + seconds * 1_000;
    } finally {
      since.value = null;
      await look();
      if (!here) forgetting = setTimeout(forget, answerWaits);
    }
  }

  async function settle(resolution: CallResolution): Promise<void> {
    const call = uncertain.value;
    if (call === null || settling.value) return;
    settling.value = true;
    try {
      const settled = await kiosk().resolveFaceMatch({ callId: call.id, resolution });
      settledCalls.value = [settled, ...settledCalls.value];
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      settling.value = false;
      await look();
    }
  }

  async function come(): Promise<void> {
    here = true;
    if (forgetting !== null) clearTimeout(forgetting);
    forgetting = null;
    await look();
  }
  function leave(): void {
    here = false;
    if (since.value === null) forget();
  }

  return {
    pictures,
    ownThreshold,
    threshold,
    sent,
    result,
    failure,
    faulty,
    waitUntil,
    since,
    openCall,
    uncertain,
    settling,
    settledCalls,
    ready,
    put,
    swap,
    forget,
    look,
    compare,
    settle,
    come,
    leave,
    dropAnswer,
  };
});
