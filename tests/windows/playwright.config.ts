import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import e2e from '../e2e/playwright.config.ts';

const results = join(import.meta.dirname, '../../test-results/windows');

/** Like the other end-to-end tests, with a kiosk on the Windows Node: `npm run test:windows`. */
export default defineConfig(e2e, {
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/global-setup.ts',
  outputDir: join(results, 'playwright'),
  reporter: [['list'], ['json', { outputFile: join(results, 'playwright.json') }]],
  workers: 1,
  retries: 0,
  // Under Wine every process starts several times slower.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
});
