import type { BridgeError } from '../bridge/bridge.ts';
import { t } from '../i18n/index.ts';
import { errorWords } from '../ui/errors.ts';

/** Says why a prompt could not be saved or removed. */
export function promptTrouble({ code, details }: Pick<BridgeError, 'code' | 'details'>): string {
  if (details['state'] === 'name-taken') return t('headshots.own.nameTaken');
  if (details['state'] === 'too-many') return t('headshots.own.tooMany');
  const { title, now } = errorWords(code, details);
  return `${title} ${now}`;
}
