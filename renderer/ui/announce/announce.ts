/**
 * Announcements for people who use a screen reader, when the screen changes without their doing. Each one is written into a
 * region that is there before the text: a screen reader does not say a region that appears together with its text.
 */
import { nextTick, shallowRef, type ObjectDirective } from 'vue';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  /** The layer that says it. */
  readonly layer: number;
  /** When a frame with it was drawn, as `performance.now()`; null before. */
  drawnAt: number | null;
}
/** Longer than a screen reader takes to notice a text, and short enough that nobody finds it later by reading the page. */
const keptMs = 5_000;
let lastId = 0;

/** Returns a number that no announcement and no layer has yet. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

export const announcements = shallowRef<readonly Announcement[]>([]);

/** The page, the open dialogs and the lock screen, from the lowest up. Everything below the topmost one is inert, and silent. */
export const layers: number[] = [];

function say(text: string): void {
  if (announcements.value.at(-1)?.text === text) return;
  const id = nextId();
  const added = { id, text, layer: layers.at(-1) ?? 0, drawnAt: null };
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
