/** Returns noon of a day `YYYY-MM-DD` in the machine's time zone, in milliseconds. */
export function localDay(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12).getTime();
}
