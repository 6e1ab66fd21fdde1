import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { CashMoveKind, ClosingView, OpenTakings } from '../../shared/model/takings.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The takings since the last closing. */
export const useTakingsStore = defineStore('takings', () => {
  const open = shallowRef<OpenTakings | null>(null);
  /** Why the takings could not be loaded. */
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    try {
      open.value = await kiosk().openTakings();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }

  /** Fails as the call does. */
  async function moveCash(move: { kind: CashMoveKind; amount: number; reason: string }): Promise<void> {
    open.value = await kiosk().moveCash(move);
  }

  /** Closes what is on screen. Fails as the call does. */
  async function close(
    { number, upTo }: OpenTakings,
    till: { counted: number; floatLeft: number },
  ): Promise<ClosingView> {
    return kiosk().closeTakings({ number, upTo, ...till });
  }

  return { open, failure, load, moveCash, close };
});
