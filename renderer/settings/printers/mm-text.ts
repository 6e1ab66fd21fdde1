/** Lengths as people type them. */

/** Returns the millimetres of `12`, `12.7` or `12,7`; null for any other text. */
export function parseMm(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

/** Returns the millimetres if they are between `min` and `max`; null otherwise. */
export function mmWithin(text: string, min: number, max: number): number | null {
  const mm = parseMm(text);
  return mm !== null && mm >= min && mm <= max ? mm : null;
}
