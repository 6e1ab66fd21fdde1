import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { regionOf, type Language } from '../../../shared/language/languages.ts';
import e2e from '../../e2e/playwright.config.ts';

const results = join(import.meta.dirname, '../../../test-results/first-run');
const language = (process.env['HEADROOM_LANGUAGE'] ?? 'en') as Language;

/** The first run on a machine that speaks another language: `npm run proof -- first-run`. */
export default defineConfig(e2e, {
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  globalSetup: '../../e2e/global-setup.ts',
  outputDir: join(results, 'playwright'),
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: { locale: regionOf[language], reuseContext: false, actionTimeout: 60_000 },
});
