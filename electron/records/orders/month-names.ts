import { languages, regionOf } from '../../../shared/language/languages.ts';
import { fold } from './search-text.ts';

/** Names beside those that the system knows: without umlauts, and second names of a month. */
const more: readonly (readonly [month: number, name: string])[] = [
  [1, 'jaenner'],
  [1, 'janner'],
  [3, 'maerz'],
  [9, 'setiembre'],
];

/**
 * The months of every language in small letters without accents. Some languages name a month differently after a day
 * (`listopad`, but `21 listopada`).
 */
const months = languages.flatMap((language) => {
  const alone = new Intl.DateTimeFormat(regionOf[language], { month: 'long' });
  const afterDay = new Intl.DateTimeFormat(regionOf[language], { day: 'numeric', month: 'long' });
  return Array.from({ length: 12 }, (_, index) => {
    const day = new Date(2026, index, 1);
    const named = afterDay.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    return [alone.format(day), named].map((name) => [index + 1, fold(name)] as const);
  }).flat();
});

/**
 * Returns the months, 1 to 12, that a text names or begins to name in one of the languages; more than one for a beginning
 * such as `jui`.
 */
export function monthsNamed(text: string): readonly number[] {
  const found = [...months, ...more].filter(([, name]) => name.startsWith(text)).map(([month]) => month);
  return [...new Set(found)];
}
