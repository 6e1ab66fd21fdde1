/** Words for errors on screens outside an order, where no step waits and no preview was used. */
import type { BridgeError } from '../bridge/bridge.ts';
import { hasWords, t } from '../i18n/index.ts';
import { errorWords, variantOf, type ErrorWords } from './errors.ts';

/**
 * Returns the error's words, with those parts replaced for which `screen` has better ones: `<screen>.trouble.<CODE>.now`,
 * `.cost`.
 */
export function wordsAt(
  screen: string,
  { code, details }: Pick<BridgeError, 'code' | 'details'>,
): ErrorWords {
  const words = errorWords(code, details);
  // There are no better words for a call of unknown outcome, or when the details say more than the code.
  if (details['outcome'] === 'uncertain' || variantOf(code, details) !== null) return words;
  const better = (part: 'title' | 'cost' | 'now'): string => {
    const key = `${screen}.trouble.${code}.${part}`;
    return hasWords(key) ? t(key) : words[part];
  };
  return { ...words, title: better('title'), cost: better('cost'), now: better('now') };
}
