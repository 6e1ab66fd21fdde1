import type { Leftover } from '../../shared/model/erasures.ts';
import { t, tc } from '../i18n/index.ts';
import { longDate } from '../ui/dates.ts';

/**
 * Returns what erasing a customer does not reach, with its date and what to do about it.
 * @param backupFolder the folder into which backups are made now; null for none
 */
export function leftoverWords(
  { kind, place, at, count }: Leftover,
  backupFolder: string | null = null,
): string {
  const named = { place, date: longDate(at) };
  if (kind === 'backups')
    return t(place === backupFolder ? 'erasing.left.backupsNow' : 'erasing.left.backups', named);
  if (kind === 'set-aside') return t('erasing.left.set-aside', named);
  return tc(`erasing.left.${kind}`, count, named);
}
