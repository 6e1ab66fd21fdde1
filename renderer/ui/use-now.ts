import { onScopeDispose, ref, type Ref } from 'vue';

/**
 * The time, kept current for as long as the component that asks is there.
 * @param every milliseconds between two looks at the clock
 * @returns milliseconds since the epoch
 */
export function useNow(every: number): Readonly<Ref<number>> {
  const now = ref(Date.now());
  const timer = setInterval(() => (now.value = Date.now()), every);
  onScopeDispose(() => clearInterval(timer));
  return now;
}
