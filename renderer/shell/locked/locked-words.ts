import { sentences } from '../../i18n/join.ts';
import { errorWords } from '../../ui/errors.ts';

/** Returns why a locked kiosk does not begin new records, and what to do. */
export function lockedWords(): string {
  const { title, now } = errorWords('KIOSK_LOCKED');
  return sentences(title, now);
}
