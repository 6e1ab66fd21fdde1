import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import type { ArgsOf } from '../../shared/contract.ts';
import type { AccountView } from '../../shared/model/account.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Milliseconds added to the main process's countdown, so that the page asks only after it has run out. */
const slack = 500;

/** The studio's account, and whether a supervisor has unlocked, as far as the page may know them. */
export const useAccountStore = defineStore('account', () => {
  const account = shallowRef<AccountView | null>(null);
  /** When the account was last loaded, milliseconds since the epoch: the supervisor's seconds count from here. */
  const toldAt = ref(0);
  const failure = shallowRef<BridgeError | null>(null);
  let relock: ReturnType<typeof setTimeout> | undefined;

  const supervisor = computed(() => account.value?.supervisor ?? null);
  /** True when settings may be read but not changed. */
  const locked = computed(() => supervisor.value?.pinSet === true && !supervisor.value.unlocked);

  /** Takes over a view. No event reports the end of the time, so the page loads the account again when it should be over. */
  function take(view: AccountView): void {
    account.value = view;
    toldAt.value = Date.now();
    clearTimeout(relock);
    const seconds = view.supervisor.unlocked ? view.supervisor.unlockedForSeconds : 0;
    if (seconds > 0) relock = setTimeout(() => void load(), seconds * 1000 + slack);
  }
  /** Loads the account. The last view stays on screen until the answer comes, or if none does. */
  async function load(): Promise<void> {
    try {
      take(await kiosk().account());
      failure.value = null;
    } catch (error) {
      failure.value = expectedFailure(error);
    }
  }
  async function connect(credentials: ArgsOf<'connectAccount'>): Promise<void> {
    take(await kiosk().connectAccount(credentials));
  }
  async function disconnect(): Promise<void> {
    take(await kiosk().disconnectAccount());
  }
  async function unlock(tried: ArgsOf<'unlockSupervisor'>): Promise<void> {
    take(await kiosk().unlockSupervisor(tried));
  }
  async function lock(): Promise<void> {
    take(await kiosk().lockSupervisor());
  }

  onScopeDispose(() => clearTimeout(relock));
  return {
    account,
    failure,
    supervisor,
    locked,
    toldAt,
    load,
    connect,
    disconnect,
    unlock,
    lock,
  };
});
