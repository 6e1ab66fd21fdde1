import { onScopeDispose, ref, type Ref } from 'vue';

/**
 * Returns the current time, updated while the calling component exists.
 * @param every milliseconds between updates
 * @returns milliseconds since the epoch
 */
export function useNow(every: number): Readonly<Ref<number>> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), every);
  onScopeDispose(() => clearInterval(timer));
  return now;
}
