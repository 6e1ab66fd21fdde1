import { computed, shallowReactive, shallowRef } from 'vue';
import type { ArgsOf, CallName, ResultOf } from '../../shared/contract.ts';
import { kiosk, type BridgeError } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** The action under way on an item, and its start (milliseconds since the epoch). */
export interface Work {
  readonly name: CallName;
  readonly since: number;
}

/** Calls that answer with the item itself, or with something that has an id of another kind, such as a print. */
type CallOn<Item extends { readonly id: string }> = {
  [N in CallName]: ResultOf<N> extends Item
    ? N
    : ResultOf<N> extends { readonly id: Item['id'] }
      ? never
      : ResultOf<N> extends { readonly id: string }
        ? N
        : never;
}[CallName];

/** Runs one call of the contract on the item on screen. */
export type CallItem<Item extends { readonly id: string }> = <N extends CallOn<Item>>(
  name: N,
  args: (id: Item['id']) => ArgsOf<N> | Promise<ArgsOf<N>>,
  saysItself?: (failure: BridgeError) => boolean,
) => Promise<Item | null>;

/** How an item is reached in the main process. */
interface Source<Id, Item> {
  /** Asks for the item as it is now. */
  readonly fetch: (id: Id) => Promise<Item>;
  /** Creates the item's row and returns its id; null for an item that has a row. */
  readonly record?: (id: Id) => Promise<Id> | null;
}

/**
 * Keeps one item on screen: an order or a retouch session. Actions and failures are kept by item, because staff may leave
 * one while the service is asked about it and serve another customer.
 */
export function useItemOnScreen<Id extends string, Item extends { readonly id: Id }>({
  fetch,
  record = () => null,
}: Source<Id, Item>) {
  const item = shallowRef<Item | null>(null);
  const openFailure = shallowRef<BridgeError | null>(null);
  const works = shallowReactive(new Map<Id, Work>());
  const failures = shallowReactive(new Map<Id, BridgeError>());
  /** The earliest time at which the service accepts another try, milliseconds since the epoch. */
  const waits = shallowReactive(new Map<Id, number>());
  /** Items that changed during an action on them: the action's answer may be older than the change. */
  const overtaken = new Set<Id>();
  /** Counts openings: an answer to an earlier one is too late to be shown. */
  let opening = 0;

  const ofItem = <Value>(kept: ReadonlyMap<Id, Value>): Value | null =>
    item.value === null ? null : (kept.get(item.value.id) ?? null);

  /** Shows the main process's answer if it concerns the item on screen. */
  function show(next: Item): void {
    if (item.value?.id === next.id) item.value = next;
  }

  /** Takes the item off the screen, and drops the answer to an opening under way. */
  function clear(): void {
    opening += 1;
    item.value = null;
    openFailure.value = null;
  }

  /**
   * Puts the item on screen that `load` returns.
   * @returns the item, or null when `load` failed or another opening came after this one
   */
  async function open(load: () => Promise<Item>): Promise<Item | null> {
    opening += 1;
    const mine = opening;
    openFailure.value = null;
    try {
      const loaded = await load();
      if (mine !== opening) return null;
      item.value = loaded;
      return loaded;
    } catch (error) {
      const failed = expectedFailure(error);
      if (mine === opening) openFailure.value = failed;
      return null;
    }
  }

  async function refresh(id: Id): Promise<void> {
    try {
      show(await fetch(id));
    } catch (error) {
      expectedFailure(error);
    }
  }

  /**
   * Runs one action on the item on screen. A second press during the action is ignored.
   * @param saysItself receives a failure; returns true when the caller shows it, so that it never appears beside the item
   * @returns the item afterwards, or null when the action failed or another one is under way
   */
  async function act(
    name: CallName,
    call: (id: Id) => Promise<Item>,
    saysItself: (failure: BridgeError) => boolean = () => false,
  ): Promise<Item | null> {
    let id = item.value?.id;
    if (id === undefined || works.has(id)) return null;
    const doing = { name, since: Date.now() };
    works.set(id, doing);
    failures.delete(id);
    waits.delete(id);
    try {
      const recording = record(id);
      if (recording !== null) {
        const before = id;
        id = await recording;
        works.delete(before);
        works.set(id, doing);
      }
      const next = await call(id);
      show(next);
      return next;
    } catch (error) {
      const failed = expectedFailure(error);
      if (failed !== null && !saysItself(failed)) failures.set(id, failed);
      const seconds = failed?.details['retryAfterSeconds'];
      if (typeof seconds === 'number') waits.set(id, Date.now() + seconds * 1_000);
      await refresh(id);
      return null;
    } finally {
      works.delete(id);
      if (overtaken.delete(id)) void refresh(id);
    }
  }

  /** Makes the call as `act` does. An answer that is not the item is followed by asking for the item. */
  const call: CallItem<Item> = (name, args, saysItself) =>
    act(
      name,
      async (id) => {
        const ask = kiosk()[name] as (given: unknown) => Promise<Item | { readonly id: string }>;
        const given = args(id);
        const answer = await ask(given instanceof Promise ? await given : given);
        // By `CallOn`, only the item has an id of its kind.
        return answer.id === id ? (answer as Item) : fetch(id);
      },
      saysItself,
    );

  /** Asks again for an item that changed in the records: at once, or after the action on it. */
  function changed(id: Id): void {
    if (works.has(id)) overtaken.add(id);
    else if (item.value?.id === id) void refresh(id);
  }

  /** Shows a failure of the page beside the item, for example a file that is too large to send. */
  function fail(error: BridgeError): void {
    if (item.value !== null) failures.set(item.value.id, error);
  }
  function dismiss(): void {
    if (item.value !== null) failures.delete(item.value.id);
  }

  return {
    item,
    openFailure,
    work: computed(() => ofItem(works)),
    failure: computed(() => ofItem(failures)),
    waitUntil: computed(() => ofItem(waits)),
    ...{ show, clear, open, act, call, changed, fail, dismiss },
  };
}
