import { useRouter } from 'vue-router';
import { isPastFirstRun } from '../../shared/model/set-up.ts';
import { language } from '../i18n/index.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { useSetUpStore } from '../state/set-up-store.ts';
import { expectedFailure } from '../ui/errors.ts';

/** Returns what leads to the first run where it has not begun, or was interrupted. Call it before the first screen is drawn. */
export function useFirstRun(): () => Promise<void> {
  const setUp = useSetUpStore();
  const settings = useSettingsStore();
  const router = useRouter();

  return async () => {
    // Every start of a studio that is set up would wait for the answer.
    if (isPastFirstRun(settings.settings?.setUp ?? null)) return;
    await setUp.load();
    if (setUp.view?.opens !== true) return;
    // The system's language, in which the page is. One that could not be kept is asked for in the first step all the same.
    if (setUp.view.place === null && settings.settings?.language !== language())
      await settings.change({ language: language() }).catch(expectedFailure);
    if (router.currentRoute.value.name === 'desk') await router.replace({ name: 'set-up' });
  };
}
