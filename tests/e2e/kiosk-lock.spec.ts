/** A counter that is locked to Headroom, in a real browser. */
import type { Locator, Page } from '@playwright/test';
import { supervisorPin } from './support/account.ts';
import { clientOfPage, openAtCamera, openWithPreview } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { stepHere } from './support/order.ts';
import { test as processTest } from './support/own-process.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

/** Adds a supervisor, and locks the kiosk on the screen with the keyboard. */
async function lockKiosk(page: Page, spoken: Spoken): Promise<void> {
  await (await clientOfPage(page)).call('addStaff', { name: 'Asha', role: 'supervisor', pin: supervisorPin });
  await spoken.use(page.getByRole('link', { name: 'Settings', exact: true }));
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeFocused();
  await spoken.use(page.getByRole('link', { name: 'Kiosk lock', exact: true }));
  await spoken.use(page.getByRole('checkbox', { name: 'Lock this computer to Headroom' }), 'Space');
  await expect(page.getByRole('button', { name: 'Leave Headroom' })).toBeVisible();
}

/** Each key of the list “A person who should not”. */
const browserKeys = [
  ...[
    'Control+r',
    'Control+f',
    'Control+=',
    'Control+-',
    'Control+Shift+i',
    'Control+h',
    'Control+p',
    'Control+s',
  ],
  ...['Control+n', 'Alt+ArrowLeft', 'F3', 'F5', 'F10', 'F12'],
];

test('a locked kiosk opens no menu of the browser, takes no dropped file, does not zoom, and refuses each key of a browser', async ({
  page,
}) => {
  const spoken = await Spoken.in(page);
  await lockKiosk(page, spoken);
  const again = page.getByRole('button', { name: 'Check again' });
  await expect(again).toBeVisible();
  await spoken.use(again);
  // It is off while the system is asked, which takes seconds on a busy machine.
  await expect(again).toBeEnabled();
  expect(await spoken.record()).toMatchSnapshot('kiosk-lock.txt');
  await look(page, 'kiosk-lock');
  const seen = await page.evaluateHandle(() => {
    const found = { refused: [] as string[], open: [] as string[] };
    const note = (name: string, event: Event): void =>
      void (event.defaultPrevented ? found.refused : found.open).push(name);
    for (const name of ['contextmenu', 'wheel']) window.addEventListener(name, (event) => note(name, event));
    window.addEventListener('keydown', (event) => {
      if (!['Control', 'Alt', 'Shift'].includes(event.key)) note(event.key, event);
    });
    // A dropped file stops before the page's own listeners, so the page reports it here.
    document.body.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, bubbles: true, cancelable: true }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    note('drop', drop);
    return found;
  });
  await page.getByRole('heading', { name: 'Kiosk lock' }).click({ button: 'right' });
  for (const key of browserKeys) await page.keyboard.press(key);
  const pressed = browserKeys.map((key) => key.split('+').at(-1) ?? key);
  expect(await seen.jsonValue()).toEqual({
    refused: ['wheel', 'drop', 'contextmenu', ...pressed],
    open: [],
  });
  await expect(page.getByRole('heading', { name: 'Kiosk lock' })).toBeVisible();
});

test('a locked kiosk chooses and saves files only after the supervisor’s PIN', async ({ page }) => {
  await lockKiosk(page, await Spoken.in(page));
  const opened: string[] = [];
  page.on('filechooser', () => opened.push('filechooser'));
  page.on('download', () => opened.push('download'));
  const dialog = page.getByRole('dialog', { name: 'Unlock the settings' });
  /** Uses a button twice: without the PIN, and with it. */
  const expectPin = async (button: Locator, what: 'filechooser' | 'download'): Promise<void> => {
    opened.length = 0;
    await expect(button).toBeEnabled();
    await button.press('Enter');
    await expect(dialog).toContainText('The kiosk is locked.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(opened).toEqual([]);
    await button.press('Enter');
    await dialog.getByLabel('Supervisor’s PIN').fill(supervisorPin);
    await page.keyboard.press('Enter');
    await expect.poll(() => opened).toEqual([what]);
  };

  const lockSettings = page.getByRole('button', { name: 'Lock the settings' });
  await page.getByRole('link', { name: 'Support', exact: true }).press('Enter');
  await lockSettings.press('Enter');
  await expect(lockSettings).toBeHidden();
  await expectPin(page.getByRole('button', { name: 'Save the support file' }), 'download');
  await lockSettings.press('Enter');
  await expect(lockSettings).toBeHidden();
  await openAtCamera(page);
  await expectPin(page.getByRole('button', { name: 'Import a picture' }), 'filechooser');
});

processTest(
  'a locked kiosk whose program was killed comes back to the same order and step, and a supervisor’s PIN ends it',
  async ({ page, studio }) => {
    await lockKiosk(page, await Spoken.in(page));
    const client = await clientOfPage(page);
    await client.call('addStaff', { name: 'Bo', role: 'staff', pin: '2580' });
    await openWithPreview(page, { customer: 'Amelia Okafor' });
    await expect.poll(() => client.call('keptScreen')).toMatch(/^\/order\/ord_/);
    await studio.powerCut();
    await studio.startAgain();
    await page.goto(await studio.address());

    const locked = page.getByRole('dialog', { name: /The counter is locked/ });
    await expect(locked).toBeVisible();
    const spoken = await Spoken.in(page);
    await expect(page.getByText('Amelia Okafor')).toHaveCount(0);
    await spoken.use(locked.getByRole('button', { name: 'Bo' }));
    await spoken.type('2580');
    await spoken.press('Enter');
    await expect(stepHere(page)).toContainText('Preview');
    await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible();

    await spoken.use(page.getByRole('link', { name: 'Settings', exact: true }));
    await spoken.use(page.getByRole('link', { name: 'Kiosk lock', exact: true }));
    await spoken.use(page.getByRole('button', { name: 'Leave Headroom' }));
    const leave = page.getByRole('dialog', { name: 'Leave Headroom?' });
    await look(page, 'kiosk-lock-leave');
    await spoken.type('0000');
    await spoken.press('Enter');
    await expect(leave.getByText(/^Wrong PIN/)).toBeVisible();
    await spoken.type(supervisorPin);
    await spoken.press('Enter');
    await expect(page.getByText('The kiosk has stopped or was restarted')).toBeVisible();
    expect(await spoken.record()).toMatchSnapshot('kiosk-lock-leave.txt');

    await studio.startAgain();
    await page.goto(await studio.address());
    await locked.getByRole('button', { name: 'Bo' }).click();
    await page.keyboard.type('2580');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  },
);
