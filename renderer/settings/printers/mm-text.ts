/** Lengths as people type them. */

/** Millimetres of `12`, `12.7` or `12,7`; null for anything else, and for nothing. */
export function parseMm(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

/** The same, when it is at least `min` and at most `max`. */
export function mmWithin(text: string, min: number, max: number): number | null {
  const mm = parseMm(text);
  return mm !== null && mm >= min && mm <= max ? mm : null;
}
