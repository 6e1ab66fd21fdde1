/** The facts of the support file that are worth reading first. The file itself is shown below them. */
import { t, wholeNumber } from '../../i18n/index.ts';
import { facts } from '../../i18n/join.ts';
import { longMoment } from '../../ui/dates.ts';

/** The parts of the file that are read here. */
interface Support {
  readonly madeAt: string;
  readonly program: {
    readonly version: string;
    readonly electron: string | null;
    readonly node: string;
    readonly host: string;
  };
  readonly system: { readonly platform: string; readonly release: string; readonly arch: string };
  readonly records: { readonly migration: number; readonly sqlite: string };
  readonly errors: readonly { readonly time: string; readonly message: string }[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** @param text the file, JSON as the main process wrote it */
export function factsOf(text: string): readonly Fact[] {
  const { madeAt, program, system, records, errors } = JSON.parse(text) as Support;
  const [last] = errors;
  const electron = program.electron === null ? null : `Electron ${program.electron}`;
  const rows: readonly (readonly [
    'madeAt' | 'program' | 'versions' | 'system' | 'records' | 'errors',
    string,
  ])[] = [
    ['program', `Headroom ${program.version}`],
    ['versions', facts(electron, `Node ${program.node}`, `SQLite ${records.sqlite}`)],
    ['system', facts(system.platform, system.release, system.arch)],
    ['records', t('settings.support.migration', { number: records.migration })],
    [
      'errors',
      last === undefined
        ? t('settings.support.noErrors')
        : t('settings.support.lastError', { count: wholeNumber(errors.length), when: longMoment(last.time) }),
    ],
    ['madeAt', longMoment(madeAt)],
  ];
  return rows.map(([name, value]) => ({ name: t(`settings.support.facts.${name}`), value }));
}
