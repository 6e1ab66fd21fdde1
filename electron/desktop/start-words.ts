import { app } from 'electron';
import { firstSpoken, type Language } from '../../shared/language/languages.ts';
import type { StartWords } from '../words/types.ts';
import { wordsIn } from '../words/words.ts';

/**
 * Returns the language to speak: the studio's, or the first of the system's languages that Headroom speaks.
 * `app.getLocale()` has an answer only once Electron is ready; this list comes from the operating system at any time.
 * @param chosen null where none is known
 */
export const spokenLanguage = (chosen: Language | null): Language =>
  chosen ?? firstSpoken(app.getPreferredSystemLanguages());

/** Returns the words for a start that fails. @param chosen as `spokenLanguage`; null before the data folder is known */
export const startWords = (chosen: Language | null = null): StartWords =>
  wordsIn(spokenLanguage(chosen)).start;
