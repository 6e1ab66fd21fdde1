import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import type { AccountStatusView } from '../../../shared/model/account.ts';
import { kiosk, type BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../../ui/errors.ts';

/** The service's last answer about the account, and whether it is being queried. */
export const useStatusOfAccountStore = defineStore('status-of-account', () => {
  const said = shallowRef<AccountStatusView | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  const asking = ref(false);

  /** Queries the service, free of charge. The last answer stays on screen until there is a newer one. */
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
  /** Drops the answer when the account changes, because it is no longer true. */
  function forget(): void {
    said.value = null;
    failure.value = null;
  }
  return { said, failure, asking, ask, forget };
});
