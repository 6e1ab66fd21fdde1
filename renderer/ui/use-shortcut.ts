/**
 * The keyboard of the kiosk. Screens name the keys they answer to; the last screen opened is asked first.
 * Plain keys only: nothing here shadows a combination that the browser or the system owns.
 */
import { onUnmounted } from 'vue';

interface Shortcut {
  /** As `KeyboardEvent.key` gives it; letters in lower case. */
  readonly key: string;
  readonly run: () => void;
}

const open: Shortcut[] = [];

/**
 * Answers `key` with `run` for as long as the component that asks is on screen. Registered during set-up, when
 * parents come before their children: the innermost screen is the newest.
 */
export function useShortcut(key: string, run: () => void): void {
  const shortcut: Shortcut = { key, run };
  open.push(shortcut);
  onUnmounted(() => open.splice(open.indexOf(shortcut), 1));
}

/** Where letters and spaces are text and must stay text. */
const isTyping = (target: Element): boolean =>
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])');

/** Elements for which the key already has a meaning of its own. */
function hasOwnMeaning(target: Element, key: string): boolean {
  if (key === 'Escape') return false;
  if (key === 'Enter') return target.closest('a[href], button, summary, textarea') !== null;
  if (isTyping(target)) return true;
  return key === ' ' && target.closest('a[href], button, summary, input') !== null;
}

/** Runs the newest shortcut for this key press. A held key counts once; an open dialog keeps its own keys. */
export function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.target instanceof Element && hasOwnMeaning(event.target, key)) return;
  const shortcut = open.findLast((candidate) => candidate.key === key);
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}

/** Starts listening. Returns what stops it. */
export function listenForShortcuts(): () => void {
  window.addEventListener('keydown', answerKey);
  return () => window.removeEventListener('keydown', answerKey);
}
