import { app, dialog } from 'electron';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from '../paths.ts';
import { codeOf } from '../error-code.ts';
import { fill } from '../words/fill.ts';
import { startWords } from './start-words.ts';

/**
 * Sets the folder for this kiosk's data: the one after `--data`, else the same that the browser's kiosk uses. Call it
 * first: the lock against a second start and the page's storage are in this folder too.
 *
 * @param args the whole command line, which includes Chromium's own switches
 * @returns false when there is no such folder: the person has been told, and nothing may be opened
 */
export function setDataFolder(args: readonly string[]): boolean {
  const folder = namedFolder(args);
  if (folder === null) return refuse(startWords().folderUnnamed);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    app.setPath('userData', folder);
  } catch (error) {
    const code = codeOf(error) ?? (error instanceof Error ? error.name : typeof error);
    return refuse(fill(startWords().folderUnusable, { folder, code }));
  }
  return true;
}

/** Returns null when `--data` has no folder or appears twice: a guess could open the studio's real data. */
function namedFolder(args: readonly string[]): string | null {
  const options = { data: { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const named = tokens.filter((token) => token.kind === 'option' && token.name === 'data');
  if (named.length === 0) return defaultDataDir();
  const [only] = named;
  if (named.length > 1 || only?.kind !== 'option' || only.value === undefined || only.value === '')
    return null;
  const isNextSwitch = !only.inlineValue && only.value.startsWith('-');
  return isNextSwitch ? null : resolve(only.value);
}

function refuse(words: string): false {
  dialog.showErrorBox(startWords().title, words);
  return false;
}
