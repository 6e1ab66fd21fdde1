import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headlessShell } from '../support/browsers.ts';
import { differenceOf } from './difference.ts';
import { writeMjpeg } from './mjpeg.ts';
import type { PlacedPicture } from './mjpeg.ts';
import { renderPortrait } from './render.ts';

const params = { width: 1280, height: 720, headHeight: 0.5 };
let folder: string;
let places: PlacedPicture[];
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headroom-mjpeg-'));
  const file = join(folder, 'camera.mjpeg');
  const { data } = await renderPortrait(params);
  places = await writeMjpeg(file, [data], { width: 1280, height: 720 });
  browser = await chromium.launch({
    executablePath: headlessShell,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns one frame of the camera as the page sees it, as PNG. */
async function frameFromCamera(): Promise<Buffer> {
  const page = await browser.newPage();
  await page.route('http://localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>camera</title>' }),
  );
  await page.goto('http://localhost/');
  const address = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 1280, height: 720 } });
    const video = document.createElement('video');
    video.srcObject = stream;
    await video.play();
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    for (const track of stream.getTracks()) track.stop();
    return canvas.toDataURL('image/png');
  });
  await page.close();
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

describe('writeMjpeg', () => {
  it('gives Chromium a camera that shows the picture unmirrored', async () => {
    const { data } = await renderPortrait(params);

    const frame = await frameFromCamera();

    expect(await differenceOf(frame, data)).toBeLessThan(2);
    expect(await differenceOf(frame, data, { mirrored: true })).toBeGreaterThan(4);
  });

  it('shows a picture of the same shape at its own size', () => {
    expect(places).toEqual([{ scale: 1, left: 0, top: 0 }]);
  });

  it('centres a whole square picture, and returns its position', async () => {
    const { data } = await renderPortrait({ width: 512, height: 512 });

    const [place] = await writeMjpeg(join(folder, 'square.mjpeg'), [data]);

    expect(place).toEqual({ scale: 1080 / 512, left: 420, top: 0 });
  });
});
