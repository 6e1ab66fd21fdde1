import { app, powerSaveBlocker, session, type BrowserWindow } from 'electron';
import type { Kiosk } from '../kiosk.ts';
import type { Log } from '../log.ts';
import { startsWithComputer, startWithComputer } from './autostart.ts';
import { setMenu } from './menu.ts';
import { spokenLanguage } from './start-words.ts';

/**
 * Locks the counter to the window while the kiosk's lock is on, and follows it when a supervisor changes it: the window
 * fills the screen, stays there and does not close; display and system stay awake; the program starts with the computer.
 * The system itself may end the program, as at a shutdown. `keyboard.ts` keeps the keys from it.
 */
export function followKioskLock(
  kiosk: Pick<Kiosk, 'lock' | 'language' | 'mayOpenDialogs' | 'on'>,
  window: BrowserWindow,
  log: Log,
): void {
  const { lock } = kiosk;
  let isLocked = false;
  let ending = false;
  let awake: number | null = null;

  function follow(): void {
    if (lock.isOn() === isLocked) return;
    isLocked = lock.isOn();
    window.setKiosk(isLocked);
    setMenu(process.platform, isLocked, spokenLanguage(kiosk.language()));
    startWithComputer(isLocked, log);
    if (isLocked) awake = powerSaveBlocker.start('prevent-display-sleep');
    else if (awake !== null) powerSaveBlocker.stop(awake);
  }
  const stay = (): void => {
    if (!isLocked || window.isDestroyed()) return;
    window.restore();
    window.setKiosk(true);
  };

  lock.attach({ leave: () => app.quit(), startsWithComputer });
  app.on('before-quit', () => {
    ending = true;
  });
  window.on('close', (event) => {
    if (!isLocked || ending) return;
    event.preventDefault();
    lock.askToLeave();
  });
  window.on('minimize', stay);
  window.on('leave-full-screen', stay);
  session.defaultSession.on('will-download', (event) => {
    // The dialog that asks where to save shows the computer's folders.
    if (!kiosk.mayOpenDialogs()) event.preventDefault();
  });
  const stop = kiosk.on((name) => {
    if (name === 'counterChanged') follow();
  });
  window.once('closed', stop);
  follow();
}
