import type { CallName } from '../shared/contract.ts';
import type { Clock } from './clock.ts';

/** How long the page has asked for nothing, so that nothing which ends Headroom begins while someone uses the counter. */
export interface LastUse {
  /** Call it when a call of the page begins, and when it ends. @param call its name */
  note(call: string): void;
  /** Time since the last call of the page but those of a live picture, or since the start, ms. */
  quietMs(): number;
}

/** Calls of the page for the live picture of a connected camera, also on a screen that was left open. The picture of a webcam needs no call. */
const ofLivePicture: readonly string[] = [
  'connectedCameras',
  'openConnectedCamera',
  'connectedFrame',
  'closeConnectedCamera',
] satisfies readonly CallName[];

export function createLastUse(clock: Pick<Clock, 'monotonicMs'>): LastUse {
  let at = clock.monotonicMs();
  return {
    note(call) {
      if (!ofLivePicture.includes(call)) at = clock.monotonicMs();
    },
    quietMs: () => clock.monotonicMs() - at,
  };
}
