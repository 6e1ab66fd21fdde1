/** The facts of the support file that a technician reads first, in words: the file itself is shown below. */
import { t, wholeNumber } from '../../i18n/index.ts';
import { facts } from '../../i18n/join.ts';
import { longMoment } from '../../ui/dates.ts';
import { errorWords } from '../../ui/errors.ts';
import type { ShortSupport, Support } from './support-content.ts';
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
  const support = JSON.parse(text) as Support | ShortSupport;
  const { madeAt, program, system, errors } = support;
  const electron = program.electron === null ? null : `Electron ${program.electron}`;
  const sqlite = support.notRead === undefined ? `SQLite ${support.records.sqlite}` : null;
  return [
    { name: t('settings.support.facts.program'), lines: [`Headroom ${program.version}`] },
    {
      name: t('settings.support.facts.versions'),
      lines: [facts(electron, `Node ${program.node}`, sqlite)],
    },
    {
      name: t('settings.support.facts.system'),
      lines: [facts(system.platform, system.release, system.arch)],
    },
    { name: t('openingCheck.names.lock'), lines: lockLines(support.lock) },
    ...(support.notRead === undefined ? studioFacts(support) : [notReadFact(support.notRead)]),
    { name: t('settings.support.facts.errors'), lines: errorLines(errors) },
    { name: t('settings.support.facts.madeAt'), lines: [longMoment(madeAt)] },
  ];
}

const notReadFact = ({ code, reason }: ShortSupport['notRead']): Fact => ({
  name: t('settings.support.facts.records'),
  lines: [errorWords(code).title, facts(code, reason)],
});

function studioFacts(support: Support): readonly Fact[] {
  const { records, queues } = support;
  const nextMail = queues.mail.nextTryAt;
  return [
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
  ];
}

function errorLines(errors: ShortSupport['errors']): readonly string[] {
  const [last] = errors;
  if (last === undefined) return [t('settings.support.noErrors')];
  const count = wholeNumber(errors.length);
  return [
    t('settings.support.lastError', { count, when: longMoment(last.time) }),
    ...errors.slice(0, shownErrors).map(({ time, message }) => facts(longMoment(time), message)),
  ];
}
