import { receiptKind } from '../records/orders/numbers.ts';

/** Numbers that are left out of each sequence when nothing tells which ones were given after a backup. */
export const leftOut = 500;
/** Days before today whose numbers are left out as well: for a clock that is set back. */
const daysBefore = 40;

/** Returns a local day as the names of sequences have it, `YYMMDD`. */
function dayNameOf(at: Date): string {
  const parts = [at.getFullYear() % 100, at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}

/** Returns the names of the days until tomorrow, for a lost computer whose clock was ahead. */
function daysUntilTomorrow(today: Date): string[] {
  return Array.from({ length: daysBefore + 2 }, (_, index) =>
    dayNameOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1 - index)),
  );
}

/**
 * Returns floors for the numbers that are given from now on, when the mark of the lost records is lost as well. After the
 * backup, numbers may have been given on its last day and on every day until now, and in the sequences without a day.
 *
 * @param numbers highest numbers given at the time of the backup, by sequence; a day's sequence ends with `YYMMDD`
 */
export function numbersAfter(numbers: Readonly<Record<string, number>>, today: Date): Record<string, number> {
  const dayOf = (name: string): string => /\d{6}$/.exec(name)?.[0] ?? '';
  const lastDay = Object.keys(numbers).map(dayOf).toSorted().at(-1) ?? '';
  const days = [...new Set([lastDay, ...daysUntilTomorrow(today)])].filter((day) => day !== '');
  const open = [...days.flatMap((day) => [day, `${receiptKind}${day}`]), 'refund', 'closing'];
  const raised = open.map((name): [string, number] => [name, (numbers[name] ?? 0) + leftOut]);
  return { ...numbers, ...Object.fromEntries(raised) };
}
