import type { MessageKey } from '../i18n/index.ts';

interface ListedKeys {
  /** As `KeyboardEvent.key` gives them; letters in lower case. */
  readonly keys: readonly string[];
  /** How the list shows them, where the keys one after the other would be too long. */
  readonly shown?: string;
  readonly words: MessageKey;
}

/** Every key that the kiosk answers, in the order in which `?` lists them. A key that is missing here does not compile. */
export const shortcutKeys = [
  { keys: ['Enter'], words: 'shortcuts.enter' },
  { keys: ['Enter', ' '], shown: 'Tab, ␣', words: 'shortcuts.hold' },
  { keys: ['Escape'], words: 'shortcuts.escape' },
  { keys: ['n'], words: 'shortcuts.newOrder' },
  { keys: ['u'], words: 'shortcuts.customers' },
  { keys: ['c'], words: 'shortcuts.openingCheck' },
  { keys: ['e'], words: 'shortcuts.change' },
  { keys: ['m'], words: 'shortcuts.merge' },
  { keys: ['s'], words: 'shortcuts.again' },
  { keys: ['/'], words: 'shortcuts.search' },
  { keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], shown: '↑ ↓', words: 'shortcuts.list' },
  { keys: ['ArrowLeft', 'ArrowRight'], shown: '← →', words: 'shortcuts.row' },
  { keys: [' '], words: 'shortcuts.space' },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 – 9', words: 'shortcuts.person' },
  { keys: ['a', 'c', 'b'], words: 'shortcuts.age' },
  { keys: ['1', '2', '3'], words: 'shortcuts.payment' },
  { keys: ['+', '=', '-', '0', '1'], shown: '+ − 0 1', words: 'shortcuts.zoom' },
  { keys: ['PageUp', 'PageDown'], shown: '← ↑ ↓ →', words: 'shortcuts.compare' },
  { keys: ['a', 'b', 'e', 'f'], words: 'shortcuts.tools' },
  { keys: ['p', 'e', 'n', 'z'], words: 'shortcuts.remind' },
  { keys: ['x'], words: 'shortcuts.export' },
  { keys: ['k', 'r'], words: 'shortcuts.marks' },
  { keys: ['p'], words: 'shortcuts.print' },
  { keys: ['+', '-', ',', '.', '0'], shown: '← ↑ ↓ → + − , . 0', words: 'shortcuts.crop' },
  { keys: ['l'], words: 'shortcuts.layout' },
  { keys: ['r', 'Delete'], shown: 'r Del', words: 'shortcuts.sheet' },
  { keys: ['q'], words: 'shortcuts.lock' },
  { keys: ['?'], words: 'shortcuts.help' },
] as const satisfies readonly ListedKeys[];

/** A key that the list names. */
export type ShortcutKey = (typeof shortcutKeys)[number]['keys'][number];
