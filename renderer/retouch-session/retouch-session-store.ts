import { defineStore } from 'pinia';
import { shallowReactive } from 'vue';
import type { RetouchSessionView } from '../../shared/retouch.ts';
import type { RetouchSessionId, CallId, VersionId } from '../../shared/ids.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { useItemOnScreen, type CallItem } from '../state/use-item-on-screen.ts';

/** The retouch session on screen, and the actions under way on retouch sessions. */
export const useRetouchSessionStore = defineStore('retouch-session', () => {
  const screen = useItemOnScreen<RetouchSessionId, RetouchSessionView>({
    fetch: (sessionId) => kiosk().retouchSession({ sessionId }),
  });
  const { item: session, openFailure, work, failure, waitUntil, clear, show } = screen;
  /** Refused calls whose notice staff have dismissed. */
  const read = shallowReactive(new Set<CallId>());
  /** The version shown last, and the newest one at that time, so that staff return to what they left. */
  const looked = new Map<RetouchSessionId, { readonly pickedId: VersionId; readonly newestId: VersionId }>();

  const readLastCall = (): void => {
    if (session.value?.lastCall != null) read.add(session.value.lastCall.id);
  };

  /** Puts the session on screen that `load` returns; the previous one disappears at once. */
  function open(load: () => Promise<RetouchSessionView>): Promise<RetouchSessionView | null> {
    clear();
    return screen.open(load);
  }

  /** Makes one call for the session on screen, as `useItemOnScreen` does. */
  const call: CallItem<RetouchSessionView> = (name, args) => {
    if (work.value === null) readLastCall();
    return screen.call(name, args);
  };

  /** Erases the session's pictures. @returns false when that failed */
  async function erase(): Promise<boolean> {
    const erasing = session.value;
    if (erasing === null) return false;
    const erased = await screen.act('eraseRetouchSession', async (sessionId) => {
      await kiosk().eraseRetouchSession({ sessionId });
      return erasing;
    });
    return erased !== null;
  }

  function dismiss(): void {
    screen.dismiss();
    readLastCall();
  }

  kioskEvents().onRetouchSessionChanged(({ sessionId }) => {
    screen.changed(sessionId);
  });
  // The order's events report what a photo is made from.
  kioskEvents().onOrderChanged(({ orderId }) => {
    if (session.value?.orderId === orderId) screen.changed(session.value.id);
  });

  return {
    ...{ session, openFailure, work, failure, waitUntil, read, looked },
    ...{ show, open, call, erase, dismiss, clear },
  };
});
