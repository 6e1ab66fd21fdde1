/** The sheet at the hand-over: to scale, moved by mouse, touch and keys, and the effects of a printer's state. */
import type { Locator, Page } from '@playwright/test';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test, type OpenScene } from './support/scene-page.ts';
import { Spoken } from './support/spoken.ts';

async function open(page: Page, openScene: OpenScene): Promise<void> {
  await openScene(`?scene=handover#/order/${sceneOrder('handover').id}`);
  await page.getByRole('button', { name: 'Layout' }).click();
  await expect(page.getByRole('group', { name: /^Sheet of/ })).toBeVisible();
}
const photo = (page: Page, n: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Photo ${n} of`) });
/** The line under the sheet: a problem, or the position of the chosen photo. */
const place = (page: Page): Locator =>
  page.getByRole('main').getByText(/mm from the left, .*\smm from the top$/);
/** Number of requests to the main process to plan a sheet. */
const asked = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { callsMade } = window as unknown as { callsMade: readonly { readonly name: string }[] };
    return callsMade.filter(({ name }) => name === 'planSheet').length;
  });
async function drag(
  page: Page,
  from: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error('the photo is on the sheet');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 30 });
}

test('the sheet is shown to scale: a photo is as wide as its millimetres on the ruler', async ({
  page,
  openScene,
}) => {
  await open(page, openScene);

  const sheet = await page.locator('svg .paper').boundingBox();
  const first = await photo(page, 1).boundingBox();

  // 4 x 6 in in landscape: 152.4 mm across.
  expect((first?.width ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(35 / 152.4, 2);
});

test('a photo is dragged by mouse, planned once when it is dropped, and given back by Escape', async ({
  page,
  openScene,
}) => {
  await open(page, openScene);
  await page.getByRole('combobox', { name: 'Photos' }).selectOption('4');
  await expect(photo(page, 4)).toBeVisible();
  const before = await asked(page);

  await drag(page, photo(page, 1), { x: -60, y: -40 });
  await expect(place(page)).toBeVisible();
  expect(await asked(page)).toBe(before);
  await page.mouse.up();
  await expect.poll(() => asked(page)).toBe(before + 1);
  await look(page, 'paper-picked', [{ width: 1280, height: 800 }]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Laid out by hand.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('main').getByText('Laid out automatically. Drag a photo to move it.'),
  ).toBeVisible();
});

test('a drag that Escape ends moves nothing', async ({ page, openScene }) => {
  await open(page, openScene);
  const before = await photo(page, 1).getAttribute('aria-label');

  await drag(page, photo(page, 1), { x: 80, y: 20 });
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await expect(photo(page, 1)).toHaveAttribute('aria-label', before ?? '');
});

test('overlapping photos are shown, reported and not printed', async ({ page, openScene }) => {
  await open(page, openScene);

  await drag(page, photo(page, 1), { x: 30, y: 60 });
  await page.mouse.up();

  await expect(page.getByRole('alert')).toContainText('photos lie on one another: move them apart.');
  await expect(nextStep(page, /^Print 1 sheet on DS620/)).toBeDisabled();
  await look(page, 'paper-overlap', [{ width: 1280, height: 800 }]);
});

test.describe('on a touch screen', () => {
  test('a finger moves a photo', async ({ page, openScene }) => {
    await open(page, openScene);
    await page.getByRole('combobox', { name: 'Photos' }).selectOption('2');
    await expect(photo(page, 3)).toBeHidden();
    const box = await photo(page, 1).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: readonly [number, number]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: to === undefined ? [] : [{ x: to[0], y: to[1] }],
      });

    await send('touchStart', [x, y]);
    for (let step = 1; step <= 10; step += 1) await send('touchMove', [x - step * 4, y - step * 18]);
    await send('touchEnd');

    await expect(place(page)).toHaveText('3 mm from the left, 3 mm from the top');
  });
});

test('a photo is moved, turned and taken off by keys', async ({ page, openScene }) => {
  await open(page, openScene);
  await page.getByRole('combobox', { name: 'Photos' }).selectOption('1');
  await expect(photo(page, 2)).toBeHidden();
  await photo(page, 1).focus();
  const where = async (): Promise<readonly number[]> =>
    ((await place(page).textContent()) ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  const [x = 0, y = 0] = await where();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  const [left = 0, top = 0] = await where();
  expect(x - left).toBeCloseTo(0.5, 1);
  expect(y - top).toBeCloseTo(5, 1);

  await page.keyboard.press('r');
  await expect(page.getByText('45 × 35 mm as it lies')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take off the sheet' })).toBeDisabled();
  await expect(nextStep(page, /^Print 1 sheet on DS620/)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Waiting at the printer')).toBeVisible();
});

test('a printer that is not calibrated says so before printing, and what that costs', async ({
  page,
  openScene,
}) => {
  await open(page, openScene);

  await page.getByLabel('Printer', { exact: true }).selectOption('cups:Office');

  await expect(page.getByText('Not calibrated yet', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('2 photos fewer: this printer keeps 6 mm free.'),
  ).toBeVisible();
  await expect(nextStep(page, /^Calibrate this printer/)).toBeEnabled();
  await look(page, 'paper-not-calibrated');
});

test("another customer's photo is found, shares the sheet and is taken off", async ({ page, openScene }) => {
  await open(page, openScene);

  await page.getByRole('button', { name: 'Add another customer’s photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another customer’s photo' });
  await dialog.getByLabel('Name, order number or code').fill('hart');
  await expect(dialog.getByRole('button', { name: /Tom Ashworth/ })).toBeHidden();
  await dialog.getByRole('button', { name: /Grace Hartley/ }).click();
  await expect(dialog.getByText('On the sheet')).toBeVisible();
  await look(page, 'paper-guests', [{ width: 1280, height: 800 }]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('button', { name: /^Photo \d of 8: UK passport · Grace Hartley/ })).toHaveCount(
    4,
  );
  await page.getByRole('button', { name: 'Take UK passport · Grace Hartley off the sheet' }).click();
  await expect(page.getByRole('button', { name: /Grace Hartley/ })).toHaveCount(0);
});

test('text beside the photos is in the waste of the sheet', async ({ page, openScene }) => {
  await open(page, openScene);

  await page.getByText('Write beside the photos').click();

  await expect(page.locator('svg text', { hasText: 'UK passport 35 x 45 mm' })).toHaveCount(1);
});

test('a sheet that waits for paper says so, is cancelled from the screen and printed again', async ({
  page,
  openScene,
}) => {
  await openScene(`?scene=print-out-of-paper#/order/${sceneOrder('print-out-of-paper').id}`);
  await expect(page.getByText('Out of paper.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hand over', level: 1 })).toBeFocused();
  await expect(page.getByRole('log').first()).toContainText('Do not hand over yet');

  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('button', { name: 'Cancel this print' }));
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();

  await spoken.use(page.getByRole('button', { name: 'Print again', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Print again?' })).toBeVisible();
  await spoken.type('no paper');
  await spoken.press('Enter');
  await expect(page.getByRole('main').getByText('Waiting at the printer')).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('out-of-paper.txt');
});
