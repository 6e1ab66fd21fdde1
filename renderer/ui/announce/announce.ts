/**
 * Announcements for people who use a screen reader, when the screen changes without their doing. Each one is written into a
 * region that is there before the text: a screen reader does not say a region that appears together with its text.
 */
import { useTimeoutFn } from '@vueuse/core';
import { nextTick, onBeforeUnmount, shallowRef, watch, type ObjectDirective } from 'vue';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  /** The layer that says it. */
  readonly layer: number;
  /** Time of `performance.now()`. */
  readonly at: number;
}
/** A dialog that closes sooner after a text has not said it: the focus that moves on interrupts a screen reader. ms */
const unsaidMs = 300;
/** Longer than a screen reader takes to notice a text, and short enough that nobody finds it later by reading the page. */
const keptMs = 5_000;
/** Longer than a held key waits before it repeats. ms */
const restMs = 600;
let lastId = 0;

export const announcements = shallowRef<readonly Announcement[]>([]);

/** The page, the open dialogs and the lock screen, from the lowest up. Everything below the topmost one is inert, and silent. */
const layers: number[] = [];

/**
 * Puts a component above the other layers for as long as it exists, and returns its layer. What is announced meanwhile belongs to it,
 * and what was announced before has been said: a screen reader may say it again when a region comes back from behind a dialog.
 * @param passesOn whether the layer below says what this one could not say any more
 */
export function useLayer(passesOn: boolean): number {
  lastId += 1;
  const layer = lastId;
  layers.push(layer);
  announcements.value = [];
  onBeforeUnmount(() => {
    layers.splice(layers.indexOf(layer), 1);
    const below = layers.at(-1);
    announcements.value = announcements.value.flatMap((one) => {
      if (one.layer !== layer) return one;
      const isSaid = performance.now() - one.at >= unsaidMs;
      return passesOn && below !== undefined && !isSaid ? { ...one, layer: below } : [];
    });
  });
  return layer;
}

function say(text: string): void {
  if (announcements.value.at(-1)?.text === text) return;
  lastId += 1;
  const id = lastId;
  const added = { id, text, layer: layers.at(-1) ?? 0, at: performance.now() };
  announcements.value = [...announcements.value, added];
  setTimeout(() => {
    announcements.value = announcements.value.filter((one) => one.id !== id);
  }, keptMs);
}

/** Texts in their order: Vue may end a later wait for its next tick before an earlier one. */
const unsaid: string[] = [];

/** Says a text, unless it was the last thing said and that a moment ago: screens that follow each other may share a verdict. */
export function announce(text: string): void {
  unsaid.push(text);
  // A dialog that opens or closes with the same change has done so by then.
  void nextTick(() => {
    const next = unsaid.shift();
    if (next !== undefined) say(next);
  });
}

/** Announces a text now and whenever it changes; an empty one is not said. */
export function useAnnounced(text: () => string): void {
  watch(
    text,
    (now) => {
      if (now !== '') announce(now);
    },
    { immediate: true },
  );
}

/** Announces a text when it replaces another one. The first text is part of a screen that opens. */
export function useAnnouncedChanges(text: () => string): void {
  watch(text, (now, before) => {
    if (now !== '' && before !== '') announce(now);
  });
}

/**
 * Returns a function to call whenever something is changed by hand. The text is announced once the hand rests; an empty one is not
 * said.
 */
export function useAnnouncedAtRest(text: () => string): () => void {
  const { start } = useTimeoutFn(
    () => {
      const now = text();
      if (now !== '') announce(now);
    },
    restMs,
    { immediate: false },
  );
  return () => {
    start();
  };
}

/** The words of each element as they were last announced. */
const saidOf = new WeakMap<Element, string>();

function wordsIn(element: Element): string {
  if (element.matches('[aria-hidden=true], [role=alert]')) return '';
  const parts = Array.from(element.childNodes, (node) => {
    if (node instanceof Element) return ` ${wordsIn(node)} `;
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  });
  return parts.join('').replaceAll(/\s+/gu, ' ').trim();
}
function announceWords(element: Element): void {
  const words = wordsIn(element);
  if (words === saidOf.get(element)) return;
  saidOf.set(element, words);
  if (words !== '') announce(words);
}

/**
 * `v-announced` on an element with words announces them when the element appears and when they change. The element is no live
 * region itself, and has no controls in it.
 */
export const vAnnounced: ObjectDirective<HTMLElement> = { mounted: announceWords, updated: announceWords };
