/** Weeks and months as days `YYYY-MM-DD`. Pure functions. */
import { dayOf } from '../../shared/local-day.ts';
import { localDay } from './local-day.ts';

export const periodKinds = ['week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  dayOf(new Date(localDay(value))) === value;

/** Returns the day that is `count` days later. */
export function daysLater(day: string, count: number): string {
  const moment = new Date(localDay(day));
  moment.setDate(moment.getDate() + count);
  return dayOf(moment);
}

/** Returns the first day of the week or month with this day. A week begins on Monday (ISO 8601). */
function firstDay(kind: PeriodKind, day: string): string {
  if (kind === 'month') return `${day.slice(0, 8)}01`;
  return daysLater(day, -((new Date(localDay(day)).getDay() + 6) % 7));
}

/** Returns a day in the week or month after this one, or before it with `by` -1. */
export function dayInNext(kind: PeriodKind, day: string, by: 1 | -1): string {
  if (by === -1) return daysLater(firstDay(kind, day), -1);
  const days = daysIn(kind, day);
  return daysLater(days.at(-1) ?? day, 1);
}

/** Returns all days of the week or month with this day. */
export function daysIn(kind: PeriodKind, day: string): readonly string[] {
  const first = firstDay(kind, day);
  const days: string[] = [];
  for (let each = first; kind === 'week' ? days.length < 7 : each.startsWith(first.slice(0, 7));) {
    days.push(each);
    each = daysLater(each, 1);
  }
  return days;
}
