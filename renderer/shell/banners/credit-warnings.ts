/** Words of the strip's warnings about the credit, and their links. */
import type { CreditWarning, Light } from '../../../shared/model/status.ts';
import { t, tc } from '../../i18n/index.ts';
import { clockTime, daysUntil, longDate } from '../../ui/dates.ts';

export interface WarningWords {
  readonly light: Light;
  readonly title: string;
  readonly text: string;
  /** True for a warning that staff only have to read once; the others go when their cause goes. */
  readonly canPutAway: boolean;
}

const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

/** Returns the words for a warning. @param now milliseconds since the epoch */
export function warningWords(warning: CreditWarning, now: number): WarningWords {
  switch (warning.kind) {
    case 'few-previews':
    case 'few-photos':
      return {
        light: warning.left === 0 ? 'bad' : 'warn',
        title: tc(`credit.${warning.kind}.title`, warning.left),
        text: t(warning.left === 0 ? `credit.${warning.kind}.none` : `credit.${warning.kind}.few`),
        canPutAway: false,
      };
    case 'trial-ends': {
      const when = { date: longDate(warning.at), time: clockTime(warning.at) };
      return warning.ended
        ? {
            light: 'bad',
            title: t('credit.trial.ended', when),
            text: t('credit.trial.endedText'),
            canPutAway: false,
          }
        : {
            light: 'warn',
            title: tc('credit.trial.ends', Math.max(0, daysUntil(warning.at, now)), when),
            text: t('credit.trial.endsText'),
            canPutAway: false,
          };
    }
    case 'credit-differs':
      return {
        light: 'warn',
        title: t(`credit.differs.${warning.counter}`, {
          said: warning.said,
          expected: range(warning.expectedMin, warning.expectedMax),
        }),
        text: t('credit.differs.text'),
        canPutAway: true,
      };
  }
}
