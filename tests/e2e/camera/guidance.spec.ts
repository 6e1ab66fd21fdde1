/**
 * Hints to staff while a person poses, and about the shot before it is sent: drawn portraits before Chromium's
 * camera.
 */
import type { Locator, Page } from '@playwright/test';
import { renameSync } from 'node:fs';
import type { HintCode } from '../../../shared/guidance/hints.ts';
import type { PortraitParams } from '../../../shared/portrait/index.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { writeMjpeg } from '../../portraits/mjpeg.ts';
import { beforeCamera, posed, rightPose } from '../../portraits/posed.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { openAtCamera } from '../support/begun-order.ts';
import { look } from '../support/looks.ts';
import { askForPreviewAnyway, nextStep, stepHere, takePhoto } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

test.use({ hintsAndBursts: true });

const frame = { width: 1280, height: 720 };

/** Expects that the step's buttons are side by side, inside the window, and that no word is cut or broken. */
async function expectOneRowOfButtons(page: Page): Promise<void> {
  const row = await page.locator('footer .actions').evaluate((actions) => {
    const buttons = [...actions.querySelectorAll('button')].filter((button) => button.checkVisibility());
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const overlaps = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0));
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    const cut = buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const wide = boxes.filter(({ left, right }) => left < 0 || right > window.innerWidth);
    return { rows: new Set(middles).size, overlaps: overlaps.length, cut: cut.length, wide: wide.length };
  });
  expect(row).toEqual({ rows: 1, overlaps: 0, cut: 0, wide: 0 });
}

/** Draws these people, one after another, for a camera. */
async function draw(file: string, people: readonly Partial<PortraitParams>[], framesEach = 1): Promise<void> {
  const pictures = await Promise.all(
    people.map(async (params) => (await renderPortrait({ ...frame, ...rightPose, ...params })).data),
  );
  await writeMjpeg(file, pictures, { ...frame, framesEach });
}

/** Puts these people before the camera, one after another; they are seen when it is opened next. */
async function pose(
  cameraFile: string,
  people: readonly Partial<PortraitParams>[],
  framesEach = 1,
): Promise<void> {
  await draw(`${cameraFile}.posed`, people, framesEach);
  renameSync(`${cameraFile}.posed`, cameraFile);
}

async function openCameraAgain(page: Page): Promise<void> {
  const cameras = page.getByLabel('Camera', { exact: true });
  await cameras.selectOption({ label: 'Practice camera' });
  await cameras.selectOption({ index: 0 });
}

const hintLine = (page: Page): Locator => page.locator('[data-hint]');
const verdict = (page: Page): Locator => page.locator('[data-verdict]');
const guide = (page: Page): Locator => page.locator('svg.guide');
const check = (page: Page, kind: string): Locator => page.locator(`[data-check=${kind}]`);

test('a customer who walks in gets each hint from what the page measures', async ({ page, cameraFile }) => {
  test.setTimeout(300_000);
  const faults = posed.filter(([code]) => beforeCamera.includes(code));
  // Draw all of them first: while a camera is open, everything that it shows is analysed.
  const drawn = (code: HintCode): string => `${cameraFile}.${code}`;
  for (const [code, params] of faults) await draw(drawn(code), [params]);
  // The customer walks in: the hint follows a camera that stays open.
  await pose(cameraFile, [{ people: 0 }, {}], 120);
  await openAtCamera(page);
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'no-face', { timeout: 60_000 });
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'right', { timeout: 60_000 });
  await expect(verdict(page)).toHaveText('Ready to take the photo');
  for (const [code] of faults) {
    await test.step(code, async () => {
      renameSync(drawn(code), cameraFile);
      await openCameraAgain(page);
      await expect(hintLine(page)).toHaveAttribute('data-hint', code, { timeout: 60_000 });
      await expect(hintLine(page)).toContainText(en.guidance.hint[code]);
      await expect(verdict(page)).toHaveText(`Check:${en.guidance.hint[code]}`);
      await expect(guide(page)).toHaveAttribute('data-right', 'false');
    });
  }
});

test('a face in position is 360 px high and keeps the guide green; one outside the crop is sent back into it', async ({
  page,
  cameraFile,
}) => {
  const outside = `${cameraFile}.outside`;
  await draw(outside, [{ offsetX: 0.3 }]);
  await pose(cameraFile, [{}]);
  await openAtCamera(page);
  await expect(guide(page)).toHaveAttribute('data-right', 'true', { timeout: 60_000 });
  await expect(hintLine(page)).toContainText('Hold it there: this is right');
  const changes = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const line = document.querySelector('[data-hint]');
        if (line === null) throw new Error('there is no hint line');
        new MutationObserver(() => (count += 1)).observe(line, { attributes: true });
        setTimeout(() => resolve(count), 2_000);
      }),
  );
  expect(changes).toBe(0);
  const head = await guide(page).locator('ellipse').first().boundingBox();
  expect(head?.height).toBeGreaterThanOrEqual(360);
  renameSync(outside, cameraFile);
  await openCameraAgain(page);
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'move-right', { timeout: 60_000 });
  await takePhoto(page);
  // The crop would hide the face, so the shot is shown whole.
  const shot = page.getByRole('img', { name: 'The shot as it was taken' });
  await expect
    .poll(async () => {
      const box = await shot.boundingBox();
      const stage = await page.locator('.stage').boundingBox();
      return box !== null && stage !== null && box.width <= stage.width;
    })
    .toBe(true);
});

test('a child may smile and a baby may sleep, once staff have said so; hints stay off once they are off', async ({
  page,
  cameraFile,
}) => {
  const baby = `${cameraFile}.baby`;
  await draw(baby, [{ age: 'baby', eyesClosed: 1 }]);
  await pose(cameraFile, [{ age: 'child', smile: 0.9 }]);
  await openAtCamera(page);
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'smiling', { timeout: 60_000 });
  await page.getByRole('radio', { name: 'Child' }).check({ force: true });
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'right');

  renameSync(baby, cameraFile);
  await openCameraAgain(page);
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'eyes-closed', { timeout: 60_000 });
  await page.getByRole('radio', { name: 'Baby' }).check({ force: true });
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'right');

  await page.getByLabel('Hints while posing').uncheck({ force: true });
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'off');
  await expect(guide(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Hints while posing')).not.toBeChecked();
  await expect(hintLine(page)).toHaveAttribute('data-hint', 'off');
});

test('a shot is checked before it is sent, with the head in mm; staff may go on anyway', async ({
  page,
  cameraFile,
}) => {
  await pose(cameraFile, [{ roll: 10, smile: 0.9 }]);
  await openAtCamera(page);
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await look(page, 'shot-live');
  await takePhoto(page);
  const panel = page.getByRole('region', { name: 'Check before sending' });
  await expect(panel).toContainText('2 things to look at', { timeout: 60_000 });
  await look(page, 'shot-taken');
  await expect(panel).toContainText('The head is tilted');
  await expect(panel).toContainText('The sitter is smiling');
  await expect(check(page, 'size')).toContainText(/3[12](\.\d)?\smm · 29–34 asked/);
  await expect(check(page, 'size')).toHaveAttribute('data-holds', 'true');
  await expect(check(page, 'roll')).toHaveAttribute('data-holds', 'false');
  await expect(page.locator('[data-mark=smiling]')).toHaveText('Smile');
  await expect(panel).toContainText('Say: “A relaxed face, please, without a smile”');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '125%'));
  for (const fault of await panel.getByRole('listitem').all())
    await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Continue anyway/ })).toBeVisible();
  await expectOneRowOfButtons(page);
  await page.setViewportSize({ width: 900, height: 700 });
  await expectOneRowOfButtons(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await expectOneRowOfButtons(page);
  await askForPreviewAnyway(page);
  await expect(stepHere(page)).toContainText('Preview');
});
