import { expect, test as base } from '@playwright/test';
import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstSpoken } from '../../../shared/language/languages.ts';
import type { Clock } from '../../../electron/clock.ts';
import type { OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';
import { practiceHere, type PracticeHere } from '../../support/service/practice-here.ts';
import { wholeChromium } from '../../support/browsers.ts';
import { framesOf, type Sitter } from './sitters.ts';
import { changeSettings, closeAfter, openStudio, type Studio, type StudioAccount } from './studio.ts';

interface Counter {
  /** The person before the camera when it is next opened. */
  readonly sitter: Sitter;
  /**
   * True when staff get hints while a person poses, and each press takes a burst, as in a studio with default
   * settings. Both use all the power of two cores, so only tests about them, or about such a studio, switch them on.
   */
  readonly hintsAndBursts: boolean;
  /** True for a kiosk whose page opens on the first run. */
  readonly isFirstRun: boolean;
  /** The account with which the kiosk starts; null for practice. */
  readonly account: StudioAccount;
  /** The kiosk's clock; null for the machine's. */
  readonly clock: Clock | null;
  /** The programs that drive cameras. */
  readonly cameraPrograms: OpenKioskOptions['cameraPrograms'];
  readonly studio: Studio;
  /** Puts another person before the camera, seen when the camera is next opened. */
  readonly seat: (sitter: Sitter) => void;
}
interface Machine {
  /** Uses the whole browser, for tests of its own windows, such as its question about the camera. */
  readonly wholeBrowser: boolean;
  readonly cameraFile: string;
  readonly practice: PracticeHere;
}

/**
 * A counter of the test's own: a kiosk on an empty data folder, Chromium with a camera that shows a drawn person, and
 * a page that has been let in and is at the desk. An uncaught exception in the page fails the test. The kiosk runs in
 * the test's process, because starting one takes longer than most tests; `own-process.ts` starts one.
 */
export const test = base.extend<Counter, Machine>({
  sitter: ['a customer', { option: true }],
  hintsAndBursts: [false, { option: true }],

  wholeBrowser: [false, { option: true, scope: 'worker' }],
  cameraFile: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-camera-'));
      await use(join(folder, 'camera.mjpeg'));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  practice: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const practice = practiceHere();
      await use(practice);
      await practice.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, cameraFile, wholeBrowser }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile}`,
        // The headless shell cannot ask a person, so it is told to allow the camera.
        ...(wholeBrowser ? [] : ['--use-fake-ui-for-media-stream']),
      ];
      await use({ ...launchOptions, args, ...(wholeBrowser ? { executablePath: wholeChromium } : {}) });
    },
    { scope: 'worker' },
  ],

  seat: async ({ cameraFile }, use) => {
    await use((sitter) => {
      // Copied beside it and renamed, so that an open camera continues with the file that it has.
      copyFileSync(framesOf(sitter), `${cameraFile}.next`);
      renameSync(`${cameraFile}.next`, cameraFile);
    });
  },
  isFirstRun: [false, { option: true }],
  account: null,
  clock: [null, { option: true }],
  cameraPrograms: {},
  studio: async (
    { practice, hintsAndBursts, account, clock, isFirstRun, cameraPrograms, locale },
    use,
    testInfo,
  ) => {
    const studio = await openStudio(practice.launch, account, clock, null, isFirstRun, cameraPrograms);
    // Settings that are saved before a first run would choose English for it.
    const language = isFirstRun ? { language: firstSpoken([locale ?? 'en']) } : {};
    if (!hintsAndBursts) await changeSettings(studio, { guidance: false, burst: false, ...language });
    await use(studio);
    await closeAfter(testInfo, studio);
  },
  context: async ({ context, seat, sitter }, use) => {
    seat(sitter);
    // Playwright empties a window that it uses again, except for its permissions.
    await context.clearPermissions();
    await context.grantPermissions(['camera']);
    await use(context);
  },
  page: async ({ page, studio }, use) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    // Listened to from the start, because a chooser that a key opens may otherwise be open before anything listens.
    page.on('filechooser', () => undefined);
    await page.goto(await studio.address());
    await use(page);
    // The kiosk ends after the test, and the window does not: a page left open would look for its kiosk.
    if (!page.isClosed()) await page.goto('about:blank');
    expect(uncaught, 'exceptions in the page').toEqual([]);
  },
});

export { expect };
