/**
 * Measures how evenly two pictures of 24 megapixels move under the divider, the wheel and the hand: in real Chromium
 * at 1920 x 1080, drawn without a graphics card, with real input, from Chromium's own trace.
 */
import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openComparePage, openCompareSite } from '../renderer/compare/compare-page.ts';
import { disc, grainy } from '../renderer/compare/pictures.ts';
import { traceFrames } from './frame-trace.ts';

export interface Movement {
  readonly what: string;
  readonly frames: number;
  /** Frames shown per second. */
  readonly perSecond: number;
  /** From one frame to the next: median and longest, milliseconds. */
  readonly medianMs: number;
  readonly longestMs: number;
}
export interface CompareSpeed {
  readonly movements: readonly Movement[];
  /** From requesting the pictures until both are drawn, milliseconds. */
  readonly shownMs: number;
  /** Frames per second of a bare page that draws one square in every frame: the peer. */
  readonly displayPerSecond: number;
  readonly slowest: Movement;
  readonly longest: Movement;
}

/** Two frames of a display that shows 60 a second: a later frame is visible as a pause. */
export const longestFrameMs = 33.4;
/** A 60 Hz display with occasional other work: one frame in thirty may be missed. */
export const leastPerSecond = 58;

const widthPx = 6_000;
const heightPx = 4_000;
/** A mouse reports its position 125 times a second (USB's default for one); a movement takes three seconds. */
const eventMs = 8;
const events = 375;
const stage = { x: 960, y: 500 };

const mouse = (
  cdp: CDPSession,
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  x: number,
  y: number,
) => cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
const wheel = (cdp: CDPSession, deltaY: number) =>
  cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...stage, deltaX: 0, deltaY });

/** Sends one event after the other on the mouse's own clock, even if the page has not answered the previous one. */
async function send(event: (share: number) => Promise<unknown>): Promise<void> {
  const answers: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < events; sent += 1) {
    answers.push(event(sent / events));
    await sleep(Math.max(0, begun + (sent + 1) * eventMs - performance.now()));
  }
  await Promise.all(answers);
}
async function drag(
  cdp: CDPSession,
  from: typeof stage,
  way: (share: number) => typeof stage,
): Promise<void> {
  const at = (share: number): [number, number] => [from.x + way(share).x, from.y + way(share).y];
  await mouse(cdp, 'mousePressed', ...at(0));
  await send((share) => mouse(cdp, 'mouseMoved', ...at(share)));
  await mouse(cdp, 'mouseReleased', ...at(1));
}
// A hand that reverses pauses for a frame or two, with nothing to show; these movements never pause.
/** Three times from one side to the other, each time jumping back. */
const across = (share: number): typeof stage => ({ x: ((share * 3) % 1) * 1_400 - 700, y: 0 });
/** Twice round. */
const round = (share: number): typeof stage => ({
  x: Math.cos(share * 4 * Math.PI) * 400,
  y: Math.sin(share * 4 * Math.PI) * 200,
});
/** From the whole picture to nearly 400 %, and back in less time: the same pixels of wheel in both directions. */
const zoomInAndOut = (cdp: CDPSession): Promise<void> =>
  send((share) => wheel(cdp, share < 0.6 ? -5.5 : 8.25));

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
  }
};

/** Returns the frames that the display shows when almost nothing is drawn. */
async function measureDisplay(cdp: CDPSession, page: Page): Promise<number> {
  await page.goto('about:blank');
  const { perSecond } = await traceFrames(cdp, page, () =>
    page.evaluate(
      (seconds) =>
        new Promise<void>((resolve) => {
          const square = document.body.appendChild(document.createElement('div'));
          Object.assign(square.style, { width: '99px', height: '99px' });
          const begun = performance.now();
          const turn = (now: number): void => {
            square.style.background = square.style.background === 'red' ? 'blue' : 'red';
            if (now - begun < seconds * 1_000) requestAnimationFrame(turn);
            else resolve();
          };
          requestAnimationFrame(turn);
        }),
      3,
    ),
  );
  return perSecond;
}

export async function measureCompare(): Promise<CompareSpeed> {
  const site = await openCompareSite();
  const pictures = [await grainy(1, widthPx, heightPx), await grainy(2, widthPx, heightPx)] as const;
  const cutOut = await disc(3, Math.floor(Math.sqrt(widthPx * heightPx)), '#8a6a58');
  for (const picture of [...pictures, cutOut]) site.serve(picture);
  const { browser, page } = await openComparePage(site);
  try {
    const cdp = await page.context().newCDPSession(page);
    await page.evaluate(() => window.comparison.setMargin(0));
    const begun = performance.now();
    const [before, after] = pictures.map(({ image }) => image);
    await page.evaluate((shown) => window.comparison.show(shown), {
      before: before ?? null,
      after: after ?? null,
    });
    await page.locator('[data-compare][data-state=ready]').waitFor();
    const shownMs = performance.now() - begun;
    const movements: Movement[] = [];
    const measure = async (what: string, move: () => Promise<void>): Promise<void> => {
      await page.waitForTimeout(500);
      movements.push({ what, ...(await traceFrames(cdp, page, move)) });
    };
    // A first run that is not measured, because it compiles the code.
    await drag(cdp, stage, across);
    await zoomInAndOut(cdp);
    await press(page, '0');

    await measure('divider', () => drag(cdp, stage, across));
    await measure('zoom', () => zoomInAndOut(cdp));
    await press(page, '1', '-');
    await measure('pan at 67 %', () => drag(cdp, { x: 500, y: 500 }, round));
    await press(page, '1');
    await measure('pan at 100 %', () => drag(cdp, { x: 500, y: 500 }, round));
    await page.evaluate(() => window.comparison.choose('side'));
    await press(page, '0');
    await measure('zoom side by side', () => zoomInAndOut(cdp));
    // The backdrop behind a transparent picture is drawn too, and then blended.
    await page.evaluate((shown) => window.comparison.show(shown), {
      before: before ?? null,
      after: cutOut.image,
    });
    await page.evaluate(() => window.comparison.choose('single'));
    await page.locator('[data-compare][data-state=ready]').waitFor();
    await press(page, '0');
    await measure('zoom, chequered', () => zoomInAndOut(cdp));
    const [slowest] = movements.toSorted((one, other) => one.perSecond - other.perSecond);
    const [longest] = movements.toSorted((one, other) => other.longestMs - one.longestMs);
    if (slowest === undefined || longest === undefined) throw new Error('Nothing was measured.');
    return { movements, shownMs, displayPerSecond: await measureDisplay(cdp, page), slowest, longest };
  } finally {
    await browser.close();
    await site.close();
  }
}

if (import.meta.main) {
  const { movements, shownMs, displayPerSecond } = await measureCompare();
  console.table(
    movements.map(({ what, frames, perSecond, medianMs, longestMs }) => ({
      what,
      frames,
      'a second': perSecond.toFixed(1),
      'median ms': medianMs.toFixed(1),
      'longest ms': longestMs.toFixed(1),
    })),
  );
  console.log(
    `both pictures shown after ${shownMs.toFixed(0)} ms; the display shows ${displayPerSecond.toFixed(1)} frames a second`,
  );
}
