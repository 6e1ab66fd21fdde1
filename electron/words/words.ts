import type { Language } from '../../shared/language/languages.ts';
import { en } from './en.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import type { Words } from './types.ts';

const all: Readonly<Record<Language, Words>> = { en, fr, de, es, pl };

/** Returns the texts of a language. */
export const wordsIn = (language: Language): Words => all[language];
