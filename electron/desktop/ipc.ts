import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { callNames } from '../../shared/contract.ts';
import type { Kiosk } from '../kiosk.ts';
import { channelOf } from './channels.ts';
import { isPageAddress, isPageOrigin } from './page-origin.ts';

/**
 * True when a call comes from the main frame of the kiosk's window while that frame shows the kiosk's page. A frame
 * that has navigated or gone since it called is foreign. Address and origin are both asked: a page that runs
 * without an origin of its own (`"null"`) has the right address and is still not ours.
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

/** One handler a call, and the kiosk's events to the window. `kiosk` itself refuses a sender that is not trusted. */
export function connectPage(kiosk: Pick<Kiosk, 'dispatch' | 'on'>, window: BrowserWindow): void {
  for (const name of callNames) {
    ipcMain.handle(channelOf(name), (event, args: unknown) =>
      kiosk.dispatch(name, { trusted: isOwnPage(event, window) }, args),
    );
  }
  const stop = kiosk.on((name, payload) => {
    // A page that has crashed asks for everything again when it is back.
    if (!window.webContents.isCrashed()) window.webContents.send(channelOf(name), payload);
  });
  window.once('closed', stop);
}
