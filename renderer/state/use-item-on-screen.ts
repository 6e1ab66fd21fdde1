import { computed, shallowReactive, shallowRef } from 'vue';
import type { BridgeError, Kiosk } from '../bridge/bridge.ts';
import { expectedFailure } from '../ui/errors.ts';

/** What is being done to an item right now, and since when (milliseconds since the epoch). */
export interface Work {
  readonly name: keyof Kiosk;
  readonly since: number;
}

/** How an item is reached in the main process. */
interface Source<Id, Item> {
  /** Asks for the item as it is now. */
  readonly fetch: (id: Id) => Promise<Item>;
  /** Gives an item its place in the records and answers with its id there; null for one that has its place. */
  readonly record?: (id: Id) => Promise<Id> | null;
}

/**
 * Keeps one item on screen: an order or a retouch session. Work and failures are kept by item, because staff may leave one while
 * the service is asked about it and serve someone else.
 */
export function useItemOnScreen<Id extends string, Item extends { readonly id: Id }>({
  fetch,
  record = () => null,
}: Source<Id, Item>) {
  const item = shallowRef<Item | null>(null);
  const openFailure = shallowRef<BridgeError | null>(null);
  const works = shallowReactive(new Map<Id, Work>());
  const failures = shallowReactive(new Map<Id, BridgeError>());
  /** When the service wants to be asked again at the earliest, milliseconds since the epoch. */
  const waits = shallowReactive(new Map<Id, number>());
  /** Items that changed while something was being done to them: the answer may be older than the change. */
  const overtaken = new Set<Id>();
  /** Counts the openings: the answer to an earlier one comes too late to be shown. */
  let opening = 0;

  const ofItem = <Value>(kept: ReadonlyMap<Id, Value>): Value | null =>
    item.value === null ? null : (kept.get(item.value.id) ?? null);

  /** Shows what the main process has answered, when it is about the item on screen. */
  function show(next: Item): void {
    if (item.value?.id === next.id) item.value = next;
  }

  /** Takes the item off the screen, and drops the answer to an opening that is on its way. */
  function clear(): void {
    opening += 1;
    item.value = null;
    openFailure.value = null;
  }

  /**
   * Puts on screen what `load` answers with.
   * @returns it, or null when it failed or another opening came after it
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
   * Does one thing to the item on screen. A second press while it is being done does nothing.
   * @param saysItself told of a failure; true for one that its caller puts into words, which then never stands beside
   * the item, not even for a moment
   * @returns the item afterwards, or null when it failed or something else is under way
   */
  async function act(
    name: keyof Kiosk,
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

  /** Asks again for an item that changed in the records: at once, or after what is being done to it. */
  function changed(id: Id): void {
    if (works.has(id)) overtaken.add(id);
    else if (item.value?.id === id) void refresh(id);
  }

  /** Puts a failure of the page's own beside the item, for example a file that is too large to send. */
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
    ...{ show, clear, open, act, changed, fail, dismiss },
  };
}
