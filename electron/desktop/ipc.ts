import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { callNames } from '../../shared/contract.ts';
import type { Kiosk } from '../kiosk.ts';
import { channelOf } from './channels.ts';
import { isPageAddress, isPageOrigin } from './page-origin.ts';

/**
 * True when a call comes from the main frame of the kiosk's window while that frame shows the kiosk's page. A frame
 * that has navigated or gone since the call is foreign. Checks address and origin: a page without an origin of its
 * own (`"null"`) can have the right address and still not be ours.
 */
function isOwnPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const frame = event.senderFrame;
  return (
    frame !== null &&
    event.sender === window.webContents &&
    frame.parent === null &&
    isPageAddress(frame.url) &&
    isPageOrigin(frame.origin)
  );
}

/**
 * Registers one handler per call, and sends the kiosk's events to the window. `kiosk` itself refuses an untrusted
 * sender.
 */
export function connectPage(kiosk: Pick<Kiosk, 'dispatch' | 'on'>, window: BrowserWindow): void {
  for (const name of callNames) {
    ipcMain.handle(channelOf(name), (event, args: unknown) =>
      kiosk.dispatch(name, { trusted: isOwnPage(event, window) }, args),
    );
  }
  const stop = kiosk.on((name, payload) => {
    // A page that has crashed requests everything again when it is back.
    if (!window.webContents.isCrashed()) window.webContents.send(channelOf(name), payload);
  });
  window.once('closed', stop);
}
