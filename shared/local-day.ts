/** Returns the day of a moment as `YYYY-MM-DD` in the machine's time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(moment.getFullYear())}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
