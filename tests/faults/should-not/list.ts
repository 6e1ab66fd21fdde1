/**
 * The suite "A person who should not" of the list of faults, item by item, with the tests that show each item. A test is
 * named by its file and the beginning of its title.
 */

/** The code that a test runs. */
interface Shown {
  /** Code of the main process, or a page's policy, that both hosts share. */
  readonly both?: readonly Test[];
  /** The browser host, mostly with a real Chromium. */
  readonly browser?: readonly Test[];
  /** The desktop host, against the strict double of Electron. */
  readonly desktop?: readonly Test[];
  /** The packaged program on its stand-in of Electron, locked: `npm run test:packaged`. */
  readonly packaged?: readonly Test[];
  /** Only real Electron can show it, or shows it as well: `npm run test:electron`. */
  readonly electron?: readonly Test[];
  /** Why the browser host does not refuse it, in the words of docs/kiosk-lock.md. */
  readonly notShown?: string;
  /** Limits that the browser host puts on what it does not refuse. */
  readonly instead?: readonly Test[];
}
type Test = readonly [file: string, title: string];

const attacks = 'tests/e2e/page-attacks.spec.ts';
const byCalls = 'tests/e2e/page-attacks-by-calls.spec.ts';
const everyCall = 'tests/faults/should-not/every-call.test.ts';
const policy = 'tests/electron/desktop/policy.test.ts';
const permissions = 'tests/electron/desktop/permissions.test.ts';
const appProtocol = 'tests/electron/desktop/app-protocol.test.ts';
const imaging = 'tests/electron/imaging/imaging.test.ts';
const keys = 'tests/shared/browser-keys.test.ts';
const real = 'tests/real-electron/attempts.ts';
const realLocked = 'tests/real-electron/locked.ts';
const realKeys: Test = [realLocked, 'no key of a browser, with any modifier'];
const packaged = 'tests/packaged/page-attacks.ts';
const packagedData = 'tests/packaged/data-attacks.ts';
const packagedPrints = 'tests/packaged/print-attacks.ts';
const cups = 'tests/electron/printing/cups/printer.test.ts';
const printers = 'tests/e2e/printers.spec.ts';
const lockWalk = 'tests/e2e/kiosk-lock.spec.ts';
const canary = 'tests/faults/canary.test.ts';

const contained = (attack: string, ...electron: readonly string[]): Shown => ({
  browser: [[attacks, 'no middle click, dropped file or dropped address leads away']],
  desktop: [
    [policy, 'is refused %s'],
    [policy, 'opens no other window'],
  ],
  packaged: [[packaged, attack]],
  electron: electron.map((title) => [real, title] as const),
});
const left = (attack: string, electron: string, test: string): Shown => ({
  notShown:
    'No header keeps a page from leaving itself. No request goes out, but staff have to load the page again.',
  instead: [[attacks, test]],
  desktop: [[policy, 'is refused %s']],
  packaged: [[packaged, attack]],
  electron: [[real, electron]],
});
const device = (title: string, electron: readonly Test[]): Shown => ({
  browser: [[attacks, 'no device, place or clipboard of the computer is open']],
  desktop: [[permissions, title]],
  packaged: [[packaged, 'no place, microphone, screen, notification, USB or clipboard']],
  electron,
});
const picture = (...titles: readonly string[]): Shown => ({
  both: titles.map((title) => [imaging, title] as const),
  browser: [['tests/e2e/import.spec.ts', 'no file that a person brings is anything but a picture']],
  packaged: [[packagedData, 'no file that a person brings is anything but a picture']],
});
const key = (title: string): Shown => ({
  both: [[keys, title]],
  browser: [[lockWalk, 'a locked kiosk opens no menu of the browser']],
  desktop: [['tests/electron/desktop/keyboard.test.ts', 'keeps a reload from the page']],
  packaged: [[packaged, 'no key of a browser, with any modifier']],
  electron: [realKeys],
});
const route: Shown = {
  browser: [
    [attacks, 'pictures and calls are for this page only'],
    ['tests/electron/browser/server.test.ts', 'has no file behind %s'],
  ],
  desktop: [
    [appProtocol, '%j is no photo'],
    [appProtocol, '%j is refused'],
  ],
  packaged: [[packaged, 'no file behind the photo route']],
  electron: [[real, 'no file beside the page']],
};
const call = (title: string): Shown => ({
  both: [[everyCall, title]],
  browser: [[byCalls, 'no call of another shape, with a long text or an id of another kind, is answered']],
  packaged: [[packaged, 'no call of another shape, with a long text or an id of another kind']],
});
const search: Shown = {
  both: [['tests/electron/records/orders/search.test.ts', 'typed text is never a query']],
  browser: [[byCalls, 'a text that is searched for is no query']],
  packaged: [[packagedData, 'no query in a text that is searched for']],
};
const searched: Shown = {
  browser: [
    [canary, 'are in no file after a kill in the middle of a call'],
    [canary, 'are in no file after the order is finished'],
    [canary, 'are in no output of the program'],
    [canary, 'are in no answer and no event that the page receives'],
  ],
  both: [['tests/faults/canary-account-program.test.ts', 'stores them in no file']],
  packaged: [['tests/packaged/run.ts', 'key, secret and pictures are written nowhere']],
  electron: [['tests/real-electron/crash.ts', 'a crash leaves no customer and no picture']],
};

/** Every test of an item. */
export const testsOf = ({
  both = [],
  browser = [],
  desktop = [],
  packaged = [],
  electron = [],
  instead = [],
}: Shown): readonly Test[] => [...both, ...browser, ...desktop, ...packaged, ...electron, ...instead];

export const shouldNot: Readonly<Record<string, Shown>> = {
  'a call from a foreign frame': {
    both: [[everyCall, 'a foreign frame']],
    browser: [['tests/electron/browser/server.test.ts', 'refuses a call from %s, even with the session']],
    desktop: [['tests/electron/desktop/ipc.test.ts', 'are refused from %s']],
    packaged: [[packaged, 'no call from a frame inside the page']],
    electron: [[real, 'no bridge in a frame inside the page']],
  },
  'a call of a wrong shape': call('a wrong shape'),
  'a call with an over-long string': call('an over-long text'),
  'a call with an id of another kind': call('an id of another kind'),

  'require and process': {
    browser: [[attacks, 'the page knows no Node']],
    desktop: [['tests/electron/desktop/window.test.ts', 'is created with exactly these options']],
    packaged: [[packaged, 'no Node in the page']],
    electron: [[real, 'no Node in the page']],
  },
  'inline script and eval': {
    browser: [[attacks, 'the page knows no Node, no cookie and no token, and runs only its own code']],
    desktop: [[appProtocol, 'serves the page under its policy']],
    packaged: [[packaged, 'no inline script and no evaluation of text']],
    electron: [[real, 'no inline script and no evaluation of text']],
  },
  'remote image and fetch': {
    browser: [[attacks, 'nothing is loaded from elsewhere, and nothing sent there']],
    desktop: [[policy, 'does not load %s']],
    packaged: [[packaged, 'nothing is loaded from elsewhere, and nothing sent there']],
    electron: [[real, 'nothing is loaded from elsewhere, and nothing sent there']],
  },
  'window.open and target=_blank': {
    notShown:
      'Staff open the customer’s screen with window.open, so a script can open a window too. It has no way back.',
    instead: [[attacks, 'no other page may frame the kiosk, and a window that it opens has no way back']],
    desktop: [[policy, 'opens no other window']],
    packaged: [[packaged, 'no new window']],
    electron: [[real, 'no new window']],
  },
  'form post': {
    browser: [[attacks, 'nothing is loaded from elsewhere, and nothing sent there']],
    desktop: [[policy, 'is refused %s']],
    packaged: [[packaged, 'no form post']],
    electron: [[real, 'no form post']],
  },
  'meta refresh': left('no meta refresh', 'no meta refresh', 'and a meta refresh sends no request'),
  'location.href': left(
    'no navigation by an address',
    'no navigation',
    'nothing is loaded from elsewhere, and nothing sent there',
  ),
  'middle click': contained('no new window', 'no new window by a middle click'),
  'dropped file or URL': contained('no dropped file or address', 'no dropped file', 'no dropped address'),
  geolocation: device('refuses %s to the kiosk itself', [[real, 'no place']]),
  microphone: device('refuses %s', [[real, 'no microphone']]),
  notifications: {
    ...device('refuses %s to the kiosk itself', [[real, 'no notifications']]),
    browser: [],
    notShown: 'No header forbids a page to ask for them. Chromium asks a person, and shows none before.',
    instead: [[attacks, 'no device, place or clipboard of the computer is open']],
  },
  USB: device('refuses every device', [[real, 'no USB']]),
  'clipboard read': device('refuses %s to the kiosk itself', [[real, 'no clipboard']]),

  'photo route: ../, encoded, absolute, UNC, NUL': route,
  'photo route: the id of a deleted photo': {
    browser: [[byCalls, 'the picture of a customer who was erased is gone']],
    desktop: [[appProtocol, 'answers “not found” for the id of a deleted photo']],
    packaged: [[packagedData, 'no picture of a customer who was erased']],
  },

  'print command: titles with quotes, $(), newlines, leading dashes': {
    both: [[cups, 'a title of %s is a title']],
    browser: [[printers, 'its title is no command, whatever the customer is called']],
    packaged: [[packagedPrints, 'no command in the title of a print']],
  },
  'print command: queue names with the same': {
    both: [[cups, 'a queue named %j is unknown']],
    browser: [[printers, 'no name of a queue is a command']],
    packaged: [[packagedPrints, 'no command in the name of a queue']],
  },
  'FTS query: quotes, *, NEAR, unbalanced': search,

  'imported file: polyglot': picture('contains nothing of another file appended to it'),
  'imported file: 1 x 1': picture('a picture of 1 x 1'),
  'imported file: 30,000 x 30,000': picture('a PNG of 30,000 x 30,000'),
  'imported file: CMYK': picture('converts CMYK %s to sRGB'),
  'imported file: 16-bit': picture('converts 16 bits to eight'),
  'imported file: animated': picture('an animated PNG', 'an animated WebP'),
  'imported file: SVG with entities': picture('an SVG, entities and all'),
  'imported file: zero bytes': picture('nothing'),
  'imported file: a text file named .jpg': picture('a text called .jpg'),

  'keyboard: reload': key('reload'),
  'keyboard: find': key('find'),
  'keyboard: zoom': key('zoom in'),
  'keyboard: devtools': key('tools'),
  'keyboard: history': key('history'),
  'keyboard: print': key('print'),
  'keyboard: save': key('save'),
  'keyboard: new window': key('new window'),
  'keyboard: menu': key('F10'),
  'keyboard: close, quit and minimise on a locked kiosk': {
    both: [[keys, 'Alt+F4']],
    notShown:
      'Chromium’s own window closes, and the browser host opens it again: its keys never reach a page.',
    desktop: [['tests/electron/desktop/keyboard.test.ts', '%s does nothing but ask for the PIN']],
    packaged: [[packaged, 'no key of a browser, with any modifier']],
    electron: [
      [realLocked, 'no key that closes, quits or minimises: each asks for the PIN'],
      [realLocked, 'a locked kiosk fills the screen and does not close'],
    ],
  },

  'canaries in logs, errors, crash reports and the database': searched,
};
