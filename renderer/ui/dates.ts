/** Dates and times as people at the counter read them, in the machine's time zone. */
import { locale, t } from '../i18n/index.ts';

/**
 * Returns a function that writes a date in the language of the moment, with hard spaces between the day and the month. Making a
 * format takes longer than using it.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string | number) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (iso) => {
    const language = locale();
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, options);
    made.set(language, format);
    return format
      .formatToParts(new Date(iso))
      .map(({ type, value }, index, parts) =>
        type === 'literal' && parts[index - 1]?.type === 'day' ? value.replaceAll(' ', '\u00a0') : value,
      )
      .join('');
  };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `14:32`: every language of the kiosk writes it in this way. */
export function clockTime(iso: string | number): string {
  const moment = new Date(iso);
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** `14:32:05`, for calls that must be found in the service's own log. */
export const exactTime = (iso: string | number): string =>
  `${clockTime(iso)}:${twoDigits(new Date(iso).getSeconds())}`;

/** `12 December 2026` */
export const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** `12 December 2026, 14:32` */
export const longMoment = (iso: string): string =>
  t('ui.moment', { day: longDate(iso), time: clockTime(iso) });

/** `12 Dec, 14:32` */
export const shortMoment = (iso: string): string =>
  t('ui.moment', { day: shortDate(iso), time: clockTime(iso) });

/** `Saturday 12 December 2026` */
export const wordyDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `12 Dec` */
export const shortDate = dateFormat({ day: 'numeric', month: 'short' });

/** Returns the time for today, and the day for anything older. */
export function whenWords(iso: string, now: number): string {
  return calendarDays(new Date(iso), new Date(now)) === 0 ? clockTime(iso) : shortDate(iso);
}

/** Counts the midnights between two moments in local time: a day is a day even across a clock change. */
function calendarDays(from: Date, to: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** Calendar days from `now` (milliseconds) to the day of a moment; negative once that day has passed. */
export const daysUntil = (iso: string, now: number): number => calendarDays(new Date(now), new Date(iso));

export interface Expiry {
  readonly state: 'valid' | 'soon' | 'today' | 'expired';
  /** Calendar days until the day of expiry: 0 on that day, negative afterwards. */
  readonly days: number;
}

/** Staff remind the customer of a code with this many days left or fewer. */
const soonDays = 7;

/** Returns a code's state at `now` (milliseconds): expiry by the exact moment, the days before it by the calendar. */
export function expiryOf(expiresAt: string, now: number): Expiry {
  const end = new Date(expiresAt);
  const days = calendarDays(new Date(now), end);
  if (end.getTime() <= now) return { state: 'expired', days };
  if (days === 0) return { state: 'today', days };
  return { state: days <= soonDays ? 'soon' : 'valid', days };
}

/** `0:07` or `12:40` */
export function elapsedWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
