import { app } from 'electron';
import { firstSpoken } from '../../shared/language/languages.ts';
import type { StartWords } from '../words/types.ts';
import { wordsIn } from '../words/words.ts';

/**
 * Returns the words for a start that fails, in the first of the system's languages that Headroom speaks.
 * `app.getLocale()` has an answer only once Electron is ready; this list comes from the operating system at any time.
 */
export const startWords = (): StartWords => wordsIn(firstSpoken(app.getPreferredSystemLanguages())).start;
