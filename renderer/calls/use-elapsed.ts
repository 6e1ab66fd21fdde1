import { computed, type ComputedRef } from 'vue';
import { elapsedWords } from '../ui/dates.ts';
import { useNow } from '../ui/use-now.ts';

/**
 * Returns how long a call has taken so far, in words that are kept current.
 * @param since when it began, milliseconds since the epoch
 */
export function useElapsed(since: () => number): ComputedRef<string> {
  const now = useNow(250);
  return computed(() => elapsedWords(now.value - since()));
}
