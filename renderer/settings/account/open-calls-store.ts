import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { OpenCallView } from '../../../shared/model/calls.ts';
import { kiosk, kioskEvents } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The calls that prevent a change of account, over all orders and retouch sessions. */
export const useOpenCallsStore = defineStore('open-calls', () => {
  const calls = shallowRef<readonly OpenCallView[]>([]);
  // A call under way ends without staff, so the list is kept current while it has any.
  const lookAgain = (): void => {
    if (calls.value.length > 0) void look();
  };
  kioskEvents().onOrderChanged(lookAgain);
  kioskEvents().onRetouchSessionChanged(lookAgain);

  /** Loads the list before the account is changed. Returns true when no open call is known. */
  async function look(): Promise<boolean> {
    try {
      calls.value = await kiosk().listOpenCalls();
    } catch (error) {
      // The main process checks its own ledger again before it changes anything.
      expectedFailure(error);
    }
    return calls.value.length === 0;
  }
  return { calls, look };
});
