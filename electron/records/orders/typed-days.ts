import { dayOf } from '../../../shared/local-day.ts';

/** A date without its year means one of the last days that had it, so many years back. */
const yearsBack = 6;

const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** How dates are typed, in small letters. A hyphen needs the year, because `07-11` begins a telephone number. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})([./])(?<month>\d{1,2})\2?$/u,
  /^(?<day>\d{1,2})([./-])(?<month>\d{1,2})\2(?<year>\d{4}|\d\d)$/u,
  /^(?<day>\d{1,2})\.? ?(?<month>[a-z]{3,9})(?:\.?,? ?(?<year>\d{4}))?$/u,
  /^(?<month>[a-z]{3,9})\.? ?(?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u,
];

/** Returns the day as `YYMMDD`; null for a date that does not exist. */
function dayIn(year: number, month: number, day: number): string | null {
  const moment = new Date(year, month - 1, day);
  const isReal = moment.getMonth() === month - 1 && moment.getDate() === day;
  return isReal ? dayOf(moment).slice(2).replaceAll('-', '') : null;
}

const isDay = (day: string | null): day is string => day !== null;

/**
 * Returns the days that a typed date can mean, the newest first, as order numbers begin (`YYMMDD`). Empty for any other
 * text. The day comes before the month, unless only the other way round is a date.
 */
export function typedDays(text: string, now: Date): readonly string[] {
  const plain = text.trim().toLowerCase();
  const found = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return [];
  const named = monthNames.findIndex((name) => name.startsWith(found['month'] ?? ''));
  const typed = named === -1 ? Number(found['month']) : named + 1;
  const [day, month] = typed > 12 ? [typed, Number(found['day'])] : [Number(found['day']), typed];
  if (found['year'] !== undefined) {
    const year = Number(found['year']);
    return [dayIn(year < 100 ? 2000 + year : year, month, day)].filter(isDay);
  }
  const today = dayIn(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
  return Array.from({ length: yearsBack }, (_, back) => dayIn(now.getFullYear() - back, month, day))
    .filter(isDay)
    .filter((each) => each <= today);
}
