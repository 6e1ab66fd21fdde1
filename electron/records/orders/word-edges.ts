/**
 * Length from which a word's beginnings are stored as words of their own. The index has a list for each beginning of up
 * to four letters (`prefix = '1 2 3 4'`), which it reads newest first. For a longer beginning it would gather and sort
 * the lists of all words with that beginning: 13 ms for a first name that 220,000 customers share.
 */
export const edgeFrom = 5;

/** Returns a word and its beginnings of five or more letters. */
export function edgesOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= edgeFrom) return [word];
  return letters.slice(edgeFrom - 1).map((_letter, index) => letters.slice(0, edgeFrom + index).join(''));
}
