/** A person's view and actions at a comparison. */
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ServedPicture } from '../../renderer/compare/compare-page.ts';
import type { Shown } from '../../renderer/compare/page/page.ts';

export const stageOf = (page: Page): Locator => page.getByRole('group', { name: /^The pictures/ });
export const dividerOf = (page: Page): Locator => page.getByRole('slider', { name: /^Divider between/ });

/** Puts two pictures into the comparison; the test checks the outcome. */
export const put = (
  page: Page,
  before: ServedPicture | null,
  after: ServedPicture | null,
  more: Omit<Shown, 'before' | 'after'> = {},
): Promise<void> =>
  page.evaluate((shown) => window.comparison.show(shown), {
    before: before?.image ?? null,
    after: after?.image ?? null,
    ...more,
  });

export const expectReady = (page: Page): Promise<void> =>
  expect(page.locator('[data-compare]')).toHaveAttribute('data-state', 'ready');

export async function expectZoom(page: Page, percent: string | RegExp): Promise<void> {
  await expect(page.getByRole('group', { name: 'Zoom' }).locator('.percent')).toHaveText(percent);
}
export async function zoomOf(page: Page): Promise<number> {
  // The number is updated ten times a second.
  await page.waitForTimeout(150);
  return Number.parseInt(await page.getByRole('group', { name: 'Zoom' }).locator('.percent').innerText(), 10);
}

/** Waits until everything requested has been drawn. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Shows or hides the elements over the pictures. The page's policy forbids a style sheet from outside. */
const cover = (page: Page, opacity: '0' | ''): Promise<void> =>
  page.evaluate((value) => {
    for (const over of document.querySelectorAll<HTMLElement>('[data-compare] :is([role=slider], .corner)'))
      over.style.opacity = value;
  }, opacity);

/** Returns the pixels of a part of the stage as displayed, three numbers each, without labels and divider. */
export async function pixelsOf(
  page: Page,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<Buffer> {
  await settle(page);
  const corner = await stageOf(page).boundingBox();
  const clip = { ...part, x: part.x + (corner?.x ?? 0), y: part.y + (corner?.y ?? 0) };
  await cover(page, '0');
  const picture = await page.screenshot({ clip });
  await cover(page, '');
  return sharp(picture).removeAlpha().raw().toBuffer();
}
/** Returns the colour at one point of the stage, as `#rrggbb`. */
export async function colourAt(page: Page, x: number, y: number): Promise<string> {
  const pixel = await pixelsOf(page, { x, y, width: 1, height: 1 });
  return `#${pixel.toString('hex')}`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}
/**
 * Touches the screen with fingers at points of the window: each list holds all fingers that are down at that moment.
 */
export async function touch(page: Page, ...moments: readonly (readonly Place[])[]): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  let type: 'touchStart' | 'touchMove' = 'touchStart';
  let down = 0;
  for (const fingers of moments) {
    if (fingers.length !== down) type = 'touchStart';
    await cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
    down = fingers.length;
    type = 'touchMove';
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}
