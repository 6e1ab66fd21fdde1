import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import type { ArgsOf } from '../../shared/contract.ts';
import type { CounterView } from '../../shared/model/staff.ts';
import { kiosk, kioskEvents } from '../bridge/bridge.ts';
import { useAccountStore } from './account-store.ts';

/** The person at the counter, and who else can sign in: loaded once, then updated by the main process. */
export const useCounterStore = defineStore('counter', () => {
  const counter = shallowRef<CounterView>({ people: [], who: null });
  const account = useAccountStore();
  kioskEvents().onCounterChanged((pushed) => {
    counter.value = pushed;
    // Who has unlocked changes with the person.
    void account.load();
  });
  const people = computed(() => counter.value.people);
  const who = computed(() => people.value.find(({ id }) => id === counter.value.who) ?? null);

  return {
    people,
    who,
    async load(): Promise<void> {
      counter.value = await kiosk().counter();
    },
    async signIn(tried: ArgsOf<'signIn'>): Promise<void> {
      counter.value = await kiosk().signIn(tried);
    },
  };
});
