/**
 * Writes a percentage with the space that a language puts before its sign: `45%`, `45 %`. French has a narrow one, as its typography
 * asks for (docs/glossary/fr.md); `Intl` writes a wide one.
 *
 * @param percent 45 for 45 %
 * @param locale BCP 47
 * @param decimals shown at most
 */
export function formatPercent(percent: number, locale: string, decimals = 0): string {
  const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(
    percent / 100,
  );
  return locale.startsWith('fr') ? text.replace('\u00a0%', '\u202f%') : text;
}
