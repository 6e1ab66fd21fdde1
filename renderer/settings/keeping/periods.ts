import { leastConsentDays } from '../../../shared/model/keeping.ts';
import type { KeepDays, KeepYears } from '../../../shared/model/settings.ts';
import type { MessageKey } from '../../i18n/index.ts';

/** A period with any number of days, or one of a few. */
export interface Period<Name extends string = string> {
  readonly name: Name;
  readonly hint?: MessageKey;
  /** The shortest and the longest, days. */
  readonly between?: readonly [min: number, max: number];
  /** The lengths to choose from, beside no end. */
  readonly offered?: readonly number[];
  readonly unit: 'days' | 'years';
}

interface PeriodGroup {
  readonly name: 'pictures' | 'open' | 'files' | 'years';
  readonly days: readonly Period<keyof KeepDays>[];
  readonly years: readonly Period<keyof KeepYears>[];
}

const days = <Name extends keyof KeepDays>(
  name: Name,
  min: number,
  max: number,
  hint?: MessageKey,
): Period<Name> => ({ name, unit: 'days', between: [min, max], ...(hint === undefined ? {} : { hint }) });

/** The periods in the order of the page. */
export const periodGroups: readonly PeriodGroup[] = [
  {
    name: 'pictures',
    days: [
      days('withConsent', leastConsentDays, 3_650),
      days('without', 1, 365, 'settings.keeping.withoutHint'),
      days('shots', 1, 3_650, 'settings.keeping.shotsHint'),
      days('previews', 1, 3_650, 'settings.keeping.previewsHint'),
    ],
    years: [],
  },
  {
    name: 'open',
    days: [
      days('open', 1, 365, 'settings.keeping.openHint'),
      {
        name: 'abandoned',
        unit: 'days',
        offered: [30, 60, 90, 180, 365],
        hint: 'settings.keeping.abandonedHint',
      },
    ],
    years: [],
  },
  {
    name: 'files',
    days: [
      days('files', 1, 365, 'settings.keeping.filesHint'),
      days('copies', 7, 365, 'settings.keeping.copiesHint'),
      {
        name: 'setAside',
        unit: 'days',
        offered: [30, 60, 90, 180, 365],
        hint: 'settings.keeping.setAsideHint',
      },
      days('logs', 1, 365, 'settings.keeping.logsHint'),
    ],
    years: [],
  },
  {
    name: 'years',
    days: [],
    years: [
      {
        name: 'customers',
        unit: 'years',
        offered: [1, 2, 3, 4, 5, 7, 10],
        hint: 'settings.keeping.customersHint',
      },
      {
        name: 'accounts',
        unit: 'years',
        offered: [3, 5, 6, 7, 8, 10, 11, 15],
        hint: 'settings.keeping.accountsHint',
      },
      {
        name: 'audit',
        unit: 'years',
        offered: [1, 2, 3, 5, 7, 10],
        hint: 'settings.keeping.auditHint',
      },
    ],
  },
];
