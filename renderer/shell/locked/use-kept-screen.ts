import { watch } from 'vue';
import { useRouter } from 'vue-router';
import { kiosk } from '../../bridge/bridge.ts';
import { useCounterStore } from '../../state/counter-store.ts';
import { expectedFailure } from '../../ui/errors.ts';

/**
 * Tells the main process which screen a locked kiosk shows, so that it is there again after a crash. Returns what opens the
 * screen from before a crash; call it before the first screen is drawn, once the counter is open.
 *
 * @param entered true once the first screen is drawn: what was kept is read first
 */
export function useKeptScreen(entered: () => boolean): () => Promise<void> {
  const counter = useCounterStore();
  const router = useRouter();

  watch(
    () => (entered() && counter.kioskLocked ? router.currentRoute.value.path : null),
    (screen) => {
      if (screen !== null) kiosk().keepScreen({ screen }).catch(expectedFailure);
    },
  );
  return async () => {
    // A page that was only loaded again has its screen in its address.
    if (!counter.kioskLocked || router.currentRoute.value.name !== 'desk') return;
    const screen = await kiosk().keptScreen().catch(expectedFailure);
    if (typeof screen === 'string') await router.replace(screen);
  };
}
