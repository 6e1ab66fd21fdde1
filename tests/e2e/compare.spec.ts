/* oxlint-disable max-lines -- Its walks share two pictures, which take long to load. */
/** Comparing two pictures: with the mouse, the keyboard and the fingers, and when one does not load. */
import { expect, test, type Page } from '@playwright/test';
import {
  openComparePage,
  openCompareSite,
  type CompareSite,
  type ServedPicture,
} from '../renderer/compare/compare-page.ts';
import { disc, flat, halves, pixelGrid } from '../renderer/compare/pictures.ts';
import {
  colourAt,
  dividerOf,
  expectReady,
  expectZoom,
  pixelsOf,
  put,
  stageOf,
  touch,
  zoomOf,
} from './support/comparison.ts';
import { look } from './support/looks.ts';
import { Spoken } from './support/spoken.ts';

let site: CompareSite;
let red: ServedPicture;
let blue: ServedPicture;
let grid: ServedPicture;
let small: ServedPicture;
let large: ServedPicture;
let cutOut: ServedPicture;
/** An image that the records know, but that no file exists for. */
const lost = (number: number, bytes: ServedPicture['bytes']): ServedPicture => ({
  image: { ...red.image, id: `img_${String(number).padStart(32, '0')}` },
  bytes,
});

test.beforeAll(async () => {
  site = await openCompareSite();
  red = await flat(1, 900, 600, '#c02020');
  blue = await flat(2, 900, 600, '#2040c0');
  grid = await pixelGrid(3, 2_400, 1_600);
  small = await halves(4, 600, 400);
  large = await halves(5, 2_400, 1_600);
  cutOut = await disc(6, 600, '#208040');
  for (const picture of [red, blue, grid, small, large, cutOut]) site.serve(picture);
});
test.afterAll(() => site.close());
test.describe.configure({ mode: 'default' });

const [reds, blues, greens] = ['#c02020', '#2040c0', '#208040'];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.address);
});

test.describe('under the divider', () => {
  test('before is on its left and after on its right, wherever the mouse moves it', async ({ page }) => {
    await put(page, red, blue);
    await expectReady(page);
    expect([await colourAt(page, 500, 300), await colourAt(page, 730, 300)]).toEqual([reds, blues]);

    const handle = await dividerOf(page).boundingBox();
    const y = (handle?.y ?? 0) + 200;
    await page.mouse.move((handle?.x ?? 0) + 24, y);
    await page.mouse.down();
    await page.mouse.move((handle?.x ?? 0) + 224, y, { steps: 5 });
    await page.mouse.up();

    expect([await colourAt(page, 730, 300), await colourAt(page, 850, 300)]).toEqual([reds, blues]);
  });

  test('the keyboard moves it, zooms and moves the view, and the position is said', async ({ page }) => {
    await put(page, red, blue);
    await expectReady(page);
    const spoken = await Spoken.in(page);
    await spoken.press('Tab');
    await expect(stageOf(page)).toBeFocused();
    await spoken.press('Tab');
    await expect(dividerOf(page)).toBeFocused();

    await spoken.press('ArrowRight');
    await expect(dividerOf(page)).toHaveAttribute('aria-valuetext', '51% Original');
    await spoken.press('Home');
    expect(await colourAt(page, 300, 300)).toBe(blues);
    await spoken.press('End');
    expect(await colourAt(page, 900, 300)).toBe(reds);
    await spoken.press('PageDown');
    await expect(dividerOf(page)).toHaveAttribute('aria-valuenow', '90');

    await spoken.press('+');
    await spoken.rest();
    await spoken.press('Shift+Tab');
    await spoken.press('ArrowRight');
    await spoken.rest();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    await spoken.goTo(zoomIn);
    await spoken.press('Enter');
    for (let step = 1; step < 4; step += 1) await page.keyboard.press('Enter');
    await expect(zoomIn).toBeDisabled();
    await spoken.rest();
    await spoken.press('0');
    await spoken.rest();
    await spoken.goTo(page.getByRole('radio', { name: 'Slider' }));
    await spoken.press('ArrowRight');
    await spoken.rest();
    expect(await spoken.record()).toMatchSnapshot('compare.txt');
  });

  test('a whole picture can be dragged anywhere; a larger one is moved', async ({ page }) => {
    await put(page, large, large);
    await expectReady(page);
    const drag = async (): Promise<void> => {
      await page.mouse.move(300, 300);
      await page.mouse.down();
      await page.mouse.move(400, 300, { steps: 4 });
      await page.mouse.up();
    };
    await drag();
    await expect(dividerOf(page)).not.toHaveAttribute('aria-valuenow', '50');
    const share = await dividerOf(page).getAttribute('aria-valuenow');

    await page.keyboard.press('1');
    const before = await pixelsOf(page, { x: 0, y: 300, width: 1_200, height: 1 });
    await drag();
    const after = await pixelsOf(page, { x: 0, y: 300, width: 1_200, height: 1 });

    await expect(dividerOf(page)).toHaveAttribute('aria-valuenow', share ?? '');
    expect(after.subarray(300, 3_600).equals(before.subarray(0, 3_300))).toBe(true);
  });

  test('pictures of different sizes show the same part at the same position, at every zoom', async ({
    page,
  }) => {
    await put(page, small, large);
    await expectReady(page);
    const edge = async (): Promise<number> => {
      const row = await pixelsOf(page, { x: 0, y: 250, width: 1_232, height: 1 });
      const whiteFrom = Array.from({ length: 1_232 }, (_, x) => x).find(
        (x) => (row[x * 3] ?? 0) > 127 && x > 250,
      );
      return whiteFrom ?? -1;
    };
    for (const keys of [[], ['+', '+'], ['1'], ['+', '+', '+']]) {
      for (const key of keys) await page.keyboard.press(key);
      await dividerOf(page).press('End');
      const before = await edge();
      await dividerOf(page).press('Home');
      expect(Math.abs((await edge()) - before)).toBeLessThanOrEqual(2);
      expect(before).toBeGreaterThan(400);
    }
  });
});

test.describe('zoom', () => {
  test('at 100 % every pixel of the picture is one of the display', async ({ page }) => {
    await put(page, null, grid);
    await expectReady(page);
    await page.keyboard.press('1');
    await expectZoom(page, '100%');

    const rows = await pixelsOf(page, { x: 200, y: 100, width: 300, height: 2 });

    const red = Array.from({ length: 300 }, (_, x) => rows[x * 3] ?? -1);
    const first = red[0] ?? -1;
    expect(red).toEqual(red.map((_, x) => (x % 2 === 0 ? first : 255 - first)));
    const green = [rows[1], rows[300 * 3 + 1]].toSorted();
    expect(green).toEqual([0, 255]);
  });

  test('at 400 % each pixel is a square of four', async ({ page }) => {
    await put(page, null, grid);
    await expectReady(page);
    await page.keyboard.press('1');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
    await expectZoom(page, '400%');

    const row = await pixelsOf(page, { x: 200, y: 200, width: 40, height: 1 });

    const runs = Array.from({ length: 40 }, (_, x) => (row[x * 3] === 255 ? '1' : '0'))
      .join('')
      .match(/1+|0+/g)
      ?.slice(1, -1);
    expect(new Set(runs)).toEqual(new Set(['1111', '0000']));
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  });

  test('the wheel keeps the point under it; keys, buttons and a double click switch between the whole and 100 %', async ({
    page,
  }) => {
    await put(page, null, large);
    await expectReady(page);
    const whole = await zoomOf(page);
    // The line between the picture's halves is in the middle of the stage.
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(whole + 20);
    const row = await pixelsOf(page, { x: 606, y: 250, width: 20, height: 1 });
    expect([row[0], row[57]]).toEqual([0, 255]);

    await page.keyboard.press('0');
    await expectZoom(page, `${whole}%`);
    await page.mouse.dblclick(400, 300);
    await expectZoom(page, '100%');
    await page.mouse.dblclick(400, 300);
    await expectZoom(page, `${whole}%`);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectZoom(page, `${Math.round(whole * 1.5)}%`);
    await page.getByRole('button', { name: 'Whole' }).click();
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await page.getByRole('button', { name: '100%' }).click();
    await expectZoom(page, '100%');
  });

  test('arrow keys move the view as far as the picture goes', async ({ page }) => {
    await put(page, null, large);
    await expectReady(page);
    await stageOf(page).focus();
    await page.evaluate(() => {
      // The page's own use of the key: the next picture, for example.
      window.addEventListener('keydown', (event) => {
        document.title = `${event.key} ${event.defaultPrevented ? 'taken' : 'left'}`;
      });
    });
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveTitle('ArrowRight left');

    await page.keyboard.press('1');
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveTitle('ArrowLeft taken');
    await page.keyboard.press('ArrowRight');
    expect(await colourAt(page, 300, 300)).toBe('#000000');

    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    expect(await colourAt(page, 300, 300)).toBe('#ffffff');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await colourAt(page, 0, 300)).toBe('#000000');
    expect(await colourAt(page, 1_000, 300)).toBe('#000000');
  });
});

test.describe('side by side', () => {
  test('two pictures open at 100 %, move and zoom together, and are whole again under the divider', async ({
    page,
  }) => {
    const twin = { ...grid, image: { ...grid.image, id: blue.image.id } };
    site.serve(twin);
    await put(page, grid, twin);
    await expectReady(page);
    const whole = await zoomOf(page);
    const same = async (): Promise<boolean> => {
      const [left, right] = [
        await pixelsOf(page, { x: 10, y: 60, width: 590, height: 400 }),
        await pixelsOf(page, { x: 632, y: 60, width: 590, height: 400 }),
      ];
      return left.equals(right);
    };

    await page.getByRole('radio', { name: 'Side by side' }).check();
    await expectZoom(page, '100%');
    expect(await same()).toBe(true);
    await page.getByRole('radio', { name: 'Slider' }).check();
    await expectZoom(page, `${whole}%`);

    await page.getByRole('radio', { name: 'Side by side' }).check();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -200);
    await page.mouse.down();
    await page.mouse.move(150, 250, { steps: 3 });
    await page.mouse.up();
    await expectZoom(page, /1[45]\d%/);
    expect(await same()).toBe(true);
    await expect(dividerOf(page)).toBeHidden();
    site.serve(blue);
  });
});

test('on a display at 125 % a pixel at 100 % is one of the display, not one of the page', async () => {
  // Playwright's own scale magnifies the page; it is not another display.
  const { browser, page } = await openComparePage(site, { viewport: null }, [
    '--force-device-scale-factor=1.25',
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await put(page, null, grid);
  await expectReady(page);
  await page.keyboard.press('1');

  const row = await pixelsOf(page, { x: 200, y: 100, width: 100, height: 1 });
  await browser.close();

  const reds = Array.from({ length: 125 }, (_, x) => row[x * 3] ?? -1);
  expect(reds).toEqual(reds.map((_, x) => (x % 2 === 0 ? reds[0] : 255 - (reds[0] ?? 0))));
  expect([0, 255]).toContain(reds[0]);
});

test.describe('a picture that was moved', () => {
  /** Redraws the whole stage. */
  const drawAnew = async (page: Page): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  };
  const everything = { x: 0, y: 0, width: 1_232, height: 680 };
  // Chromium mixes neighbours in sixteenths, and on the line between two it may take either; one pixel further they
  // are 255 apart.
  const oneStep = 256 / 16;
  const modes: readonly (readonly [string, () => readonly [ServedPicture, ServedPicture], string])[] = [
    ['under the divider', () => [small, grid], 'Slider'],
    ['next to another', () => [grid, large], 'Side by side'],
    ['over chequers', () => [grid, cutOut], 'Slider'],
  ];

  for (const [where, pictures, mode] of modes)
    test(`${where} looks as if it had been drawn there`, async ({ page }) => {
      const [before, after] = pictures();
      await put(page, before, after);
      await expectReady(page);
      await page.getByRole('radio', { name: mode }).check();
      // Between 67 and 100 %, where a pixel is mixed from several, and enlarged.
      for (const keys of [
        ['1', '-', '+', '-'],
        ['+', '+'],
      ]) {
        for (const key of keys) await page.keyboard.press(key);
        await page.waitForTimeout(200);
        await page.mouse.move(400, 300);
        await page.mouse.down();
        for (const [x, y] of [
          [413, 300],
          [413, 331],
          [250, 210],
          [251, 209],
          [500, 420],
        ] as const)
          await page.mouse.move(x, y, { steps: 3 });
        await page.mouse.up();
        const moved = await pixelsOf(page, everything);

        await drawAnew(page);

        const anew = await pixelsOf(page, everything);
        expect(anew.length).toBe(moved.length);
        const apart = anew.reduce((most, value, at) => Math.max(most, Math.abs(value - (moved[at] ?? 0))), 0);
        expect(apart).toBeLessThanOrEqual(oneStep);
      }
    });
});

test('beside the pictures the stage has the colour of the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await put(page, red, blue);
  await expectReady(page);
  expect(await colourAt(page, 2, 2)).toBe('#d4d4d4');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colourAt(page, 2, 2)).toBe('#141414');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('two zoom, one moves, two taps go to 100 % and back', async ({ page }) => {
    await put(page, null, large);
    await expectReady(page);
    const whole = await zoomOf(page);

    const apart = (half: number) => [
      { x: 640 - half, y: 300 },
      { x: 640 + half, y: 300 },
    ];
    await touch(page, apart(50), apart(100), apart(150));
    expect(Math.abs((await zoomOf(page)) - whole * 3)).toBeLessThanOrEqual(2);
    expect(await colourAt(page, 300, 250)).toBe('#000000');
    await touch(page, [{ x: 900, y: 300 }], [{ x: 700, y: 300 }], [{ x: 400, y: 300 }]);
    expect(await colourAt(page, 300, 250)).toBe('#ffffff');

    await page.touchscreen.tap(640, 300);
    await page.touchscreen.tap(640, 300);
    await expectZoom(page, `${whole}%`);
  });

  test('one draws the divider', async ({ page }) => {
    await put(page, red, blue);
    await expectReady(page);

    await touch(page, [{ x: 640, y: 200 }], [{ x: 700, y: 200 }], [{ x: 800, y: 200 }]);

    expect(await colourAt(page, 730, 300)).toBe(reds);
  });
});

test('a colour shows through a transparent picture at once, and nothing is loaded again for it', async ({
  page,
}) => {
  await put(page, null, cutOut, { backdrop: '#d0e0f0' });
  await expectReady(page);
  const inCorner = () => colourAt(page, 340, 40);
  expect([await inCorner(), await colourAt(page, 616, 330)]).toEqual(['#d0e0f0', greens]);
  const asked = site.asked(cutOut.image);

  await put(page, null, cutOut, { backdrop: '#ffffff' });
  expect(await inCorner()).toBe('#ffffff');
  await put(page, null, cutOut);
  expect(['#a3a3a3', '#b5b5b5']).toContain(await inCorner());
  expect(site.asked(cutOut.image)).toBe(asked);
});

test('a single picture is shown alone, without any choice', async ({ page }) => {
  await put(page, red, null);
  await expectReady(page);

  expect(await colourAt(page, 800, 300)).toBe(reds);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(dividerOf(page)).toBeHidden();
});

test('pictures that come after there were none are shown', async ({ page }) => {
  await put(page, red, blue);
  await expectReady(page);
  await put(page, null, null);
  await expect(page.getByText('No picture yet')).toBeVisible();

  await put(page, blue, red);

  await expectReady(page);
  expect([await colourAt(page, 400, 300), await colourAt(page, 850, 300)]).toEqual([blues, reds]);
});

test('a picture that does not load says why, and what to do', async ({ page }) => {
  const gone = lost(91, 404);
  await put(page, red, gone);
  await expect(page.getByRole('alert')).toContainText('AI edit: no longer here');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await look(page, 'compare-missing');
  expect(await colourAt(page, 400, 300)).toBe(reds);

  const broken = lost(92, Buffer.from('no picture at all'));
  site.serve(broken);
  await put(page, red, broken);
  await expect(page.getByRole('alert')).toContainText('AI edit: cannot be shown');

  const refused = lost(93, 500);
  site.serve(refused);
  await put(page, red, refused);
  await expect(page.getByRole('alert')).toContainText('AI edit: did not come');
  site.serve({ ...refused, bytes: blue.bytes });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectReady(page);
  expect(await colourAt(page, 800, 300)).toBe(blues);
});

test('a picture that is loading says so', async ({ page }) => {
  const slow = lost(94, null);
  site.serve(slow);
  await put(page, red, slow);

  await expect(page.getByText('Loading AI edit')).toBeVisible();
  await look(page, 'compare-loading');
});

test('a comparison that was left comes back with its pictures loaded again', async ({ page }) => {
  await put(page, red, blue);
  await expectReady(page);
  await page.evaluate(() => window.comparison.leave());
  await expect(page.locator('[data-compare]')).toBeHidden();

  await page.evaluate(() => window.comparison.come());

  await expectReady(page);
  expect([await colourAt(page, 400, 300), await colourAt(page, 850, 300)]).toEqual([reds, blues]);
});

for (const mode of ['slider', 'side', 'single'] as const) {
  test(`the comparison by ${mode} is whole and accessible`, async ({ page }) => {
    await put(page, small, large);
    await expectReady(page);
    await page.evaluate((chosen) => window.comparison.choose(chosen), mode);
    await look(page, `compare-${mode}`);
  });
}
test('an empty comparison is whole and accessible', async ({ page }) => {
  await expect(page.getByText('No picture yet')).toBeVisible();
  await look(page, 'compare-empty');
});
