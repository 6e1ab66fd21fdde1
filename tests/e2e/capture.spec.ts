/**
 * The kept shot is exactly what the camera sent: every pixel, upright, neither mirrored nor scaled; and the burst
 * around it.
 */
import type { Page } from '@playwright/test';
import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { StudioSettings } from '../../shared/model/settings.ts';
import { renderPortrait } from '../portraits/render.ts';
import { psnr } from '../support/pictures/psnr.ts';
import { openAtCamera } from './support/begun-order.ts';
import {
  installKnownCamera,
  pressSpaceAtFirstSight,
  withholdFrames,
  type KnownPicture,
} from './support/camera-faults.ts';
import { comeToTheTakenShot, nextStep, takePhoto } from './support/order.ts';
import { changeSettings, type Studio } from './support/studio.ts';
import { expect, test } from './support/test.ts';

/** A sitter to one side, lit from the other: no rotation and no mirroring leaves this picture unchanged. */
async function asymmetric(width = 1280, height = 720): Promise<KnownPicture> {
  const { data } = await renderPortrait({ width, height, offsetX: 0.1, light: 0.6, badge: 'practice' });
  return { widthPx: width, heightPx: height, pixels: await sharp(data).ensureAlpha().raw().toBuffer() };
}
const fingerprint = (pixels: Buffer): string => hash('sha256', pixels, 'hex');

async function change(studio: Studio, page: Page, part: Partial<StudioSettings>): Promise<void> {
  await changeSettings(studio, part);
  await page.reload();
}

/** Returns the file of the shot on the screen. */
async function storedShot(page: Page): Promise<Buffer> {
  const base64 = await page.getByRole('img', { name: 'The shot as it was taken' }).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('not a picture');
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}
/** Watches for a copy of the shot that flies into the strip. @returns whether there was one, and how many are left */
async function watchFlights(page: Page): Promise<() => Promise<{ seen: boolean; left: number }>> {
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.in-flight'))
            document.body.dataset['flew'] = 'yes';
    }).observe(document.body, { childList: true });
  });
  return () =>
    page.evaluate(() => ({
      seen: document.body.dataset['flew'] === 'yes',
      left: document.querySelectorAll('.in-flight').length,
    }));
}
const takeWith = async (page: Page, picture: KnownPicture): Promise<Buffer> => {
  await installKnownCamera(page, picture);
  await comeToTheTakenShot(page);
  return storedShot(page);
};
const pixelsOf = (file: Buffer): Promise<Buffer> => sharp(file).ensureAlpha().raw().toBuffer();

test.describe('with hints and bursts', () => {
  test.use({ hintsAndBursts: true });

  test('as PNG the shot is the camera’s frame, pixel for pixel', async ({ page, studio }) => {
    await change(studio, page, { shotFormat: 'png' });
    const sent = await asymmetric();
    const stored = await takeWith(page, sent);
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'png', width: 1280, height: 720 });
    expect(fingerprint(await pixelsOf(stored))).toBe(fingerprint(sent.pixels));
  });

  test('Space takes a burst; another of its frames is one tap away, also after going back', async ({
    page,
  }) => {
    await openAtCamera(page);
    await expect(nextStep(page, /^Take photo/)).toBeEnabled();
    const frames = page.getByRole('button', { name: /^(Use frame|Frame) \d+ of \d+/ });
    const flights = await watchFlights(page);
    // A machine that is busy with something else takes fewer frames, down to one: another burst may have more.
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(frames.nth(1)).toBeVisible();
    }).toPass();
    await expect.poll(flights).toEqual({ seen: true, left: 0 });
    const before = await page.getByRole('img', { name: 'The shot as it was taken' }).getAttribute('src');
    await page.getByRole('link', { name: 'Desk' }).click();
    await page.getByRole('link', { name: 'Amelia Okafor' }).click();
    const another = page.getByRole('button', { name: /^Use frame/ }).last();
    const name = (await another.getAttribute('aria-label')) ?? '';
    await another.click();
    await expect(
      page.getByRole('button', { name: `${name.replace('Use frame', 'Frame')}, the shot` }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'The shot as it was taken' })).not.toHaveAttribute(
      'src',
      before ?? '',
    );
  });

  test('a press that gets no frame is answered in words, and the next one is taken', async ({ page }) => {
    await openAtCamera(page);
    await expect(nextStep(page, /^Take photo/)).toBeEnabled();
    const giveFrames = await withholdFrames(page);
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('alert').filter({ hasText: 'The picture is frozen: the camera sends nothing new' }),
    ).toBeVisible();
    await giveFrames();
    await expect(nextStep(page, /^Take photo/)).toBeEnabled();
    await page.keyboard.press('Space');
    await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  });
});

test('as JPEG it is within 40 dB, at the frame’s full colour resolution, and not mirrored', async ({
  page,
}) => {
  const sent = await asymmetric();
  const stored = await takeWith(page, sent);
  expect(await sharp(stored).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1280, height: 720, chromaSubsampling: '4:4:4' },
  });
  expect(psnr(await pixelsOf(stored), sent.pixels)).toBeGreaterThanOrEqual(40);
  const mirrored = await pixelsOf(await sharp(stored).flop().png().toBuffer());
  expect(psnr(mirrored, sent.pixels)).toBeLessThan(25);
});

test('a camera on its side, its live picture not mirrored, gives an upright shot with every pixel of the frame', async ({
  page,
  studio,
}) => {
  await change(studio, page, { shotFormat: 'png', cameraRotation: 90, cameraMirror: false });
  const sent = await asymmetric();
  const stored = await takeWith(page, sent);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 720, height: 1280 });
  const back = await sharp(stored).rotate(270).ensureAlpha().raw().toBuffer();
  expect(fingerprint(back)).toBe(fingerprint(sent.pixels));
});

test('a press before the first frame is drawn is not lost', async ({ page }) => {
  await pressSpaceAtFirstSight(page);
  await openAtCamera(page);
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(nextStep(page, /^Get preview/)).toBeEnabled();
});

test('with bursts switched off one frame is taken, in the camera’s colour resolution', async ({ page }) => {
  await comeToTheTakenShot(page);
  // Chromium’s own camera halves it.
  const { format, chromaSubsampling } = await sharp(await storedShot(page)).metadata();
  expect([format, chromaSubsampling]).toEqual(['jpeg', '4:2:0']);
  const strip = page.getByRole('list', { name: 'Shots so far' });
  await expect(strip).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await takePhoto(page);
  await expect(strip.getByRole('button', { name: /^Use shot/ })).toHaveCount(2);
});

test('another sitter is put before the practice camera', async ({ page }) => {
  await openAtCamera(page);
  await page.getByLabel('Camera', { exact: true }).selectOption({ label: 'Practice camera' });
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await page.getByLabel('Person in front of the practice camera').selectOption({ label: 'Nobody' });
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await page.getByLabel('Camera', { exact: true }).selectOption({ index: 0 });
  await expect(page.getByLabel('Person in front of the practice camera')).toHaveCount(0);
});
