import { defineStore } from 'pinia';
import { computed, onUnmounted, shallowReactive, type ComputedRef } from 'vue';
import type { OrderId, PersonId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import { hasDocument, hasShot } from './order-progress.ts';

/** The steps that are walked through person by person. */
export type PersonalStep = 'document' | 'shot';

const isDone: Readonly<Record<PersonalStep, (order: OrderView, person: PersonView) => boolean>> = {
  document: hasDocument,
  shot: hasShot,
};

/** Whom staff are busy with, by order and step. */
export const usePeopleStore = defineStore('people', () => {
  const onStage = shallowReactive(new Map<string, PersonId>());
  const key = (orderId: OrderId, step: PersonalStep): string => `${orderId}/${step}`;
  return {
    of: (orderId: OrderId, step: PersonalStep): PersonId | null => onStage.get(key(orderId, step)) ?? null,
    /** Said before the step is opened, it opens with this person. */
    pick: (orderId: OrderId, personId: PersonId, step: PersonalStep = 'shot'): void =>
      void onStage.set(key(orderId, step), personId),
    forget: (orderId: OrderId, step: PersonalStep): void => void onStage.delete(key(orderId, step)),
  };
});

export interface PersonOnStage {
  readonly person: ComputedRef<PersonView>;
  /** Who comes next: someone else for whom there is something to do. Null when there is nobody. */
  readonly next: ComputedRef<PersonView | null>;
  readonly isDone: (person: PersonView) => boolean;
  readonly pick: (personId: PersonId) => void;
  /** Goes on to the first of `now` for whom there is something to do; stays when there is nobody. */
  readonly goOn: (now: OrderView) => void;
}

/** For what stands beside a step and shows the same person. */
export function personOnStage(order: () => OrderView, step: PersonalStep): PersonOnStage {
  const store = usePeopleStore();
  const done = (person: PersonView): boolean => isDone[step](order(), person);
  const firstToDo = (now: OrderView): PersonView | undefined =>
    now.people.find((one) => !isDone[step](now, one));
  const pick = (personId: PersonId): void => {
    store.pick(order().id, personId, step);
  };

  const person = computed(() => {
    const { id, people } = order();
    const [first] = people;
    if (first === undefined) throw new Error('an order without a person');
    return people.find((one) => one.id === store.of(id, step)) ?? firstToDo(order()) ?? first;
  });
  const next = computed(() => order().people.find((one) => one.id !== person.value.id && !done(one)) ?? null);
  return {
    ...{ person, next, isDone: done, pick },
    goOn: (now) => {
      const one = firstToDo(now);
      if (one !== undefined) pick(one.id);
    },
  };
}

/**
 * The person that a step is about: the first for whom there is something to do, until staff pick another. Whoever is
 * on stage stays there until staff go on: a shot that was just taken is looked at before the next person sits down.
 */
export function usePersonOnStage(order: () => OrderView, step: PersonalStep): PersonOnStage {
  const store = usePeopleStore();
  const onStage = personOnStage(order, step);
  onStage.pick(onStage.person.value.id);
  onUnmounted(() => {
    store.forget(order().id, step);
  });
  return onStage;
}
