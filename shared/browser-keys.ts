/** Keys that a browser, or the window of a program, answers itself. Both hosts keep them from a locked kiosk. */

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

export interface PressedKey {
  /** As `KeyboardEvent.key` and `KeyboardEvent.code` give them. */
  readonly key: string;
  readonly code: string;
  readonly control: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const isAscii = (key: string): boolean => /^[ -~]$/.test(key);

/**
 * Returns the letter of a key. On a keyboard without Latin letters, or with Option held on a Mac, the key produces
 * another character, and its position decides.
 */
function letterOf({ key, code }: PressedKey): string {
  if (isAscii(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** Returns the letter or sign that is pressed with Control or Command; empty for none. */
function commandOf(input: PressedKey): string {
  if (!input.control && !input.meta) return '';
  // Windows may report AltGr as Control and Alt; AltGr types ś, ń, @ or a bracket, which customers' names and
  // addresses need. No browser command uses such a character with Control and Alt.
  const mayBeAltGr = input.control && input.alt;
  return mayBeAltGr && !/^[a-z]$/i.test(input.key) ? '' : letterOf(input);
}

function isCommand(input: PressedKey): boolean {
  const letter = commandOf(input);
  // The element picker; without Shift or Option it is copy.
  if (letter === 'c') return input.shift || input.alt;
  return letter !== '' && (commandLetters + zoomKeys).includes(letter);
}

/** True for a combination that makes a browser reload, find, zoom, open its tools, go back, print, save or open. */
export function isBrowserKey(input: PressedKey): boolean {
  if (functionKeys.has(input.key) || browserKeys.has(input.key)) return true;
  if (input.alt && altKeys.has(input.key)) return true;
  if (input.meta && macHistoryKeys.has(input.key)) return true;
  return isCommand(input);
}

/** With Control or Command: quit, and minimise on a Mac; close, and hide on a Mac, are a browser's keys as well. */
const leavingLetters = 'qm';

/** True for a combination that closes, minimises or moves the window of a program, or ends the program. */
export function isLeavingKey(input: PressedKey): boolean {
  if (input.alt && (input.key === 'F4' || input.key === ' ')) return true;
  const letter = commandOf(input);
  return letter !== '' && leavingLetters.includes(letter);
}
