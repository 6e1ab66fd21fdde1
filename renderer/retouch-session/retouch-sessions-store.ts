import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { RetouchKind, RetouchSessionSummary } from '../../shared/retouch.ts';
import { kiosk, kioskEvents, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

const sessionsOf = (kind: RetouchKind) =>
  defineStore(`retouch-sessions-${kind}`, () => {
    const sessions = shallowRef<readonly RetouchSessionSummary[] | null>(null);
    const failure = shallowRef<BridgeError | null>(null);

    /** Loads the list. The last one stays on screen until the answer comes, or if none does. */
    async function load(): Promise<void> {
      try {
        sessions.value = await kiosk().listRetouchSessions({ kind });
        failure.value = null;
      } catch (error) {
        failure.value = expectedFailure(error);
      }
    }
    kioskEvents().onRetouchSessionChanged(() => {
      if (sessions.value !== null) void load();
    });
    return { sessions, failure, load };
  });

const stores = { retouch: sessionsOf('retouch'), headshots: sessionsOf('headshots') };

/** The retouch sessions of one kind to which staff can return, newest first. */
export const useRetouchSessionsStore = (kind: RetouchKind): ReturnType<(typeof stores)[RetouchKind]> =>
  stores[kind]();
