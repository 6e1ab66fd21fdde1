/**
 * The kiosk's keyboard shortcuts. Screens register their keys; the last screen opened takes precedence. An open dialog has
 * keys of its own. Plain keys only, so that no shortcut of the browser or the system is overridden.
 */
import { onUnmounted } from 'vue';
import { followFocus, takesEnter } from './focus-by-key.ts';
import type { ShortcutKey } from './shortcut-keys.ts';

interface Shortcut {
  readonly key: ShortcutKey;
  readonly run: () => void;
  /** True for a key of a dialog, which counts only while one is open. */
  readonly inDialog: boolean;
}

const open: Shortcut[] = [];

/**
 * Runs `run` on `key` while the calling component is on screen. Components register during set-up, parents before their
 * children, so the innermost screen is the newest.
 */
export const useShortcut = (key: ShortcutKey, run: () => void): void =>
  register({ key, run, inDialog: false });

/** Runs `run` on `key` while a dialog is open and the calling component, a part of it, is on screen. */
export const useDialogShortcut = (key: ShortcutKey, run: () => void): void =>
  register({ key, run, inDialog: true });

function register(shortcut: Shortcut): void {
  open.push(shortcut);
  onUnmounted(() => open.splice(open.indexOf(shortcut), 1));
}

/** True where letters and spaces are typed as text. */
export const isTyping = (target: Element): boolean =>
  target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])');

/** True for elements in which the key already has its own meaning. */
function hasOwnMeaning(target: Element, key: string): boolean {
  if (key === 'Escape') return false;
  if (key === 'Enter') return target.closest('textarea') !== null || takesEnter(target);
  if (isTyping(target)) return true;
  return key === ' ' && target.closest('a[href], button, summary, input') !== null;
}

/** Runs the newest shortcut for this key press. A held key counts once; while a dialog is open, only its own keys count. */
export function answerKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.target instanceof Element && hasOwnMeaning(event.target, key)) return;
  const inDialog = document.querySelector('dialog') !== null;
  const shortcut = open.findLast((each) => each.key === key && each.inDialog === inDialog);
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}

/** Starts listening. Returns a function that stops it. */
export function listenForShortcuts(): () => void {
  const stopFollowing = followFocus();
  window.addEventListener('keydown', answerKey);
  return () => {
    window.removeEventListener('keydown', answerKey);
    stopFollowing();
  };
}
