import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { regionOf, type Language } from '../../../shared/language/languages.ts';
import e2e from '../../e2e/playwright.config.ts';

const language = (process.env['HEADROOM_LANGUAGE'] ?? 'en') as Language;

/** The scenes of the end-to-end tests, and every other screen and dialog, in one language: `npm run proof -- languages`. */
export default defineConfig(e2e, {
  testDir: join(import.meta.dirname, '../..'),
  testMatch: ['e2e/*scenes.spec.ts', 'e2e/opening-check.spec.ts', 'proof/languages/*.spec.ts'],
  // The other tests of these files are walks, which are about what happens.
  grep: /(?:is|are) whole and accessible|leaves room for everything else/u,
  globalSetup: '../../e2e/global-setup.ts',
  outputDir: join(import.meta.dirname, '../../../test-results/languages'),
  reporter: [['list']],
  retries: 0,
  timeout: 600_000,
  use: { locale: regionOf[language] },
});
