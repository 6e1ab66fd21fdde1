import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { join } from 'node:path';

interface WindowOptions {
  /** Fills the screen and stays there: for a counter where customers can reach the keyboard. */
  readonly kioskLock: boolean;
  /** Development tools; never in a packaged build. */
  readonly devTools: boolean;
}

/** The neutral mid-grey's dark end, so that nothing flashes white before the page has painted. */
const backgroundColor = '#1c1c1c';

/** The smallest window in which the screens hold, in CSS pixels. */
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
  kiosk: options.kioskLock,
  webPreferences: {
    preload: join(import.meta.dirname, '../preload.cjs'),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: options.devTools,
  },
});

/** Makes the kiosk's one window. It shows itself when the page has painted for the first time. */
export function createKioskWindow(options: WindowOptions): BrowserWindow {
  const window = new BrowserWindow(windowOptions(options));
  window.once('ready-to-show', () => {
    window.show();
  });
  return window;
}

/**
 * Claims this data folder for one kiosk. A second start hands over to the first, whose window comes to the front.
 *
 * @returns false in the second, which must quit without touching any data
 */
export function claimSingleInstance(): boolean {
  const first = app.requestSingleInstanceLock();
  if (first) app.on('second-instance', focusWindow);
  return first;
}

function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
