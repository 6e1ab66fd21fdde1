import { app, dialog } from 'electron';
import { readLanguage } from '../language/kept-language.ts';
import { fill } from '../words/fill.ts';
import { startFailureWords } from '../words/start-failure.ts';
import { startWords } from './start-words.ts';

/** Reports that the kiosk could not open, and ends. No page exists yet that could report it. */
export function reportFailedStart(error: unknown): void {
  const words = startWords(readLanguage(app.getPath('userData')));
  const kind = error instanceof Error ? error.name : typeof error;
  dialog.showErrorBox(words.title, startFailureWords(error, words) ?? fill(words.bug, { kind }));
  app.exit(1);
}
