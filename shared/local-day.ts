/** Returns the first moment of a day `YYYY-MM-DD` in the machine's time zone, or of the day that is `later` days after it. */
export function startOfDay(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** Returns the day of a moment as `YYYY-MM-DD` in the machine's time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
