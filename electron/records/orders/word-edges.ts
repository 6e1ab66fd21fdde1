/**
 * The index has one list for each beginning of up to four letters (`prefix = '1 2 3 4'`) and reads it newest first. For
 * a longer beginning it would gather and sort the lists of all words with that beginning: 13 ms for a first name that
 * 220,000 customers share. So a longer beginning is stored as a word of its own.
 */
export const edgeFrom = 5;

/** A word, and its beginnings of five letters and more. */
export function edgesOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= edgeFrom) return [word];
  return letters.slice(edgeFrom - 1).map((_letter, index) => letters.slice(0, edgeFrom + index).join(''));
}
