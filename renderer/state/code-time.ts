import { useStatusStore } from './status-store.ts';

/**
 * Returns a function that gives the time by which a code is over: the later one of this computer's and the photo service's.
 * It takes and returns milliseconds since the epoch.
 */
export function useCodeTime(): (now: number) => number {
  const store = useStatusStore();
  return (now) => now + (store.status?.clockBehindMs ?? 0);
}
