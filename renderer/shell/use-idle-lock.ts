import { onScopeDispose } from 'vue';

const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'] as const;
/** How often the page looks, ms. */
const every = 5_000;

/**
 * Calls `lock` once nobody has touched the page for a time. Both clocks count: the monotonic one may stop while the machine
 * sleeps, and the other may be set.
 * @param minutes null for never
 */
export function useIdleLock(minutes: () => number | null, lock: () => void): void {
  const read = () => ({ wall: Date.now(), grown: performance.now() });
  let last = read();
  const touched = (): void => {
    last = read();
  };
  const timer = setInterval(() => {
    const limit = minutes();
    const now = read();
    if (limit === null || Math.max(now.wall - last.wall, now.grown - last.grown) < limit * 60_000) return;
    touched();
    lock();
  }, every);
  for (const input of inputs) window.addEventListener(input, touched, { capture: true, passive: true });
  onScopeDispose(() => {
    clearInterval(timer);
    for (const input of inputs) window.removeEventListener(input, touched, { capture: true });
  });
}
