/** The practice camera in the machine's Chromium, under the kiosk's own content policy. */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as PracticeCameraModule from '../../../renderer/camera/practice-camera.ts';
import { practiceSitters } from '../../../shared/portrait/index.ts';
import { differenceOf } from '../../portraits/difference.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { headlessShell } from '../../support/browsers.ts';

const policy = "default-src 'none'; script-src 'self'; img-src 'self' blob: data:";
const entry = `import { createPracticeCamera } from '/renderer/camera/practice-camera.ts';
globalThis.camera = createPracticeCamera();`;
const project = new URL('../../../', import.meta.url);

let browser: Browser;
let page: Page;

// The tests share a page, because its modules are sent to it one by one. Each test leaves the camera stopped.
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessShell, args: ['--no-sandbox'] });
  page = await browser.newPage();
  await servePage(page);
  await page.goto('http://localhost/');
  await page.waitForFunction(() => 'camera' in globalThis);
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.evaluate(() => globalThis.camera.stop());
  await page.emulateMedia({ reducedMotion: null });
});

/** Answers every request without a server: a page with the camera in it, and our modules without their types. */
async function servePage(target: Page): Promise<void> {
  await target.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'content-security-policy': policy };
    if (pathname === '/') {
      await route.fulfill({
        headers,
        contentType: 'text/html',
        body: '<script type="module" src="/entry.js"></script>',
      });
      return;
    }
    if (pathname === '/entry.js') {
      await route.fulfill({ headers, contentType: 'text/javascript', body: entry });
      return;
    }
    const source = await readFile(new URL(`.${pathname}`, project), 'utf8');
    await route.fulfill({ headers, contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
}

declare global {
  /** Exists only in the page of this test. */
  var camera: PracticeCameraModule.PracticeCamera;
}

/** Returns a frame as PNG, and for each gap, in milliseconds, another one after it. */
async function framesOf(customer: number, gaps: readonly number[] = []): Promise<Buffer[]> {
  const addresses = await page.evaluate(
    async ([index, waits]) => {
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = await globalThis.camera.start(index);
      await video.play();
      const grab = async (): Promise<string> => {
        await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        const canvas = document.createElement('canvas');
        canvas.width = video.videoWidth;
        canvas.height = video.videoHeight;
        canvas.getContext('2d')?.drawImage(video, 0, 0);
        return canvas.toDataURL('image/png');
      };
      const grabbed = [await grab()];
      for (const wait of waits) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        grabbed.push(await grab());
      }
      // A running camera draws 25 times a second, also while the frames are compared.
      globalThis.camera.stop();
      return grabbed;
    },
    [customer, gaps] as const,
  );
  return addresses.map((address) => Buffer.from(address.split(',')[1] ?? '', 'base64'));
}

const pictureOf = async (customer: number): Promise<Buffer> =>
  (await renderPortrait(practiceSitters[customer]?.portrait)).data;

describe('the practice camera', () => {
  it('shows the customer as drawn, at 1920 x 1080, and not mirrored', async () => {
    const drawn = await pictureOf(0);

    const [frame = Buffer.alloc(0)] = await framesOf(0);

    const difference = await differenceOf(frame, drawn);
    expect(difference).toBeLessThan(6);
    expect(await differenceOf(frame, drawn, { mirrored: true })).toBeGreaterThan(1.3 * difference);
  });

  it('moves', async () => {
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await framesOf(0, [800]);

    expect(await differenceOf(first, second)).toBeGreaterThan(0.1);
  });

  it('keeps still, but keeps sending frames, when less motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });

    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await framesOf(0, [800]);

    expect(await differenceOf(first, second)).toBeLessThan(0.05);
  });

  it('shows somebody else for another customer, and starts again after the last', async () => {
    const [second = Buffer.alloc(0)] = await framesOf(1);
    const [wrapped = Buffer.alloc(0)] = await framesOf(practiceSitters.length);

    expect(await differenceOf(second, await pictureOf(1))).toBeLessThan(6);
    expect(await differenceOf(wrapped, await pictureOf(0))).toBeLessThan(6);
  });

  it.each(['eyes-shut', 'busy-wall', 'nobody'] as const)(
    'shows the sitter “%s” with the wall behind as drawn',
    async (name) => {
      const index = practiceSitters.findIndex((sitter) => sitter.name === name);

      const [frame = Buffer.alloc(0)] = await framesOf(index);

      expect(await differenceOf(frame, await pictureOf(index))).toBeLessThan(6);
    },
  );

  // Thirty a second on a quiet machine, a few while other tests run; a slide show would have one.
  it('is a moving picture, not a slide show', async () => {
    const frames = await page.evaluate(async () => {
      const video = document.createElement('video');
      video.muted = true;
      video.srcObject = await globalThis.camera.start();
      await video.play();
      let shown = 0;
      return new Promise<number>((resolve) => {
        const count = (): void => {
          shown += 1;
          if (shown === 30) resolve(shown);
          else video.requestVideoFrameCallback(count);
        };
        video.requestVideoFrameCallback(count);
        setTimeout(() => resolve(shown), 20_000);
      });
    });

    expect(frames).toBe(30);
  });

  it('ends its track when it is stopped', async () => {
    const states = await page.evaluate(async () => {
      const [track] = (await globalThis.camera.start()).getVideoTracks();
      const before = track?.readyState;
      globalThis.camera.stop();
      return [before, track?.readyState];
    });

    expect(states).toEqual(['live', 'ended']);
  });

  it('ends the first stream when a second is started', async () => {
    const states = await page.evaluate(async () => {
      const [first] = (await globalThis.camera.start(0)).getVideoTracks();
      const [second] = (await globalThis.camera.start(1)).getVideoTracks();
      return [first?.readyState, second?.readyState];
    });

    expect(states).toEqual(['ended', 'live']);
  });

  it('gives no stream when it was stopped while starting', async () => {
    const name = await page.evaluate(async () => {
      const starting = globalThis.camera.start();
      globalThis.camera.stop();
      return starting.then(
        () => 'started',
        (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
      );
    });

    expect(name).toBe('AbortError');
  });
});
