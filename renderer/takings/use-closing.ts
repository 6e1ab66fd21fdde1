import { shallowRef, watchEffect, type ShallowRef } from 'vue';
import type { ClosingView } from '../../shared/model/takings.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

export interface LoadedClosing {
  readonly closing: Readonly<ShallowRef<ClosingView | null>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly load: () => Promise<void>;
}

/** Loads the closing with this number, and another one when the number changes. */
export function useClosing(number: () => number): LoadedClosing {
  const closing = shallowRef<ClosingView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);

  async function load(): Promise<void> {
    const asked = number();
    try {
      const found = await kiosk().closing({ number: asked });
      if (asked !== number()) return;
      closing.value = found;
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  watchEffect(() => void load());
  return { closing, failure, load };
}
