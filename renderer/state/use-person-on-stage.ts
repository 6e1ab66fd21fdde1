import { defineStore } from 'pinia';
import { computed, onUnmounted, shallowReactive, type ComputedRef } from 'vue';
import type { OrderId, PersonId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { PersonView } from '../../shared/model/people.ts';
import { hasDocument, hasShot } from './order-progress.ts';

/** The steps that staff take person by person. */
export type PersonalStep = 'document' | 'shot';

const isDone: Readonly<Record<PersonalStep, (order: OrderView, person: PersonView) => boolean>> = {
  document: hasDocument,
  shot: hasShot,
};

/** The person whom staff are serving, by order and step. */
export const usePeopleStore = defineStore('people', () => {
  const onStage = shallowReactive(new Map<string, PersonId>());
  const key = (orderId: OrderId, step: PersonalStep): string => `${orderId}/${step}`;
  return {
    of: (orderId: OrderId, step: PersonalStep): PersonId | null => onStage.get(key(orderId, step)) ?? null,
    /** Chooses a person. Called before the step opens, it opens with this person. */
    pick: (orderId: OrderId, personId: PersonId, step: PersonalStep = 'shot'): void =>
      void onStage.set(key(orderId, step), personId),
    forget: (orderId: OrderId, step: PersonalStep): void => void onStage.delete(key(orderId, step)),
  };
});

export interface PersonOnStage {
  readonly person: ComputedRef<PersonView>;
  /** The next person who still has something to do; null when there is none. */
  readonly next: ComputedRef<PersonView | null>;
  readonly isDone: (person: PersonView) => boolean;
  readonly pick: (personId: PersonId) => void;
  /** Moves on to the first person in `now` who has something to do; stays when there is none. */
  readonly goOn: (now: OrderView) => void;
}

/** Returns the person on stage, for components beside a step that show the same person. */
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
 * Chooses the person for a step: the first who has something to do, until staff pick another. The person stays on stage
 * until staff move on, because a new shot is looked at before the next person sits down.
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
