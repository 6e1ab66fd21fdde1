/**
 * Puts texts next to each other. A sentence is always one message with gaps, because its parts stand elsewhere in another
 * language: these functions join only what is complete on its own.
 */
import { locale, t } from './index.ts';

type Parts = readonly (string | null | undefined)[];
const present = (parts: Parts): readonly string[] =>
  parts.filter((part) => part !== null && part !== undefined && part !== '') as readonly string[];

/** Returns a list of names or numbers: `UK passport, Schengen visa`. */
export const listed = (names: Iterable<string>): string =>
  new Intl.ListFormat(locale(), { type: 'unit' }).format(names);

/** Returns facts side by side, without those that are null or empty: `35 × 45 mm · 413 × 531 px`. */
export const facts = (...parts: Parts): string => present(parts).join(' · ');

/** Returns whole sentences one after the other, without those that are null or empty. */
export const sentences = (...parts: Parts): string => present(parts).join(' ');

/** Returns a title as a sentence: with a full stop. */
export const asSentence = (title: string): string => t('ui.sentence', { title });
