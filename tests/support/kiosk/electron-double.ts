/**
 * A stand-in for Electron that knows nothing on its own: every member that a test has not told it about throws an
 * error with its name, so that code under test cannot rely on a part of Electron that no test has considered.
 *
 * ```ts vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble); ```
 */
import type * as ElectronModule from 'electron';
import { EventEmitter } from 'node:events';

type Electron = typeof ElectronModule;
type ElectronName =
  | 'app'
  | 'BrowserWindow'
  | 'contextBridge'
  | 'dialog'
  | 'ipcMain'
  | 'ipcRenderer'
  | 'Menu'
  | 'powerSaveBlocker'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'utilityProcess';

/** Properties that runtimes read from any object: `await` reads `then`, inspection reads symbols. */
const askedByRuntimes = (property: string | symbol): boolean =>
  typeof property === 'symbol' || property === 'then' || property === 'toJSON';

/**
 * Returns an object of Electron's with the given members only.
 *
 * @param name its name in failures, for example `webContents`
 * @param members the part of it that the test expects to be used
 */
export function strictDouble<T extends object>(
  name: string,
  members: { readonly [K in keyof T]?: unknown },
): T {
  return new Proxy(members as T, {
    get: (target, property): unknown => {
      if (property in target || askedByRuntimes(property)) return Reflect.get(target, property);
      throw new Error(`${name}.${String(property)} was not told to the Electron double`);
    },
  });
}

const told = new Map<ElectronName, object>();

function toldAbout(name: ElectronName, use: string): object {
  const members = told.get(name);
  if (members === undefined) throw new Error(`${name}${use} was not told to the Electron double`);
  return members;
}

/** Returns a member, for `new` and for properties. It is looked up at each use, so that each test can set it. */
const member = (name: ElectronName): object =>
  new Proxy(Object, {
    get: (_target, property): unknown => {
      if (askedByRuntimes(property)) return undefined;
      const use = `.${String(property)}`;
      const members = toldAbout(name, use);
      if (property in members) return Reflect.get(members, property);
      throw new Error(`${name}${use} was not told to the Electron double`);
    },
    construct: (_target, args): object => {
      const maker = toldAbout(name, ' (as a class)');
      if (typeof maker !== 'function') throw new Error(`${name} was not told to the double as a class`);
      return Reflect.construct(maker, args) as object;
    },
  });

/** The module that `electron` resolves to. */
export const electronDouble = {
  app: member('app'),
  BrowserWindow: member('BrowserWindow'),
  contextBridge: member('contextBridge'),
  dialog: member('dialog'),
  ipcMain: member('ipcMain'),
  ipcRenderer: member('ipcRenderer'),
  Menu: member('Menu'),
  powerSaveBlocker: member('powerSaveBlocker'),
  protocol: member('protocol'),
  screen: member('screen'),
  session: member('session'),
  utilityProcess: member('utilityProcess'),
} satisfies Record<ElectronName, object>;

/** Tells the double which members of `name` may be used and what they do. A class is passed as a class. */
export function tell<N extends ElectronName>(
  name: N,
  members: { readonly [K in keyof Electron[N]]?: unknown } | (new (...args: never[]) => object),
): void {
  told.set(name, members);
}

/** Forgets what earlier tests told it. Call this before each test. */
export function forgetAll(): void {
  told.clear();
}

/** Returns the members of an object that sends events, and a function to send them. */
export function emitterMembers() {
  const emitter = new EventEmitter();
  return {
    emitter,
    on: (name: string, listener: (...args: unknown[]) => void) => emitter.on(name, listener),
    once: (name: string, listener: (...args: unknown[]) => void) => emitter.once(name, listener),
    off: (name: string, listener: (...args: unknown[]) => void) => emitter.off(name, listener),
  };
}

/** Returns an event of Electron's that can be refused. */
export function refusableEvent() {
  let refused = false;
  return {
    preventDefault: () => {
      refused = true;
    },
    get refused() {
      return refused;
    },
  };
}
