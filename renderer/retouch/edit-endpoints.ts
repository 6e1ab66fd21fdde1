/** The service's calls behind the tools, and their texts while they are under way. */
import type { Endpoint } from '../../shared/service/wire.ts';
import { hasWords, t } from '../i18n/index.ts';

export const toolOf = {
  aiEdit: 'aiEdit',
  removeBackground: 'removeBackground',
  removeBackgroundFast: 'removeBackground',
  photoEnhance: 'enhance',
} as const satisfies Partial<Record<Endpoint, string>>;
export type EditEndpoint = keyof typeof toolOf;

export const isEditEndpoint = (endpoint: string): endpoint is EditEndpoint => endpoint in toolOf;

/** Returns the text for a call under way. */
export function underWayWords(endpoint: string): string {
  if (isEditEndpoint(endpoint)) return t(`retouch.tools.${toolOf[endpoint]}.under`);
  const key = `calls.purpose.${endpoint}`;
  return hasWords(key) ? t(key) : endpoint;
}

/** Returns the endpoint of an edit. */
export function endpointOf(edit: {
  readonly tool: 'aiEdit' | 'removeBackground' | 'enhance';
  readonly quality?: 'best' | 'fast';
}): EditEndpoint {
  if (edit.tool === 'enhance') return 'photoEnhance';
  if (edit.tool === 'aiEdit') return 'aiEdit';
  return edit.quality === 'fast' ? 'removeBackgroundFast' : 'removeBackground';
}
