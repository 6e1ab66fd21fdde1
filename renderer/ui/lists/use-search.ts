import { watchDebounced } from '@vueuse/core';
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { BridgeError } from '../../bridge/bridge.ts';
import { expectedFailure } from '../errors.ts';

export interface Search<Found> {
  readonly text: Ref<string>;
  /** The text that `found` answers; empty before anything is typed. */
  readonly answered: Readonly<Ref<string>>;
  /** Null until the first answer. */
  readonly found: Readonly<ShallowRef<Found | null>>;
  readonly failure: Readonly<ShallowRef<BridgeError | null>>;
  readonly look: () => Promise<void>;
}

/** Long enough that a fast typist causes one request a word, short enough to feel immediate. Milliseconds. */
export const searchDebounce = 120;

/**
 * Searches while someone types. Sends nothing before the first `look`.
 * @param ask receives the text, trimmed
 */
export function useSearch<Found>(ask: (words: string) => Promise<Found>): Search<Found> {
  const text = ref('');
  const answered = ref('');
  const found = shallowRef<Found | null>(null);
  const failure = shallowRef<BridgeError | null>(null);
  let asked = 0;

  async function look(): Promise<void> {
    const mine = (asked += 1);
    const words = text.value.trim();
    try {
      const answer = await ask(words);
      // A late answer to an older text is dropped.
      if (mine !== asked) return;
      found.value = answer;
      answered.value = words;
      failure.value = null;
    } catch (error) {
      if (mine === asked) failure.value = expectedFailure(error);
    }
  }
  watchDebounced(text, look, { debounce: searchDebounce });
  return { text, answered, found, failure, look };
}
