/** Keys that a browser, the window of a program or the system answers itself, as tests press them. */

/** Every combination of the modifiers, none of them included. */
export const combinations = Array.from({ length: 16 }, (_, bits) => ({
  control: (bits & 1) > 0,
  meta: (bits & 2) > 0,
  alt: (bits & 4) > 0,
  shift: (bits & 8) > 0,
}));
type Held = (typeof combinations)[number];
const asCommand = ({ control, meta }: Held): boolean => control || meta;
/** Control and Alt may be AltGr, which types a sign. */
const asSign = (held: Held): boolean => asCommand(held) && !(held.control && held.alt);
const withAlt = ({ alt }: Held): boolean => alt;
const always = (): boolean => true;

/** Returns the names of the modifiers that are held. */
export const namesOf = (held: Held): (keyof Held)[] =>
  (['control', 'meta', 'alt', 'shift'] as const).filter((name) => held[name]);

interface BrowserKey {
  /** As `KeyboardEvent.key` gives it. */
  readonly key: string;
  readonly code?: string;
  /** The key as Electron's `sendInputEvent` takes it, where that is not `key`; null where it has no such key. */
  readonly keyCode?: string | null;
  /** The combinations under which the program answers for the key. */
  readonly under: (held: Held) => boolean;
}

export const keysOfBrowsers: Readonly<Record<string, BrowserKey>> = {
  reload: { key: 'r', code: 'KeyR', under: asCommand },
  find: { key: 'f', code: 'KeyF', under: asCommand },
  'zoom in': { key: '+', under: asSign },
  'zoom out': { key: '-', under: asSign },
  tools: { key: 'i', code: 'KeyI', under: asCommand },
  print: { key: 'p', code: 'KeyP', under: asCommand },
  save: { key: 's', code: 'KeyS', under: asCommand },
  'new window': { key: 'n', code: 'KeyN', under: asCommand },
  'history list': { key: 'h', code: 'KeyH', under: asCommand },
  close: { key: 'w', code: 'KeyW', under: asCommand },
  quit: { key: 'q', code: 'KeyQ', under: asCommand },
  minimise: { key: 'm', code: 'KeyM', under: asCommand },
  'reload by F5': { key: 'F5', under: always },
  menu: { key: 'F10', under: always },
  'full screen': { key: 'F11', under: always },
  'tools by F12': { key: 'F12', under: always },
  'back by its key': { key: 'BrowserBack', keyCode: null, under: always },
  back: { key: 'ArrowLeft', keyCode: 'Left', under: withAlt },
  forward: { key: 'ArrowRight', keyCode: 'Right', under: withAlt },
  'home page': { key: 'Home', under: withAlt },
  'close by F4': { key: 'F4', under: withAlt },
  'menu of the window': { key: ' ', keyCode: 'Space', under: withAlt },
};
