import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { join } from 'node:path';
import { lockedPreferences } from './web-preferences.ts';

interface WindowOptions {
  /** Development tools; never in a packaged build. */
  readonly devTools: boolean;
}

/** A dark neutral grey, so that nothing flashes white before the page has painted. */
const backgroundColor = '#1c1c1c';

/** The smallest window in which the screens fit, in CSS pixels. */
const minimum = { width: 1280, height: 800 };

const windowOptions = (options: WindowOptions): BrowserWindowConstructorOptions => ({
  title: 'Headroom',
  icon: join(import.meta.dirname, '../icon.png'),
  width: 1440,
  height: 900,
  minWidth: minimum.width,
  minHeight: minimum.height,
  backgroundColor,
  show: false,
  autoHideMenuBar: true,
  webPreferences: {
    preload: join(import.meta.dirname, '../preload.cjs'),
    ...lockedPreferences,
    devTools: options.devTools,
  },
});

/** Staff's window. The customer's window, if there is one, never comes to the front. */
let kioskWindow: BrowserWindow | null = null;

/** Creates the kiosk's own window. It appears when the page has painted for the first time. */
export function createKioskWindow(options: WindowOptions): BrowserWindow {
  const window = new BrowserWindow(windowOptions(options));
  kioskWindow = window;
  window.once('closed', () => {
    kioskWindow = null;
  });
  window.once('ready-to-show', () => {
    window.show();
  });
  return window;
}

/**
 * Claims this data folder for one kiosk. A second start hands over to the first, whose window comes to the front.
 *
 * @returns false in the second, which must end without touching any data
 */
export function claimSingleInstance(): boolean {
  const first = app.requestSingleInstanceLock();
  if (first) app.on('second-instance', focusWindow);
  return first;
}

function focusWindow(): void {
  if (kioskWindow === null) return;
  if (kioskWindow.isMinimized()) kioskWindow.restore();
  kioskWindow.show();
  kioskWindow.focus();
}
