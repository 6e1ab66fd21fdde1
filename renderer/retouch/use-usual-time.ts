/** Says how long a paid tool takes: its usual time, and the limit in the studio's settings. */
import { tc } from '../i18n/index.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import type { EditEndpoint } from './edit-endpoints.ts';

/** Formats a tool's times: `Usually a few seconds; 2 minutes at most.` */
export function useUsualTime(): (endpoint: EditEndpoint) => string {
  const settings = useSettingsStore();
  return (endpoint) => {
    const kept = settings.settings;
    const most = kept?.deadlineSecondsFor[endpoint] ?? kept?.deadlineSeconds ?? 120;
    const usual = endpoint === 'removeBackgroundFast' ? 'usualFast' : 'usual';
    return most % 60 === 0 ? tc(`retouch.${usual}.minutes`, most / 60) : tc(`retouch.${usual}.seconds`, most);
  };
}
