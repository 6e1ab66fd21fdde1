import { app, BrowserWindow, type BrowserWindowConstructorOptions, type Rectangle } from 'electron';
import type { Log } from '../log.ts';
import { recoverFromCrashes } from './crash.ts';
import { guardKeys, type LockOfKeys } from './keyboard.ts';
import { customerAddress, customerPartition } from './page-origin.ts';
import { lockedPreferences } from './web-preferences.ts';

const backgroundColor = '#1c1c1c';

/**
 * Options of the window on the customer's display. It has no preload, and so no access to the kiosk; it fills its
 * display, and accepts taps but never the focus, so that staff's typing stays in their own window.
 */
const windowOptions = (bounds: Rectangle, devTools: boolean): BrowserWindowConstructorOptions => ({
  title: 'Headroom',
  ...bounds,
  frame: false,
  thickFrame: false,
  roundedCorners: false,
  hasShadow: false,
  movable: false,
  resizable: false,
  minimizable: false,
  maximizable: false,
  fullscreenable: false,
  enableLargerThanScreen: true,
  focusable: false,
  skipTaskbar: true,
  alwaysOnTop: true,
  acceptFirstMouse: true,
  backgroundColor,
  show: false,
  webPreferences: {
    partition: customerPartition,
    ...lockedPreferences,
    devTools,
  },
});

/**
 * Opens the customer's page on their display.
 *
 * @param bounds the whole of that display, in the system's device-independent px
 */
export function openCustomerWindow(bounds: Rectangle, lock: LockOfKeys, log: Log): BrowserWindow {
  const window = new BrowserWindow(windowOptions(bounds, !app.isPackaged));
  recoverFromCrashes(window, log);
  guardKeys(window.webContents, lock);
  // Keeps the window above the task bar that some systems show on every display, which only a focused window would
  // hide.
  window.setAlwaysOnTop(true, 'screen-saver');
  window.once('ready-to-show', () => {
    window.showInactive();
  });
  window.loadURL(customerAddress).catch((error: unknown) => {
    // Unplugging a display closes its window, possibly while the page is still loading.
    log.error(
      { error: error instanceof Error ? error.name : typeof error },
      'the customer’s page did not load',
    );
  });
  return window;
}
