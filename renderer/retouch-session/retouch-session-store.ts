import { defineStore } from 'pinia';
import { computed, shallowReactive, shallowRef } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { RetouchSessionId, CallId, VersionId } from '../../shared/ids.ts';
import { kiosk, kioskEvents, type BridgeError, type Kiosk } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The action under way on a retouch session, and its start (milliseconds since the epoch). */
export interface SessionWork {
  readonly name: keyof Kiosk;
  readonly since: number;
}

/**
 * The retouch session on screen. Actions and failures are kept for each session: staff may leave one during an edit and
 * return.
 */
export const useRetouchSessionStore = defineStore('retouch-session', () => {
  const session = shallowRef<RetouchSessionView | null>(null);
  const openFailure = shallowRef<BridgeError | null>(null);
  const works = shallowReactive(new Map<RetouchSessionId, SessionWork>());
  const failures = shallowReactive(new Map<RetouchSessionId, BridgeError>());
  /** The earliest time at which the service accepts another try, milliseconds since the epoch. */
  const waits = shallowReactive(new Map<RetouchSessionId, number>());
  /** Refused calls whose notice staff have dismissed. */
  const read = shallowReactive(new Set<CallId>());
  /** The version shown last, and the newest one at that time, so that staff return to what they left. */
  const looked = new Map<RetouchSessionId, { readonly pickedId: VersionId; readonly newestId: VersionId }>();
  /** Sessions that changed during an action on them: the action's answer may be older than the change. */
  const overtaken = new Set<RetouchSessionId>();
  /** Counts openings: an answer to an earlier one is too late to be shown. */
  let opening = 0;

  const ofThis = <Value>(kept: ReadonlyMap<RetouchSessionId, Value>): Value | null =>
    session.value === null ? null : (kept.get(session.value.id) ?? null);
  const work = computed(() => ofThis(works));
  const failure = computed(() => ofThis(failures));
  const waitUntil = computed(() => ofThis(waits));

  /** Shows the main process's answer if it concerns the session on screen. */
  function keep(next: RetouchSessionView): void {
    if (session.value?.id === next.id) session.value = next;
  }

  /** Puts the session on screen that `load` returns; the previous one disappears at once. */
  async function open(load: () => Promise<RetouchSessionView>): Promise<RetouchSessionView | null> {
    const mine = ++opening;
    session.value = null;
    openFailure.value = null;
    try {
      const loaded = await load();
      if (mine !== opening) return null;
      session.value = loaded;
      return loaded;
    } catch (error) {
      const failed = expectedFailure(error);
      if (mine === opening) openFailure.value = failed;
      return null;
    }
  }

  async function refresh(id: RetouchSessionId): Promise<void> {
    try {
      keep(await kiosk().retouchSession({ sessionId: id }));
    } catch (error) {
      expectedFailure(error);
    }
  }

  /**
   * Runs one action on the session on screen. A second press during the action is ignored.
   * @returns the session afterwards, or null when the action failed or another one is under way
   */
  async function act(
    name: keyof Kiosk,
    call: (sessionId: RetouchSessionId) => Promise<RetouchSessionView>,
  ): Promise<RetouchSessionView | null> {
    const id = session.value?.id;
    if (id === undefined || works.has(id)) return null;
    works.set(id, { name, since: Date.now() });
    failures.delete(id);
    waits.delete(id);
    if (session.value?.lastCall != null) read.add(session.value.lastCall.id);
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
    if (session.value === null) return;
    failures.delete(session.value.id);
    if (session.value.lastCall !== null) read.add(session.value.lastCall.id);
  }
  function clear(): void {
    opening += 1;
    session.value = null;
    openFailure.value = null;
  }

  kioskEvents().onRetouchSessionChanged(({ sessionId }) => {
    if (works.has(sessionId)) overtaken.add(sessionId);
    else if (session.value?.id === sessionId) void refresh(sessionId);
  });
  // The order's events report what a photo is made from.
  kioskEvents().onOrderChanged(({ orderId }) => {
    if (session.value?.orderId === orderId && !works.has(session.value.id)) void refresh(session.value.id);
  });

  return { session, openFailure, work, failure, waitUntil, read, looked, keep, open, act, dismiss, clear };
});
