import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';
import type { ArgsOf } from '../../shared/contract.ts';
import type { AccountView } from '../../shared/model/account.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Added to the main process's own countdown, so that the question comes after it has run out. Milliseconds. */
const slack = 500;

/** The studio's account and the supervisor's PIN, as far as the page may know them. */
export const useAccountStore = defineStore('account', () => {
  const account = shallowRef<AccountView | null>(null);
  /** When the account was last told, milliseconds since the epoch: the supervisor's seconds count from here. */
  const toldAt = ref(0);
  const failure = shallowRef<BridgeError | null>(null);
  let relock: ReturnType<typeof setTimeout> | undefined;

  const supervisor = computed(() => account.value?.supervisor ?? null);
  /** True when settings may be read and not changed. */
  const locked = computed(() => supervisor.value?.pinSet === true && !supervisor.value.unlocked);

  /** Until when no PIN may be tried, milliseconds since the epoch; 0 when one may be tried now. */
  const waitUntil = computed(() => {
    const seconds = supervisor.value?.lockedForSeconds ?? 0;
    return seconds === 0 ? 0 : toldAt.value + seconds * 1000;
  });

  /** No event says that the time is over: the page asks again when it should be, and is right or told better. */
  function take(view: AccountView): void {
    account.value = view;
    toldAt.value = Date.now();
    clearTimeout(relock);
    const seconds = view.supervisor.unlocked ? view.supervisor.unlockedForSeconds : 0;
    if (seconds > 0) relock = setTimeout(() => void load(), seconds * 1000 + slack);
  }
  /** What is there stays on screen until the answer comes, and when none does. */
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
  async function setPin(pins: ArgsOf<'setPin'>): Promise<void> {
    take(await kiosk().setPin(pins));
  }
  async function unlock(pin: string): Promise<void> {
    take(await kiosk().unlockSupervisor({ pin }));
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
    waitUntil,
    load,
    connect,
    disconnect,
    setPin,
    unlock,
    lock,
  };
});
