import type { Frame, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { toElectron } from './addresses.ts';
import { troubles } from './stage.ts';

type Handler = (event: object, args: unknown) => unknown;

const handlers = new Map<string, Handler>();
export const ipcMain = {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`${channel} has a handler already.`);
    handlers.set(channel, handler);
  },
};

/** Runs a window's preload before each of its pages in a sandbox, where it can require only `electron`. */
export async function installPreload(page: Page, file: string, sender: object): Promise<void> {
  const invoke = ({ frame }: { readonly frame: Frame }, channel: string, args: unknown): unknown => {
    const handler = handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    const url = toElectron(frame.url());
    const senderFrame = { url, origin: url.split('/', 3).join('/'), parent: frame.parentFrame() };
    return handler({ sender, senderFrame }, args);
  };
  await page.exposeBinding('invokeElectron', invoke);
  // Electron opens the page without a preload that it cannot read, and only logs it.
  const source = await readFile(file, 'utf8').catch((error: unknown) => {
    troubles.push(`Unable to load the preload: ${String(error)}`);
    return '';
  });
  await page.addInitScript(`(${sandbox.toString()})(function (require, module, exports) {\n${source}\n})`);
}

/** Sends an event to the page's preload. */
export async function sendToPage(page: Page, channel: string, payload: unknown): Promise<void> {
  await page.evaluate(
    (event) => window.dispatchEvent(new CustomEvent(`electron ${event.channel}`, { detail: event.payload })),
    { channel, payload },
  );
}

type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;
type Listener = (event: object, payload: unknown) => void;

/** Runs in Chromium as text, so it can use nothing from this file. */
function sandbox(preload: Preload): void {
  if (window.top !== window) return;
  const invoke = Reflect.get(window, 'invokeElectron') as (
    channel: string,
    args: unknown,
  ) => Promise<unknown>;
  Reflect.deleteProperty(window, 'invokeElectron');
  const heard = new Map<Listener, (event: Event) => void>();
  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) =>
        Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true }),
    },
    ipcRenderer: {
      // Electron clones the arguments too, and refuses a reactive object, for example.
      invoke: (channel: string, args: unknown) => invoke(channel, structuredClone(args)),
      on(channel: string, listener: Listener) {
        const hear = (event: Event): void => listener({}, (event as CustomEvent<unknown>).detail);
        heard.set(listener, hear);
        window.addEventListener(`electron ${channel}`, hear);
      },
      removeListener(channel: string, listener: Listener) {
        const hear = heard.get(listener);
        if (hear !== undefined) window.removeEventListener(`electron ${channel}`, hear);
      },
    },
  };
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (name !== 'electron') throw new Error(`A sandboxed preload cannot require ${name}.`);
    return electron;
  };
  preload(require, module, module.exports);
}
