import type { CodeView } from '../../shared/model/photo.ts';
import { t, tc, type MessageKey } from '../i18n/index.ts';
import { expiryWords } from '../state/expiry-words.ts';
import { expiryOf, whenWords } from '../ui/dates.ts';

const hour = 3_600_000;

/** `21 days left`; in the last week with the hours until then, `3 days left · ends in 68 hours`; on the last day with the time of day. */
export function timeLeftWords(expiresAt: string, now: number): string {
  const left = expiryWords(expiresAt, now);
  const { state } = expiryOf(expiresAt, now);
  if (state !== 'soon') return left;
  return tc('codes.hoursLeft', Math.floor((new Date(expiresAt).getTime() - now) / hour), { left });
}

const by = (words: string, person: string): string =>
  person === 'staff' ? words : t('codes.actBy', { act: words, by: person });

/** Says since when staff know of an application, with the person where one had signed in; empty when they do not. */
export const linkedWords = ({ linked }: CodeView, now: number): string =>
  linked === null ? '' : by(t('codes.linkedShort', { date: whenWords(linked.at, now) }), linked.by);

/** Says that the last reminder e-mail did not reach the customer, or may not have; empty in any other case. */
export function failedReminder({ reminded, reminderMail }: CodeView): string {
  if (reminded !== null || reminderMail === null) return '';
  if (reminderMail.state === 'refused' || reminderMail.state === 'cancelled') return t('codes.mailNotSent');
  return reminderMail.state === 'unknown' || reminderMail.state === 'left' ? t('codes.mailUnknown') : '';
}

function remindedKey({ reminded, reminderMail }: CodeView): MessageKey {
  if (reminded?.way === 'phone') return 'codes.remindedPhone';
  const isQueued = reminderMail?.state === 'waiting' || reminderMail?.state === 'sending';
  return isQueued ? 'codes.remindedQueued' : 'codes.remindedEmail';
}

/** Says how the customer was reminded last, with the person where one had signed in; empty when they were not. */
export function reminderWords(code: CodeView, now: number): string {
  const { reminded } = code;
  if (reminded === null) return failedReminder(code);
  return by(t(remindedKey(code), { date: whenWords(reminded.at, now) }), reminded.by);
}
