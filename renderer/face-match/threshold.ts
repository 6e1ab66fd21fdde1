/** The highest that is let through: the interface names no range, and no scale in use goes beyond a few hundred. */
const highest = 1_000;

/** The number that was typed, with a comma or a point; undefined for what is none. */
export function thresholdOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined;
  const number = Number(typed);
  return number <= highest ? number : undefined;
}
