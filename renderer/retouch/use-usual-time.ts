/** Says how long a paid tool takes: its usual time, and the limit in the studio's settings. */
import { t, tc } from '../i18n/index.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { toolOf, type EditEndpoint } from './edit-endpoints.ts';

/** Formats a time: `two minutes`, `90 seconds`. */
const spanWords = (seconds: number): string =>
  seconds % 60 === 0 ? tc('retouch.most', seconds / 60) : tc('retouch.mostSeconds', seconds);

/** Formats a tool's times: `Usually a few seconds; two minutes at most.` */
export function useUsualTime(): (endpoint: EditEndpoint) => string {
  const settings = useSettingsStore();
  return (endpoint) => {
    const kept = settings.settings;
    const most = spanWords(kept?.deadlineSecondsFor[endpoint] ?? kept?.deadlineSeconds ?? 120);
    return endpoint === 'removeBackgroundFast'
      ? t('retouch.tools.removeBackground.usualFast', { most })
      : t(`retouch.tools.${toolOf[endpoint]}.usual`, { most });
  };
}
