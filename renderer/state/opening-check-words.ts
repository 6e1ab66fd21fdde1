import type { OpeningCheck } from '../../shared/model/opening-check.ts';
import { t } from '../i18n/index.ts';
import { clockTime } from '../ui/dates.ts';

/** Says when the check was made, and by whom. */
export const checkedWords = ({ at, by }: OpeningCheck): string =>
  by === null
    ? t('openingCheck.checked', { time: clockTime(at) })
    : t('openingCheck.checkedBy', { time: clockTime(at), name: by });
