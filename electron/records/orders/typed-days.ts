import { dayOf } from '../../../shared/local-day.ts';
import { monthsNamed } from './month-names.ts';
import { fold } from './search-text.ts';

/** A date without its year means one of the last days that had it, so many years back. */
const yearsBack = 6;

/**
 * How dates are typed, in small letters without accents, in the languages of the screens: `21.11.`, `21. März 2026`,
 * `21 de agosto`, `1er août`. A hyphen needs the year, because `07-11` begins a telephone number.
 */
const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})([./]) ?(?<month>\d{1,2})\2?$/u,
  /^(?<day>\d{1,2})([./-]) ?(?<month>\d{1,2})\2 ?(?<year>\d{4}|\d\d)$/u,
  /^(?<day>\d{1,2})(?:\.|er)? ?(?:de )?(?<name>[a-z]{3,12})(?:\.?,? ?(?:de )?(?<year>\d{4}))?\.?$/u,
  /^(?<name>[a-z]{3,12})\.? ?(?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u,
];

/** Most words of a date, as in `21 de agosto de 2026`. */
const mostDateWords = 5;

/** Returns the day as `YYMMDD`; null for a date that does not exist. */
function dayIn(year: number, month: number, day: number): string | null {
  const moment = new Date(year, month - 1, day);
  const isReal = moment.getMonth() === month - 1 && moment.getDate() === day;
  return isReal ? dayOf(moment).slice(2).replaceAll('-', '') : null;
}

const isDay = (day: string | null): day is string => day !== null;

/** The months that a date can mean, with the day of each. */
function monthsAndDays(
  found: Readonly<Record<string, string | undefined>>,
): readonly (readonly [number, number])[] {
  const day = Number(found['day']);
  if (found['name'] !== undefined) return monthsNamed(found['name']).map((month) => [month, day]);
  const month = Number(found['month']);
  return [month > 12 ? [day, month] : [month, day]];
}

/**
 * Returns the days that a typed date can mean, the newest first, as order numbers begin (`YYMMDD`). Empty for any other
 * text. The day comes before the month, unless only the other way round is a date.
 */
export function typedDays(text: string, now: Date): readonly string[] {
  const plain = fold(text.trim());
  const found = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return [];
  const dates = monthsAndDays(found);
  const year = found['year'] === undefined ? null : Number(found['year']);
  const years =
    year === null
      ? Array.from({ length: yearsBack }, (_, back) => now.getFullYear() - back)
      : [year < 100 ? 2000 + year : year];
  const today = dayIn(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
  return years
    .flatMap((each) => dates.map(([month, day]) => dayIn(each, month, day)))
    .filter(isDay)
    .filter((each) => year !== null || each <= today)
    .toSorted()
    .toReversed();
}

/** Days, and the words that were typed before or after the date. */
export interface DaysAndWords {
  readonly days: readonly string[];
  /** Empty when the text is a date and nothing else. */
  readonly words: string;
}

/** Finds the date at the beginning or the end of a text, as in `21.11. smith`; without one, there are no days. */
export function daysAndWords(text: string, now: Date): DaysAndWords {
  const typed = text.trim().split(/\s+/u);
  for (let length = Math.min(typed.length, mostDateWords); length > 0; length -= 1) {
    for (const at of [0, typed.length - length]) {
      const days = typedDays(typed.slice(at, at + length).join(' '), now);
      const words = typed.toSpliced(at, length).join(' ');
      if (days.length > 0) return { days, words };
    }
  }
  return { days: [], words: text };
}
