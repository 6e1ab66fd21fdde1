import { onUnmounted, shallowRef, type ShallowRef } from 'vue';
import type { ShownState } from '../../../shared/customer-screen.ts';
import { speak } from '../../i18n/index.ts';
import { nextShown } from './feed.ts';

/** Wait between two attempts to reach a kiosk that does not answer, ms. */
const retryAfter = 1_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Returns the state that the kiosk wants shown, kept current while the page is open. While the kiosk does not answer,
 * only the studio's name is shown: a picture must not outlast the kiosk that controls it.
 */
export function useShown(): Readonly<ShallowRef<ShownState | null>> {
  const shown = shallowRef<ShownState | null>(null);
  const end = new AbortController();

  async function follow(): Promise<void> {
    let version = 0;
    while (!end.signal.aborted) {
      try {
        const next = await nextShown(version, end.signal);
        // The language is there first, so that nothing is shown in the language before.
        await speak(next.language);
        shown.value = next;
        version = next.version;
      } catch {
        // Any failure is handled alike: the customer can do nothing about it, and staff see that the screen is gone.
        version = 0;
        if (shown.value !== null) shown.value = { ...shown.value, said: null, scene: { kind: 'idle' } };
        await wait(retryAfter);
      }
    }
  }
  void follow();
  onUnmounted(() => end.abort());
  return shown;
}
