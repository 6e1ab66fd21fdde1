import type { Input, WebContents } from 'electron';

/** Keys that a browser handles itself whatever modifiers are held: help, find, reload, caret, menu, screen, tools. */
const functionKeys = new Set(['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F11', 'F12']);

/** Keys of keyboards made for browsing. */
const browserKeys = new Set([
  'BrowserBack',
  'BrowserForward',
  'BrowserRefresh',
  'BrowserHome',
  'BrowserSearch',
  'BrowserFavorites',
  'BrowserStop',
  'Find',
  'Open',
  'Print',
  'Save',
  'New',
  'ZoomIn',
  'ZoomOut',
]);

/**
 * With Control or Command: find and find next, reload, print, save, new window and tab, open, source, history,
 * downloads, bookmarks, close, search, address, tools. Left to the page: a, c, v, x, y and z, which edit text.
 */
const commandLetters = 'fgrpsntouhjdwkli';

/** With Control or Command: zoom, on the number pad too. */
const zoomKeys = '+-=_0';

/** With Command on a Mac: history. Control with an arrow moves by a word and is left to the page. */
const macHistoryKeys = new Set(['ArrowLeft', 'ArrowRight', '[', ']']);

/** With Alt: history. */
const altKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home']);

type Pressed = Pick<Input, 'key' | 'code' | 'control' | 'meta' | 'alt' | 'shift'>;

const isAscii = (key: string): boolean => /^[ -~]$/.test(key);

/**
 * Returns the letter of a key. On a keyboard without Latin letters, or with Option held on a Mac, the key produces
 * another character, and its position decides.
 */
function letterOf({ key, code }: Pressed): string {
  if (isAscii(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

function isCommand(input: Pressed): boolean {
  // Windows may report AltGr as Control and Alt; AltGr types ś, ń, @ or a bracket, which customers' names and
  // addresses need. No browser command uses such a character with Control and Alt.
  const mayBeAltGr = input.control && input.alt;
  if (mayBeAltGr && !/^[a-z]$/i.test(input.key)) return false;
  const letter = letterOf(input);
  // The element picker; without Shift or Option it is copy.
  if (letter === 'c') return input.shift || input.alt;
  return letter !== '' && (commandLetters + zoomKeys).includes(letter);
}

/** True for a combination that makes a browser reload, find, zoom, open its tools, go back, print, save or open. */
export function isBrowserKey(input: Pressed): boolean {
  if (functionKeys.has(input.key) || browserKeys.has(input.key)) return true;
  if (input.alt && altKeys.has(input.key)) return true;
  if (input.meta && macHistoryKeys.has(input.key)) return true;
  return (input.control || input.meta) && isCommand(input);
}

/** Keeps a browser's keys from page and browser alike. For packaged builds: developers want theirs. */
export function swallowBrowserKeys(contents: WebContents): void {
  contents.on('before-input-event', (event, input) => {
    if (isBrowserKey(input)) event.preventDefault();
  });
}
