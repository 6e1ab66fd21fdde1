import type { Page } from '@playwright/test';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { EventEmitter } from 'node:events';
import type { PressedKey } from '../../../shared/browser-keys.ts';
import { refusableEvent } from '../../support/kiosk/electron-double.ts';
import { toChromium, toElectron } from './addresses.ts';
import { app } from './app.ts';
import { installPreload, sendToPage } from './bridge.ts';
import { session, type Session } from './session.ts';
import { stage, troubles } from './stage.ts';

type WindowOpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' };

/** A key that is pressed in a window, as Electron describes it. */
interface PressedInput extends PressedKey {
  readonly type: 'keyDown' | 'keyUp';
}

/** The page in a window. */
class WebContents extends EventEmitter {
  readonly page: Promise<Page>;
  readonly #session: Session;
  #onWindowOpen: WindowOpenHandler = () => ({ action: 'allow' });
  /** The address that the program has loaded; a page may navigate to another. */
  address = '';

  constructor(preferences: NonNullable<BrowserWindowConstructorOptions['webPreferences']>) {
    super();
    const { partition, preload, sandbox, contextIsolation, nodeIntegration } = preferences;
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false)
      throw new Error('The double of Electron has sandboxed windows only.');
    this.#session = partition === undefined ? session.defaultSession : session.fromPartition(partition);
    this.page = this.#open(preload);
  }

  async #open(preload: string | undefined): Promise<Page> {
    const page = await this.#session.newPage();
    const gone = new AbortController();
    page.once('close', () => gone.abort());
    page.once('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
    page.on('pageerror', (error) => troubles.push(`Error in ${this.address}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`Said in ${this.address}: ${message.text()}`);
    });
    if (preload !== undefined) await installPreload(page, preload, this);
    await page.route('**/*', (route) => {
      const foreign =
        route.request().isNavigationRequest() && toElectron(route.request().url()) !== this.address;
      const event = refusableEvent();
      if (foreign) this.emit('will-navigate', event);
      // An answer without content leaves the page where it is, as Electron does; an error would show Chromium's own page.
      return event.refused ? route.fulfill({ status: 204 }) : this.#session.answer(route, gone.signal);
    });
    // Chromium opens the window first and asks here afterwards; until then, the window reaches nothing.
    page.on('popup', (popup) => {
      const url = popup.url();
      if (this.#onWindowOpen({ url }).action === 'allow') stage.letOut.push(url);
      void popup.close();
    });
    return page;
  }

  async load(address: string): Promise<void> {
    this.address = address;
    const page = await this.page;
    await this.#session.grant(page, address);
    await page.goto(toChromium(address));
  }
  /** Presses a key for the program alone, before any page. Returns whether the program kept it from the page. */
  press(input: PressedInput): boolean {
    const event = refusableEvent();
    this.emit('before-input-event', event, input);
    return event.refused;
  }
  send(channel: string, payload: unknown): void {
    void this.page
      .then(async (page) => {
        if (!page.isClosed()) await sendToPage(page, channel, payload);
      })
      .catch((error: unknown) => {
        // As in Electron, an event is lost when its page closes or gives way to another meanwhile.
        if (!/has been closed|context was destroyed/.test(String(error))) troubles.push(String(error));
      });
  }
  isCrashed(): boolean {
    return false;
  }
  readonly setWindowOpenHandler = (handler: WindowOpenHandler): void => {
    this.#onWindowOpen = handler;
  };
  // An order makes no such connection.
  readonly setWebRTCIPHandlingPolicy = (): void => undefined;
}

/** A window that is shown as a page of Chromium. */
export class BrowserWindow extends EventEmitter {
  static readonly open = new Set<BrowserWindow>();
  readonly webContents: WebContents;
  #bounds: Rectangle;
  #isKiosk = false;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    const { x = 0, y = 0, width = 800, height = 600, webPreferences = {} } = options;
    this.#bounds = { x, y, width, height };
    this.webContents = new WebContents(webPreferences);
    BrowserWindow.open.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    void this.webContents.page.then(async (page) => {
      page.once('close', () => this.#closed());
      await page.setViewportSize({ width, height });
    });
  }

  /** Closes the window as its frame or the system would; the program may refuse. */
  close(): void {
    const event = refusableEvent();
    this.emit('close', event);
    if (!event.refused) this.destroy();
  }
  setKiosk(isKiosk: boolean): void {
    this.#isKiosk = isKiosk;
  }
  isKiosk(): boolean {
    return this.#isKiosk;
  }
  async loadURL(address: string): Promise<void> {
    await this.webContents.load(address);
    this.emit('ready-to-show');
  }
  #closed(): void {
    BrowserWindow.open.delete(this);
    this.emit('closed');
    if (BrowserWindow.open.size === 0) app.emit('window-all-closed');
  }
  destroy(): void {
    void this.webContents.page.then((page) => page.close());
  }
  isDestroyed(): boolean {
    return !BrowserWindow.open.has(this);
  }
  getBounds(): Rectangle {
    return this.#bounds;
  }
  setBounds(bounds: Rectangle): void {
    this.#bounds = bounds;
  }
  // Without a display, a page of Chromium is neither in front nor behind.
  readonly show = (): void => undefined;
  readonly showInactive = (): void => undefined;
  readonly setAlwaysOnTop = (): void => undefined;
}
