/** How long a paid tool takes, in words: what is usual, and when the studio's settings end it. */
import type { Endpoint } from '../../shared/service/wire.ts';
import { hasWords, t, tc } from '../i18n/index.ts';
import { useSettingsStore } from '../state/settings-store.ts';

const toolOf = {
  aiEdit: 'aiEdit',
  removeBackground: 'removeBackground',
  removeBackgroundFast: 'removeBackground',
  photoEnhance: 'enhance',
} as const satisfies Partial<Record<Endpoint, string>>;
export type EditEndpoint = keyof typeof toolOf;

export const isEditEndpoint = (endpoint: string): endpoint is EditEndpoint => endpoint in toolOf;

/** `two minutes`, `90 seconds` */
const spanWords = (seconds: number): string =>
  seconds % 60 === 0 ? tc('retouch.most', seconds / 60) : tc('retouch.mostSeconds', seconds);

/** What is under way, for the screen that waits for it. */
export function underWayWords(endpoint: string): string {
  if (isEditEndpoint(endpoint)) return t(`retouch.tools.${toolOf[endpoint]}.under`);
  const key = `calls.purpose.${endpoint}`;
  return hasWords(key) ? t(key) : endpoint;
}

/** `Usually a few seconds; two minutes at most.` */
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

/** Where an edit goes. */
export function endpointOf(edit: {
  readonly tool: 'aiEdit' | 'removeBackground' | 'enhance';
  readonly quality?: 'best' | 'fast';
}): EditEndpoint {
  if (edit.tool === 'enhance') return 'photoEnhance';
  if (edit.tool === 'aiEdit') return 'aiEdit';
  return edit.quality === 'fast' ? 'removeBackgroundFast' : 'removeBackground';
}
