import { app } from 'electron';
import { join } from 'node:path';
import { isStartedAsPackaged } from './desktop/admission.ts';
import { registerAppScheme, serveApp } from './desktop/app-protocol.ts';
import { noteLostProcesses, noteUnhandledErrors, recoverFromCrashes } from './desktop/crash.ts';
import { followDisplays } from './desktop/customer-display.ts';
import { serveCustomer } from './desktop/customer-protocol.ts';
import { openCustomerWindow } from './desktop/customer-window.ts';
import { setDataFolder } from './desktop/data-folder.ts';
import { updateHost } from './desktop/install-update.ts';
import { connectPage } from './desktop/ipc.ts';
import { guardKeys } from './desktop/keyboard.ts';
import { followKioskLock } from './desktop/kiosk-lock.ts';
import { setMenu } from './desktop/menu.ts';
import { pageAddress } from './desktop/page-origin.ts';
import { guardCustomerSession, guardSession, refuseForeignContent } from './desktop/policy.ts';
import { forkPractice } from './desktop/practice-process.ts';
import { shutDownOnQuit } from './desktop/quit.ts';
import { reportFailedStart } from './desktop/failed-start.ts';
import { endSecondStart } from './desktop/second-start.ts';
import { spokenLanguage } from './desktop/start-words.ts';
import { claimSingleInstance, createKioskWindow } from './desktop/window.ts';
import { forkUtility } from './desktop/work-process.ts';
import { collectGarbage, stopMemoryReducer } from './collect.ts';
import { createKiosk, type Kiosk } from './kiosk.ts';
import { readLanguage } from './language/kept-language.ts';
import { createLog } from './log.ts';

stopMemoryReducer();
// If the start is not admitted, the reason has been shown and the program ends.
if (isStartedAsPackaged()) begin();

function begin(): void {
  if (!setDataFolder(process.argv)) {
    app.exit(2);
    return;
  }
  if (!claimSingleInstance()) {
    void endSecondStart();
    return;
  }
  // Runs every page in the operating system's sandbox, whatever its window requests. The kiosk shows pictures that
  // customers bring and answers that come over the network; a fault in a decoder must not reach the keychain, the
  // database or the network, which are all in this process. Otherwise a window that forgot `sandbox: true` would be
  // the way in.
  app.enableSandbox();
  registerAppScheme();
  refuseForeignContent();
  // Not `await`: Electron becomes ready only after this module has finished.
  void app.whenReady().then(start).catch(reportFailedStart);
}

async function start(): Promise<void> {
  const dataDir = app.getPath('userData');
  const log = createLog({ dir: dataDir });
  noteUnhandledErrors(log);
  noteLostProcesses(log);
  await guardSession();
  const customerSession = await guardCustomerSession();
  setMenu(process.platform, false, spokenLanguage(readLanguage(dataDir)));

  const launchPractice = forkPractice;
  const kiosk: Kiosk = await createKiosk({
    dataDir,
    host: 'desktop',
    version: app.getVersion(),
    launchPractice,
    launchWork: forkUtility,
    updateHost: updateHost(() => kiosk),
    log,
  });
  shutDownOnQuit(kiosk, log);
  const page = {
    dir: join(import.meta.dirname, '../renderer'),
    language: () => spokenLanguage(kiosk.language()),
  };
  serveApp(kiosk, page, log);
  serveCustomer(customerSession, kiosk.customerScreen.page, page, log);

  const window = createKioskWindow({ devTools: !app.isPackaged });
  connectPage(kiosk, window);
  recoverFromCrashes(window, log);
  guardKeys(window.webContents, kiosk.lock);
  followKioskLock(kiosk, window, log);
  followDisplays(kiosk, window, (bounds) => openCustomerWindow(bounds, kiosk.lock, log));
  await window.loadURL(pageAddress);
  // Show the window before the studio is open, so that its page can report a locked keychain.
  await kiosk.opened;
  collectGarbage();
}
