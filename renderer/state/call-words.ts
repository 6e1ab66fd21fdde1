/** The facts about a call, in words for people who have never seen the kiosk. */
import type { CallView, SettledCallView } from '../../shared/model/calls.ts';
import { hasWords, locale, t } from '../i18n/index.ts';
import { facts, sentences } from '../i18n/join.ts';
import { clockTime, exactTime, shortDate, whenWords } from '../ui/dates.ts';

/** Returns the purpose of a call. An endpoint without words is given by the service's own name. */
export function callPurpose(call: Pick<CallView, 'endpoint'>): string {
  const key = `calls.purpose.${call.endpoint}`;
  return hasWords(key) ? t(key) : call.endpoint;
}

const minute = 60_000;

/** Says when it was sent: `14:32:05, 3 minutes ago`; after an hour, only the time. */
export function sentWords(call: CallView, now: number): string {
  if (call.sentAt === null) return t('calls.unknown');
  const at = exactTime(call.sentAt);
  const minutes = Math.floor((now - Date.parse(call.sentAt)) / minute);
  if (minutes < 1) return t('calls.justNow', { at });
  if (minutes >= 60) return at;
  const ago = new Intl.RelativeTimeFormat(locale(), { style: 'long' }).format(-minutes, 'minute');
  return t('calls.ago', { at, ago });
}

/** Formats a size: `412 kB`, `3.4 MB`; decimal units, as systems show file sizes. */
export function bytesWords(bytes: number): string {
  const [value, unit] =
    bytes < 1_000
      ? ([bytes, 'byte'] as const)
      : bytes < 1_000_000
        ? ([Math.round(bytes / 1_000), 'kilobyte'] as const)
        : ([bytes / 1_000_000, 'megabyte'] as const);
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Says how much of the request left this machine. */
export const amountWords = (call: CallView): string =>
  call.requestBytes === null
    ? t('calls.amountUnknown')
    : t('calls.amount', { size: bytesWords(call.requestBytes) });

/** Says how far the call got and what ended it. Codes are in `rawWords`. */
export function reachWords(call: CallView): string {
  const came =
    call.status !== null
      ? t('calls.answered')
      : (call.responseBytes ?? 0) > 0
        ? t('calls.begun', { size: bytesWords(call.responseBytes ?? 0) })
        : t('calls.silent');
  if (call.reason === null) return call.endedAt === null ? t('calls.interrupted') : came;
  const key = `calls.reasons.${call.reason}`;
  const why = hasWords(key) ? t(key) : t('calls.unknownReason');
  return sentences(why, came);
}

/** Returns codes and the service's own words: shown as details, never as the text for staff. */
export const rawWords = ({ status, reason, detail }: CallView): string =>
  facts(status === null ? null : t('calls.status', { status }), reason, detail);

/** Endpoints for which the account has a counter (interface specification, account status). */
const counted: ReadonlySet<string> = new Set(['makeIdPhoto', 'makeIdPhotoWatermark']);

/** True when at least one counter value is known. */
export const hasCounter = (call: CallView): boolean =>
  call.remainingBefore !== null || call.remainingAfter !== null;

/** Says how the account's counter changed: a hint, never a proof. */
export function counterWords(call: CallView): string {
  const { remainingBefore: before, remainingAfter: after } = call;
  if (before === null && after === null) {
    return counted.has(call.endpoint) ? t('calls.counterNone') : t('calls.counterNoSuch');
  }
  if (before === null) return t('calls.counterOnlyAfter', { after: after ?? 0 });
  if (after === null) return t('calls.counterOnlyBefore', { before });
  if (after < before) return t('calls.counterDown', { before, after });
  return after === before ? t('calls.counterSame', { before }) : t('calls.counterUp', { before, after });
}

/** Says how a person settled a call of unknown outcome, and what that means for the next one. */
export function settledWords({ endpoint, resolution, by, at }: SettledCallView, now: number): string {
  const key = `calls.subject.${endpoint}`;
  const what = hasWords(key) ? t(key) : endpoint;
  const isToday = whenWords(at, now) === clockTime(at);
  const time = isToday
    ? clockTime(at)
    : t('calls.settled.otherDay', { time: clockTime(at), day: shortDate(at) });
  return t(`calls.settled.${resolution}`, { what, by, time });
}
