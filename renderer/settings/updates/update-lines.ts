/** The lines about the updates of this computer, the most urgent first. */
import type { Light } from '../../../shared/model/status.ts';
import { isGoneBackFrom, type UpdatesView, type UpdateTrouble } from '../../../shared/model/updates.ts';
import { percentText, t } from '../../i18n/index.ts';
import { sentences } from '../../i18n/join.ts';
import { longMoment } from '../../ui/dates.ts';

export interface UpdateLine {
  /** Null for work that is under way. */
  readonly light: Light | null;
  readonly title: string;
  readonly text: string;
}

function runningLine({ running }: UpdatesView): UpdateLine | null {
  if (running === null) return null;
  const { step, version, percent } = running;
  const facts = { version: version ?? '', percent: percentText(percent ?? 0) };
  return { light: null, title: t(`settings.updates.running.${step}`, facts), text: '' };
}

/** Troubles of the connection: another look may find it better. */
const ofConnection: ReadonlySet<UpdateTrouble> = new Set(['silent', 'cut-off']);

function failureLine({ failure, checkAt }: UpdatesView): UpdateLine | null {
  if (failure === null) return null;
  const { trouble, at } = failure;
  const again = t(checkAt === null ? 'settings.updates.lookAgainByHand' : 'settings.updates.lookAgain');
  const when = t('settings.updates.failedAt', { when: longMoment(at) });
  return {
    light: 'warn',
    title: t(`settings.updates.trouble.${trouble}.title`),
    text: sentences(
      t(`settings.updates.trouble.${trouble}.text`),
      ofConnection.has(trouble) ? again : null,
      when,
    ),
  };
}

function stagedText(view: UpdatesView, version: string): string {
  if (view.needsAdministrator) return t('settings.updates.stagedAdmin');
  if (view.checkAt === null) return t('settings.updates.stagedByHand');
  return t(
    isGoneBackFrom(view, version) ? 'settings.updates.stagedGoneBack' : 'settings.updates.stagedAlone',
  );
}

function newestLine(view: UpdatesView): UpdateLine | null {
  const { version, feed, staged, checkedAt, failure, running } = view;
  if (staged !== null) {
    const title = t('settings.updates.staged', { version: staged.version });
    return { light: 'ok', title, text: stagedText(view, staged.version) };
  }
  if (feed === '')
    return { light: 'off', title: t('settings.updates.off'), text: t('settings.updates.offText') };
  if (checkedAt === null) {
    if (failure !== null || running !== null) return null;
    const text = t('settings.updates.neverText', { version });
    return { light: 'off', title: t('settings.updates.never'), text };
  }
  const when = longMoment(checkedAt);
  // The newest look at the feed has failed.
  if (failure !== null && failure.at > checkedAt) {
    const title = t('settings.updates.wasCurrent', { version });
    return { light: 'off', title, text: t('settings.updates.changedAt', { when }) };
  }
  return {
    light: 'ok',
    title: t('settings.updates.current', { version }),
    text: t('settings.updates.lookedAt', { when }),
  };
}

function lastLine({ last }: UpdatesView): UpdateLine | null {
  if (last === null) return null;
  const { kind, from, to, at } = last;
  const when = t('settings.updates.changedAt', { when: longMoment(at) });
  if (kind === 'update')
    return { light: 'off', title: t('settings.updates.updated', { from, to }), text: when };
  const text = sentences(t('settings.updates.wentBackText', { from }), when);
  return { light: 'off', title: t('settings.updates.wentBack', { from, to }), text };
}

function backLine({ back }: UpdatesView): UpdateLine | null {
  if (back === null) return null;
  const { version, records, missing } = back;
  const title = t('settings.updates.back.title', { version });
  return { light: 'off', title, text: t(`settings.updates.back.${missing ?? records}`, { version }) };
}

/** Returns the lines for an installed Headroom. */
export const linesOf = (view: UpdatesView): readonly UpdateLine[] =>
  [runningLine(view), failureLine(view), newestLine(view), lastLine(view), backLine(view)].filter(
    (line) => line !== null,
  );
