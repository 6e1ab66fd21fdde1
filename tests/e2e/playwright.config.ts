import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { headlessShell } from '../support/browsers.ts';

const results = join(import.meta.dirname, '../../test-results');

/** Keeps Chromium from calling home while a test runs, and from asking the person who runs it. */
const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: './global-setup.ts',
  // A folder of its own: Playwright empties it, and other reports are beside it.
  outputDir: join(results, 'playwright'),
  reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
  fullyParallel: true,
  workers: 2,
  // A machine that pauses for a moment is not a fault of the kiosk. A test that needs a second attempt is listed at
  // the end as flaky, and its fault must be found: in the test, or in the kiosk.
  retries: 1,
  // Node itself reads the kiosk's sources, as everywhere else.
  build: { external: ['**/electron/**', '**/shared/**', '**/tests/support/**'] },
  // People read the records of what a screen reader says, so they are among the documents.
  snapshotPathTemplate: join(import.meta.dirname, '../../docs/screen-reader/{arg}{ext}'),
  forbidOnly: true,
  // Bounds for waits, not promises of the kiosk: two browsers and two kiosks use all of a machine with two cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A worker's tests share a window that is emptied before each of them (decision 66).
    reuseContext: true,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Without a UTF-8 locale, as under a bare `env -i`, Chromium loses files whose names are not plain ASCII.
    launchOptions: {
      executablePath: headlessShell,
      args: [...quiet, ...asRoot],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
