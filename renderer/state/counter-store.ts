import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { ArgsOf } from '../../shared/contract.ts';
import type { CounterView } from '../../shared/model/staff.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';
import { useAccountStore } from './account-store.ts';

/** The person at the counter, and who else can sign in: loaded once, then updated by the main process. */
export const useCounterStore = defineStore('counter', () => {
  /** Null until the main process has answered. */
  const counter = shallowRef<CounterView | null>(null);
  const account = useAccountStore();
  kioskEvents().onCounterChanged((pushed) => {
    counter.value = pushed;
    // Who has unlocked changes with the person.
    if (!pushed.locked) void account.load();
  });
  const people = computed(() => counter.value?.people ?? []);
  const locked = computed(() => counter.value?.locked ?? false);
  const kioskLocked = computed(() => counter.value?.kioskLocked ?? false);
  const lockAfterMinutes = computed(() => counter.value?.lockAfterMinutes ?? null);
  const who = computed(() => people.value.find(({ id }) => id === counter.value?.who) ?? null);

  return {
    loaded: computed(() => counter.value !== null),
    people,
    who,
    locked,
    kioskLocked,
    lockAfterMinutes,
    async load(): Promise<void> {
      counter.value = await kiosk().counter();
    },
    async signIn(tried: ArgsOf<'signIn'>): Promise<void> {
      counter.value = await kiosk().signIn(tried);
    },
    /** Locks the counter. A failure leaves it open, and staff see that it is. */
    async lock(): Promise<void> {
      try {
        counter.value = await kiosk().lockCounter();
      } catch (error) {
        expectedFailure(error);
      }
    },
  };
});
