/** What no switch of Chromium can do to a camera. The page is told what the browser would tell it then. */
import type { Page } from '@playwright/test';

/** Another program takes the camera: opening it fails as the Media Capture specification says. */
export async function occupyCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refusal = (): Promise<never> =>
      Promise.reject(new DOMException('Could not start video source', 'NotReadableError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: refusal });
  });
}

/** The other program is closed. */
export async function freeCamera(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
}

/** Pulls the plug of the camera that is looked through. */
export async function unplugCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    if (stream instanceof MediaStream) stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
  });
}

/** Plugs it in again. */
export async function plugCameraIn(page: Page): Promise<void> {
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
}

/** From now on the page gets a camera whose picture moves until `freeze` stops it. */
export async function installFreezableCamera(page: Page): Promise<{ readonly freeze: () => Promise<void> }> {
  await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    const draw = (): void => {
      if (!('frozen' in globalThis)) context?.fillRect(Math.random() * 640, Math.random() * 480, 9, 9);
      requestAnimationFrame(draw);
    };
    draw();
    const open = (): Promise<MediaStream> => Promise.resolve(canvas.captureStream());
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: open });
  });
  return { freeze: () => page.evaluate(() => void Object.assign(globalThis, { frozen: true })) };
}
