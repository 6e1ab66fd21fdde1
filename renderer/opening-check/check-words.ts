/** The words of the opening check. */
import {
  nameOf,
  stateOf,
  type CheckItem,
  type CheckState,
  type Finding,
} from '../../shared/model/opening-check.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { MediumId } from '../../shared/sheet-media.ts';
import type { Light } from '../../shared/model/status.ts';
import { roomWords } from '../export/export-words.ts';
import { hasWords, t, tc, wholeNumber, type MessageKey } from '../i18n/index.ts';
import { asSentence, sentences } from '../i18n/join.ts';
import { mediumName } from '../state/media.ts';
import { longDate, whenWords } from '../ui/dates.ts';

const lights: Readonly<Record<CheckState, Light>> = { stops: 'bad', check: 'warn', ok: 'ok', none: 'off' };
export const lightOf = (item: CheckItem): Light => lights[stateOf(item)];

/** Findings that say only that something is not known. They are grey, like those that do not apply, but have another word. */
const notKnown: ReadonlySet<Finding> = new Set([
  'light.unseen',
  'backdrop.unseen',
  'credit.unknown',
  'credit.not-now',
  'paper.uncounted',
  'clock.unknown',
  'lock.unknown',
]);
export const stateWordOf = (item: CheckItem): string =>
  notKnown.has(item.finding)
    ? t('settings.lock.system.states.unknown')
    : t(`openingCheck.states.${stateOf(item)}`);

export const titleOf = (item: CheckItem): string => t(`openingCheck.names.${nameOf(item)}`);

/** Findings that another screen has words for. */
const elsewhere = {
  'records.checking': 'blocked.checking',
  'records.read-only': 'blocked.read-only',
  'records.unsafe-disk': 'blocked.unsafe-disk',
  'records.records-incomplete': 'blocked.records-incomplete',
  'calibration.not-calibrated': 'printerSetup.approvalTexts.not-calibrated',
  'calibration.not-proven': 'printerSetup.approvalTexts.not-proven',
  'calibration.changed': 'printerSetup.approvalTexts.changed',
  'calibration.refused': 'printerSetup.approvalTexts.refused',
} as const satisfies Partial<Readonly<Record<Finding, MessageKey>>>;
const isElsewhere = (finding: Finding): finding is keyof typeof elsewhere => finding in elsewhere;

function cameraTrouble(trouble: string): string {
  const [title, now] = [`camera.trouble.${trouble}.title`, `camera.trouble.${trouble}.now`];
  return hasWords(title) && hasWords(now) ? sentences(asSentence(t(title)), t(now)) : '';
}

function printerTrouble(trouble: string | number | undefined): string {
  const key = `prints.troubles.${String(trouble)}`;
  return hasWords(key) ? t(key) : t('printerStates.stopped');
}

export interface WordsFor {
  readonly ownMedia: StudioSettings['ownMedia'];
  /** Milliseconds. */
  readonly now: number;
}

/** Returns what was found, and what to do about it. */
export function sentenceOf({ finding, facts }: CheckItem, { ownMedia, now }: WordsFor): string {
  if (finding === 'camera.trouble') return cameraTrouble(String(facts['trouble']));
  const { at, bytes, medium, count } = facts;
  const named = {
    ...facts,
    ...(typeof at === 'string' ? { when: whenWords(at, now), date: longDate(at) } : {}),
    ...(typeof bytes === 'number' ? { size: roomWords(bytes) } : {}),
    ...(medium === undefined ? {} : { paper: mediumName(medium as MediumId, ownMedia) }),
    trouble: printerTrouble(facts['trouble']),
  };
  if (isElsewhere(finding))
    return sentences(medium === undefined ? null : t('openingCheck.ofPaper', named), t(elsewhere[finding]));
  const key = `openingCheck.found.${finding}` as const;
  return typeof count === 'number' ? tc(key, count, { ...named, count: wholeNumber(count) }) : t(key, named);
}
