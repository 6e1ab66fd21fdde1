import { expect, test as base } from '@playwright/test';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { framesOf, type Sitter } from './sitters.ts';
import { changeSettings, openStudio, type Studio } from './studio.ts';

interface Counter {
  /** Who sits before the camera when it is next opened. */
  readonly sitter: Sitter;
  /** The environment by which the kiosk process finds a keychain; without it there is none. */
  readonly keychain: NodeJS.ProcessEnv;
  /**
   * Whether staff are given hints while someone poses, and each press takes a burst, as in a studio that has changed
   * nothing. Both take all that two cores have: only what is about them, or about such a studio, has them on.
   */
  readonly hintsAndBursts: boolean;
  readonly studio: Studio;
  /** Puts someone else before the camera; seen when the camera is opened next. */
  readonly seat: (sitter: Sitter) => void;
}
interface Machine {
  readonly cameraFile: string;
}

/**
 * A counter of the test's own: a kiosk process on an empty data folder, Chromium with a camera that looks at a drawn
 * person, and a page that has been let in and stands at the desk. An exception in the page that nothing catches
 * fails the test.
 */
export const test = base.extend<Counter, Machine>({
  sitter: ['a customer', { option: true }],
  keychain: [{}, { option: true }],
  hintsAndBursts: [false, { option: true }],

  cameraFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-camera-'));
      await use(join(folder, 'camera.mjpeg'));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, cameraFile }, use) => {
      const camera = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile}`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
    },
    { scope: 'worker' },
  ],

  seat: async ({ cameraFile }, use) => {
    await use((sitter) => {
      // Beside it and renamed: a camera that is open goes on with the file that it has.
      copyFileSync(framesOf(sitter), `${cameraFile}.next`);
      renameSync(`${cameraFile}.next`, cameraFile);
    });
  },
  studio: async ({ keychain, hintsAndBursts }, use) => {
    const studio = await openStudio(keychain);
    if (!hintsAndBursts) await changeSettings(studio, { guidance: false, burst: false });
    await use(studio);
    await studio.close();
  },
  context: async ({ context, seat, sitter }, use) => {
    seat(sitter);
    await context.grantPermissions(['camera']);
    await use(context);
  },
  page: async ({ page, studio }, use) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    // Listened to from the start: a chooser that a key opens may else be open before anybody listens.
    page.on('filechooser', () => undefined);
    await page.goto(await studio.address());
    await use(page);
    expect(uncaught, 'exceptions in the page').toEqual([]);
  },
});

export { expect };
