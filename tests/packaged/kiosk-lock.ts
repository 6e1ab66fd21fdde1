import type { Page } from '@playwright/test';
import { powerSaveBlocker } from './electron/index.ts';
import { BrowserWindow } from './electron/windows.ts';

/** The supervisor's. */
export const pin = '4711';
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave Headroom?' });

/** Locks the packaged kiosk, and returns its window. */
export async function lockKiosk(page: Page): Promise<BrowserWindow> {
  const [window] = [...BrowserWindow.open].filter(({ webContents }) =>
    webContents.address.startsWith('app://headroom/'),
  );
  if (window === undefined) throw new Error('The kiosk has no window.');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.getByRole('button', { name: 'Add the first supervisor' }).click();
  const person = page.getByRole('dialog', { name: 'Add a person' });
  await person.getByLabel('Name').fill('Asha');
  await person.getByLabel('New PIN').fill(pin);
  await person.getByLabel('Repeat the PIN').fill(pin);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Kiosk lock', exact: true }).click();
  await page.getByText('Lock this computer to Headroom', { exact: true }).click();
  await page.getByRole('button', { name: 'Leave Headroom' }).waitFor();
  if (!window.isKiosk() || !powerSaveBlocker.isStarted())
    throw new Error('A locked kiosk does not fill the screen, or lets it sleep.');
  return window;
}

/** Cancels the question for the PIN. */
export async function stayInside(page: Page): Promise<void> {
  await leaving(page).waitFor();
  await page.keyboard.press('Escape');
  await leaving(page).waitFor({ state: 'detached' });
}

/** Closes the window, which only asks, and leaves with the PIN. The program must then end. */
export async function leave(page: Page, window: BrowserWindow): Promise<void> {
  window.close();
  await stayInside(page);
  if (window.isDestroyed()) throw new Error('A locked window was closed without the PIN.');

  await page.keyboard.press('Control+q');
  await leaving(page).getByLabel('Supervisor’s PIN').fill(pin);
  await page.keyboard.press('Enter');
}
