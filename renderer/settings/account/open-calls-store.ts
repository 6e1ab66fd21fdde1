import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { OpenCallView } from '../../../shared/model/calls.ts';
import { kiosk, kioskEvents } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The calls that keep the account from being changed, over all orders and retouch sessions. */
export const useOpenCallsStore = defineStore('open-calls', () => {
  const calls = shallowRef<readonly OpenCallView[]>([]);
  // A call that is under way ends by itself: the list is kept true for as long as there is one.
  const lookAgain = (): void => {
    if (calls.value.length > 0) void look();
  };
  kioskEvents().onOrderChanged(lookAgain);
  kioskEvents().onRetouchSessionChanged(lookAgain);

  /** Asked when the account is to be changed. True when nothing stands in the way as far as is known. */
  async function look(): Promise<boolean> {
    try {
      calls.value = await kiosk().listOpenCalls();
    } catch (error) {
      // The main process asks its own ledger again before it changes anything.
      expectedFailure(error);
    }
    return calls.value.length === 0;
  }
  return { calls, look };
});
