import type { Page } from '@playwright/test';
import { powerSaveBlocker } from './electron/index.ts';
import { BrowserWindow } from './electron/windows.ts';

const pin = '4711';

/** Locks the packaged kiosk, tries what must not work, and leaves it with the PIN. The program must then end. */
export async function lockAndLeave(page: Page): Promise<void> {
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
  const leaving = page.getByRole('dialog', { name: 'Leave Headroom?' });
  await page.getByRole('button', { name: 'Leave Headroom' }).waitFor();
  if (!window.isKiosk() || !powerSaveBlocker.isStarted())
    throw new Error('A locked kiosk does not fill the screen, or lets it sleep.');

  window.close();
  await leaving.waitFor();
  await page.keyboard.press('Escape');
  await leaving.waitFor({ state: 'detached' });
  if (window.isDestroyed()) throw new Error('A locked window was closed without the PIN.');

  await page.keyboard.press('Control+q');
  await leaving.getByLabel('Supervisor’s PIN').fill(pin);
  await page.keyboard.press('Enter');
}
