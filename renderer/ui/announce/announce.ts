/**
 * What the page says aloud to people who use a screen reader, when the screen changes without their doing. It is written into one
 * region that is there from the start: a screen reader does not say a region that appears together with its text.
 */
import { shallowRef, watch } from 'vue';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}
/** Longer than a screen reader takes to notice a text, and short enough that nobody finds it later by reading the page. */
const keptMs = 5_000;
let lastId = 0;

export const announcements = shallowRef<readonly Announcement[]>([]);

/** Says a text, unless it was the last thing said and that a moment ago: screens that follow each other may share a verdict. */
export function announce(text: string): void {
  if (announcements.value.at(-1)?.text === text) return;
  lastId += 1;
  const id = lastId;
  announcements.value = [...announcements.value, { id, text }];
  setTimeout(() => {
    announcements.value = announcements.value.filter((one) => one.id !== id);
  }, keptMs);
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
