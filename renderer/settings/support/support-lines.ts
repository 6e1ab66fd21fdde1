/** The lines of the support page about one part of the kiosk each. */
import type { LockGapState } from '../../../shared/model/kiosk-lock.ts';
import { roomWords } from '../../export/export-words.ts';
import { hasWords, t, tc, wholeNumber } from '../../i18n/index.ts';
import { asSentence, facts, listed } from '../../i18n/join.ts';
import { longMoment } from '../../ui/dates.ts';
import type { Support } from './support-content.ts';

type Lines = readonly string[];

/** A technician looks for the code, and staff read the words. */
const failureLine = (code: string, words: string): string => t('settings.support.failure', { code, words });

/** Names the ways out also while the kiosk is not locked: a technician closes them first. */
export function lockLines({ on, gaps }: Support['lock']): Lines {
  const state = t(on ? 'settings.support.lockOn' : 'openingCheck.found.lock.off');
  if (gaps === null) return [state, t('settings.support.notLooked')];
  const named = (wanted: LockGapState): string =>
    listed(
      gaps.filter((gap) => gap.state === wanted).map(({ name }) => t(`settings.lock.system.names.${name}`)),
    );
  const [open, unknown] = [named('open'), named('unknown')];
  return [
    state,
    open === '' ? t('settings.lock.system.noneOpen') : t('settings.support.open', { names: open }),
    ...(unknown === '' ? [] : [t('settings.support.unknown', { names: unknown })]),
  ];
}

export function accountLines({ program, service }: Pick<Support, 'program' | 'service'>): Lines {
  if (program.mode === 'practice') return [t('openingCheck.found.keychain.practice')];
  const { region, failure } = service;
  return [
    t('settings.support.account', { region: region?.toUpperCase() ?? '' }),
    ...(failure === null ? [] : [failureLine(failure, t(`errors.${failure}.title`))]),
  ];
}

export function recordsLines({ migration, bytes, blocked }: Support['records']): Lines {
  const key = `blocked.${String(blocked)}`;
  const state = hasWords(key)
    ? t(key)
    : t(blocked === 'damaged' ? 'openingCheck.found.records.damaged' : 'openingCheck.found.records.sound');
  return [facts(t('settings.support.migration', { number: migration }), roomWords(bytes)), state];
}

/** A backup counts as the last one once its new files were read back. */
export function backupLines(backups: Support['backups']): Lines {
  if (backups === null) return [t('openingCheck.found.backup.none')];
  const { last, failure, hasFolder } = backups;
  if (!hasFolder) return [t('openingCheck.found.backup.off')];
  if (failure === null) return lastLines(last);
  const { trouble } = failure;
  return [...lastLines(last), failureLine(trouble, asSentence(t(`backups.trouble.${trouble}.title`)))];
}

function lastLines(last: NonNullable<Support['backups']>['last']): Lines {
  if (last === null) return [t('openingCheck.found.backup.never')];
  const { at, missing, unfinished } = last;
  const when = longMoment(at);
  if (missing === 0 && unfinished === null) return [t('openingCheck.found.backup.last', { when })];
  const state =
    missing > 0
      ? tc('openingCheck.found.backup.missing', missing, { when, count: wholeNumber(missing) })
      : t('openingCheck.found.backup.unfinished', { when });
  if (unfinished === null) return [state];
  const { step, trouble } = unfinished;
  const words = asSentence(t(`backups.unfinished.${step}`));
  return [state, t('settings.support.unfinished', { code: listed([step, trouble]), words })];
}

/** The names of queues are the computer's own. */
export function printerLines(printers: Support['printers']): Lines {
  if (printers.length === 0) return [t('settings.support.noPrinters')];
  return printers.map(({ id, state, trouble }) => {
    const [stateKey, troubleKey] = [`printerStates.${String(state)}`, `prints.troubles.${String(trouble)}`];
    return facts(id, hasWords(stateKey) ? t(stateKey) : null, hasWords(troubleKey) ? t(troubleKey) : null);
  });
}

/** The camera that the settings remember, and the programs that drive cameras with the models that they find. */
export function cameraLines({ settings, cameras }: Pick<Support, 'settings' | 'cameras'>): Lines {
  const programs = Object.entries(cameras).map(([name, { version, models }]) =>
    facts(name, version, listed(models)),
  );
  return [settings.camera ?? t('settings.support.noCamera'), ...programs];
}
