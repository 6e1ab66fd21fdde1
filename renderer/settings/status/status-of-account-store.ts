import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { AccountStatusView } from '../../../shared/model/account.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** What the service last said of the account, and whether it is being asked. */
export const useStatusOfAccountStore = defineStore('status-of-account', () => {
  const said = shallowRef<AccountStatusView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const asking = ref(false);

  /** The look-up is free. What was said last stays on screen until there is something newer. */
  async function ask(): Promise<void> {
    if (asking.value) return;
    asking.value = true;
    try {
      said.value = await kiosk().accountStatus();
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    } finally {
      asking.value = false;
    }
  }
  /** Another account: what was said of the one before is no longer true. */
  function forget(): void {
    said.value = null;
    failure.value = null;
  }
  return { said, failure, asking, ask, forget };
});
