import type { OfferedLanguage } from '../../shared/language/languages.ts';
import { en } from './en.ts';
import type { Words } from './types.ts';

const all: Readonly<Record<OfferedLanguage, Words>> = { en };

/** Returns the texts of a language. */
export const wordsIn = (language: OfferedLanguage): Words => all[language];
