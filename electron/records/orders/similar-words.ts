import type { Sql } from '../sql.ts';

/** A shorter word has too many neighbours to mean anything. */
const leastLetters = 4;
/** Longest word that is looked at, in letters. */
const mostLetters = 24;
/** Most neighbours that are searched for. */
const mostSimilar = 40;

/** Alphabets from which a wrong or a missing letter is replaced, as `fold` writes them. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'αβγδεζηθικλμνξοπρστυφχψω',
];

/** Returns every text that differs from a word by one letter: missing, added, wrong or in the place of its neighbour. */
export function neighbours(word: string): readonly string[] {
  const alphabet =
    alphabets.find((letters) => Array.from(word).some((letter) => letters.includes(letter))) ?? '';
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = after;
    if (first !== '') found.add(before + after.slice(1));
    if (second !== '') found.add(before + second + first + after.slice(2));
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (first !== '') found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/** Returns those of some texts that a customer's word begins with. U+10FFFF sorts after every letter. */
const knownWordsSql = `SELECT v.value AS word FROM json_each(@words) v
  WHERE EXISTS (SELECT 1 FROM name_words WHERE word >= v.value AND word < v.value || char(1114111)) LIMIT @most`;

export interface SimilarWords {
  /** Returns whether a word of a customer's begins with this folded word. */
  isKnown(word: string): boolean;
  /** Returns beginnings of customers' words that differ from this folded word by one letter. */
  near(word: string): readonly string[];
}

export function createSimilarWords(sql: Sql): SimilarWords {
  const knownWords = sql.prepare<{ words: string; most: number }, { word: string }>(knownWordsSql);
  const known = (words: readonly string[]): readonly string[] =>
    knownWords.all({ words: JSON.stringify(words), most: mostSimilar }).map(({ word }) => word);
  return {
    isKnown: (word) => known([word]).length > 0,
    near: (word) =>
      word.length < leastLetters || word.length > mostLetters || /\p{N}/u.test(word)
        ? []
        : known(neighbours(word)),
  };
}
