/** Checks of a kiosk while it is locked: keys as the system would press them, the mouse, downloads, and the window itself. */
import type { Page } from '@playwright/test';
import type { KeyboardInputEvent } from 'electron';
import { isDeepStrictEqual } from 'node:util';
import { combinations, keysOfBrowsers, namesOf } from '../support/kiosk/keys-of-browsers.ts';
import { call } from './bridge.ts';
import type { RunningKiosk } from './start.ts';

const pin = '4711';
/** Time in which what a key, a click or a download begins would be there, ms. */
const beginMs = 1_000;

/** Locks the kiosk without a supervisor at the counter, runs a check, and unlocks it. */
async function whileLocked(page: Page, check: () => Promise<boolean>): Promise<boolean> {
  const staff = await call(page, 'staff');
  // The first supervisor is unlocked at once.
  if (staff.length === 0) await call(page, 'addStaff', { name: 'Asha', role: 'supervisor', pin });
  await call(page, 'setKioskLock', { on: true });
  await call(page, 'lockSupervisor');
  try {
    // The page closes what a browser offers once it has heard of the lock.
    await page.waitForTimeout(beginMs);
    return await check();
  } finally {
    await unlock(page);
    await call(page, 'setKioskLock', { on: false });
  }
}
async function unlock(page: Page): Promise<void> {
  const [supervisor] = await call(page, 'staff');
  if (supervisor !== undefined) await call(page, 'unlockSupervisor', { staffId: supervisor.id, pin });
}

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave Headroom?' });
/** Cancels the question for the PIN, which must be there. */
async function stayInside(page: Page): Promise<void> {
  await leaving(page).waitFor({ timeout: 5_000 });
  await page.keyboard.press('Escape');
  await leaving(page).waitFor({ state: 'detached', timeout: 5_000 });
}

/** A key as Electron takes it. */
type Press = Pick<KeyboardInputEvent, 'keyCode'> & {
  readonly modifiers: NonNullable<KeyboardInputEvent['modifiers']>;
};

const browserPresses: readonly Press[] = Object.values(keysOfBrowsers).flatMap(
  ({ key, keyCode = key, under }) =>
    keyCode === null ? [] : combinations.filter(under).map((held) => ({ keyCode, modifiers: namesOf(held) })),
);
/** Keys that close or minimise a window, or end a program. */
const leavingPresses: readonly Press[] = [
  { keyCode: 'F4', modifiers: ['alt'] },
  { keyCode: 'q', modifiers: ['control'] },
  { keyCode: 'q', modifiers: ['meta'] },
  { keyCode: 'm', modifiers: ['meta'] },
];

/**
 * Presses keys in the kiosk's window. They pass Electron's `before-input-event`, which Playwright's own keys do not.
 * @returns for each key whether the program kept it from the page; null when Electron never asked it
 */
const press = ({ program }: RunningKiosk, presses: readonly Press[]): Promise<(boolean | null)[]> =>
  program.evaluate(async ({ BrowserWindow }, keys) => {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
      webContents.getURL().startsWith('app://headroom/'),
    );
    if (window === undefined) throw new Error('The kiosk has no window.');
    const { webContents } = window;
    // Only a window in front gets keys.
    window.focus();
    const kept: (boolean | null)[] = [];
    for (const key of keys) {
      let isKept: boolean | null = null;
      const hear = (event: Electron.Event, { type }: Electron.Input): void => {
        // The program listens since the window was made, so it has decided by now.
        if (type === 'keyDown') isKept = event.defaultPrevented;
      };
      webContents.on('before-input-event', hear);
      webContents.sendInputEvent({ type: 'keyDown', ...key });
      webContents.sendInputEvent({ type: 'keyUp', ...key });
      await new Promise((resolve) => setTimeout(resolve, 50));
      webContents.removeListener('before-input-event', hear);
      kept.push(isKept);
    }
    return kept;
  }, presses);

/** Returns the page's address, the windows, their zoom and their tools: a key that is not refused changes one of them. */
const stateOf = async ({ program, page }: RunningKiosk): Promise<unknown> => ({
  address: page.url(),
  windows: program.windows().length,
  // Lost when the page is loaded again.
  mark: await page.evaluate(() => {
    const { mark = Math.random() } = globalThis as { mark?: number };
    Object.assign(globalThis, { mark });
    return mark;
  }),
  window: await program.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => ({
      isKiosk: window.isKiosk(),
      isMinimized: window.isMinimized(),
      isVisible: window.isVisible(),
      zoom: window.webContents.getZoomFactor(),
      hasTools: window.webContents.isDevToolsOpened(),
    })),
  ),
});

/** Presses keys, and returns whether the program kept each of them and nothing came of them. */
async function areKept(kiosk: RunningKiosk, presses: readonly Press[]): Promise<boolean> {
  const before = await stateOf(kiosk);
  const kept = await press(kiosk, presses);
  await kiosk.page.waitForTimeout(beginMs);
  const open = presses.filter((_press, index) => kept[index] !== true);
  if (open.length > 0) throw new Error(`not kept from the page: ${JSON.stringify(open)}`);
  return isDeepStrictEqual(await stateOf(kiosk), before);
}

/**
 * Begins a download of the page's own, as a receipt is.
 * @returns whether the program refused it; null when none began
 */
const isDownloadRefused = ({ program }: RunningKiosk): Promise<boolean | null> =>
  program.evaluate(async ({ BrowserWindow, session }) => {
    const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
      webContents.getURL().startsWith('app://headroom/'),
    );
    const begun = new Promise<boolean | null>((resolve) => {
      setTimeout(() => resolve(null), 5_000);
      // Added after the program's own listeners.
      session.defaultSession.once('will-download', (event) => {
        resolve(event.defaultPrevented);
        // Otherwise the system's window would wait for a person.
        event.preventDefault();
      });
    });
    await window?.webContents.executeJavaScript(`{
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['a receipt']));
      link.download = 'receipt.txt';
      link.click();
    }`);
    return begun;
  });

export const lockedChecks: Readonly<Record<string, (kiosk: RunningKiosk) => Promise<boolean>>> = {
  'a locked kiosk fills the screen and does not close': ({ program, page }) =>
    whileLocked(page, async () => {
      const found = await program.evaluate(async ({ BrowserWindow, powerSaveBlocker }) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.close();
        window?.minimize();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const awake = [...Array(10).keys()].some((id) => powerSaveBlocker.isStarted(id));
        return { awake, isKiosk: window?.isKiosk(), isMinimized: window?.isMinimized() };
      });
      await stayInside(page);
      return isDeepStrictEqual(found, { awake: true, isKiosk: true, isMinimized: false });
    }),

  'no key of a browser, with any modifier': (kiosk) =>
    whileLocked(kiosk.page, async () => {
      const stays = await areKept(kiosk, browserPresses);
      // Alt+F4 is among them.
      await stayInside(kiosk.page);
      return stays;
    }),

  'no key that closes, quits or minimises: each asks for the PIN': (kiosk) =>
    whileLocked(kiosk.page, async () => {
      for (const one of leavingPresses) {
        if (!(await areKept(kiosk, [one]))) return false;
        await stayInside(kiosk.page);
      }
      return true;
    }),

  'a locked kiosk leaves typing alone': (kiosk) =>
    whileLocked(kiosk.page, async () => {
      await kiosk.page.evaluate(() => {
        window.addEventListener('keydown', ({ code }) => Object.assign(globalThis, { typed: code }));
      });
      const kept = await press(kiosk, [{ keyCode: 'j', modifiers: [] }]);
      const typed: unknown = await kiosk.page.evaluate(() => Reflect.get(globalThis, 'typed') as unknown);
      return isDeepStrictEqual([kept, typed], [[false], 'KeyJ']);
    }),

  'a locked kiosk opens no context menu': ({ program, page }) =>
    whileLocked(page, async () => {
      await page.evaluate(() => {
        const menus: boolean[] = [];
        Object.assign(globalThis, { menus });
        window.addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented));
      });
      const asked = await program.evaluate(async ({ BrowserWindow }) => {
        const window = BrowserWindow.getAllWindows().find(({ webContents }) =>
          webContents.getURL().startsWith('app://headroom/'),
        );
        let menus = 0;
        const count = (): void => void (menus += 1);
        window?.webContents.on('context-menu', count);
        for (const type of ['mouseDown', 'mouseUp'] as const)
          window?.webContents.sendInputEvent({ type, x: 400, y: 300, button: 'right', clickCount: 1 });
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        window?.webContents.removeListener('context-menu', count);
        return menus;
      });
      const refused: unknown = await page.evaluate(() => Reflect.get(globalThis, 'menus') as unknown);
      return isDeepStrictEqual([asked, refused], [0, [true]]);
    }),

  'a locked kiosk saves no file until a supervisor is at the counter': (kiosk) =>
    whileLocked(kiosk.page, async () => {
      const alone = await isDownloadRefused(kiosk);
      await unlock(kiosk.page);
      return isDeepStrictEqual([alone, await isDownloadRefused(kiosk)], [true, false]);
    }),
};
