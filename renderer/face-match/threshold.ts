/** The highest threshold accepted: the interface states no range, and no scale in use goes beyond a few hundred. */
const highest = 1_000;

/** Returns the typed number, with comma or point; undefined for other text. */
export function thresholdOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(typed)) return undefined;
  const number = Number(typed);
  return number <= highest ? number : undefined;
}
