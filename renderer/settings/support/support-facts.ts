/** The facts of the support file that a technician reads first, in words: the file itself is shown below. */
import { t, wholeNumber } from '../../i18n/index.ts';
import { facts } from '../../i18n/join.ts';
import { longMoment } from '../../ui/dates.ts';
import type { Support } from './support-content.ts';
import {
  accountLines,
  backupLines,
  cameraLines,
  lockLines,
  printerLines,
  recordsLines,
} from './support-lines.ts';

export interface Fact {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Number of warnings and errors that are shown in words. */
const shownErrors = 5;

/** @param text the file, JSON as the main process wrote it */
export function factsOf(text: string): readonly Fact[] {
  const support = JSON.parse(text) as Support;
  const { madeAt, program, system, records, errors, queues } = support;
  const electron = program.electron === null ? null : `Electron ${program.electron}`;
  const [last] = errors;
  const nextMail = queues.mail.nextTryAt;
  return [
    { name: t('settings.support.facts.program'), lines: [`Headroom ${program.version}`] },
    {
      name: t('settings.support.facts.versions'),
      lines: [facts(electron, `Node ${program.node}`, `SQLite ${records.sqlite}`)],
    },
    {
      name: t('settings.support.facts.system'),
      lines: [facts(system.platform, system.release, system.arch)],
    },
    { name: t('openingCheck.names.lock'), lines: lockLines(support.lock) },
    { name: t('openingCheck.names.service'), lines: accountLines(support) },
    { name: t('settings.support.facts.records'), lines: recordsLines(records) },
    { name: t('openingCheck.names.backup'), lines: backupLines(support.backups) },
    { name: t('openingCheck.names.printer'), lines: printerLines(support.printers) },
    { name: t('openingCheck.names.camera'), lines: cameraLines(support) },
    {
      name: t('settings.support.facts.queues'),
      lines: [
        t('settings.support.prints', {
          count: wholeNumber(queues.prints.underWay),
          waiting: wholeNumber(queues.prints.waitingForStaff),
        }),
        nextMail === null
          ? t('settings.support.noMail')
          : t('settings.support.mail', { when: longMoment(nextMail) }),
      ],
    },
    {
      name: t('settings.support.facts.errors'),
      lines:
        last === undefined
          ? [t('settings.support.noErrors')]
          : [
              t('settings.support.lastError', {
                count: wholeNumber(errors.length),
                when: longMoment(last.time),
              }),
              ...errors.slice(0, shownErrors).map(({ time, message }) => facts(longMoment(time), message)),
            ],
    },
    { name: t('settings.support.facts.madeAt'), lines: [longMoment(madeAt)] },
  ];
}
