/** Dates and spans as a person at the counter reads them, in the machine's own time zone. */
import { locale } from '../i18n/index.ts';

const format = (options: Intl.DateTimeFormatOptions, iso: string | number): string =>
  new Intl.DateTimeFormat(locale(), options).format(new Date(iso));

/** `14:32` */
export const clockTime = (iso: string | number): string =>
  format({ hour: '2-digit', minute: '2-digit', hour12: false }, iso);

/** `14:32:05`, for calls that are to be found again in the service's own log. */
export const exactTime = (iso: string): string =>
  format({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false }, iso);

/** `12 December 2026` */
export const longDate = (iso: string): string =>
  format({ day: 'numeric', month: 'long', year: 'numeric' }, iso);

/** `Saturday 12 December 2026` */
export const wordyDate = (iso: string | number): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, iso);

/** `12 Dec` */
export const shortDate = (iso: string): string => format({ day: 'numeric', month: 'short' }, iso);

/** Today's time, or the day for anything older. */
export function whenWords(iso: string, now: number): string {
  return calendarDays(new Date(iso), new Date(now)) === 0 ? clockTime(iso) : shortDate(iso);
}

/** Midnights between two moments in local time: a day stays a day across a clock change. */
function calendarDays(from: Date, to: Date): number {
  const day = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** Calendar days from `now` (milliseconds) to the day of a moment; negative once that day has passed. */
export const daysUntil = (iso: string, now: number): number => calendarDays(new Date(now), new Date(iso));

export interface Expiry {
  readonly state: 'valid' | 'soon' | 'today' | 'expired';
  /** Calendar days until the day of expiry; 0 on that day. Negative once it has passed. */
  readonly days: number;
}

/** A code within this many days of its end is one to remind the customer of. */
export const soonDays = 7;

/** Where a code stands at `now` (milliseconds): by the exact moment for its end, by calendar days before it. */
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
