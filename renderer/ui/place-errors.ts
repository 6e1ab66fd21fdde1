/** Words about an error at a place other than an order, where nothing waits at a step and no preview was used. */
import type { BridgeError } from '../bridge/bridge.ts';
import { hasWords, t } from '../i18n/index.ts';
import { errorWords, variantOf, type ErrorWords } from './errors.ts';

/** The error's own words, save for those that `place` has better ones for: `<place>.trouble.<CODE>.now`, `.cost`. */
export function wordsAt(place: string, { code, details }: Pick<BridgeError, 'code' | 'details'>): ErrorWords {
  const words = errorWords(code, details);
  // Nothing is better known about a call of unknown outcome, or where the details say more than the code.
  if (details['outcome'] === 'uncertain' || variantOf(code, details) !== null) return words;
  const better = (part: 'title' | 'cost' | 'now'): string => {
    const key = `${place}.trouble.${code}.${part}`;
    return hasWords(key) ? t(key) : words[part];
  };
  return { ...words, title: better('title'), cost: better('cost'), now: better('now') };
}
