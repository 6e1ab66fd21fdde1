/**
 * States that are hard to bring about with a real kiosk, over the fixture: each is looked at in both themes, at both
 * sizes and with large text.
 */
import { test, expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type PreviewServer } from 'vite';
import { retouchBench } from '../support/fixture-bench.ts';
import { headshotBench } from '../support/fixture-headshots.ts';
import { sceneOrder } from '../support/fixture-scenes.ts';
import { look } from './support/looks.ts';

const configFile = join(import.meta.dirname, '../support/fixture-page/vite.config.ts');
const outDir = mkdtempSync(join(tmpdir(), 'headroom-scenes-'));
let server: PreviewServer;
let address = '';

// Built once for each worker: served as it is, a page is two hundred requests.
test.beforeAll(async () => {
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  server = await preview({ configFile, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(async () => {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
});

const scenes = [
  ...['uncertain', 'pending', 'preview-expired', 'preview-unsellable', 'two-chosen', 'two-documents'],
  ...['owed-waiting', 'owed-unknown', 'owed-pending', 'owed-expired', 'owed-one-of-two', 'taken-again'],
  ...['final-uncertain', 'handover-one-of-two', 'refunded', 'direct-progress', 'direct-no-image'],
  ...['no-paper-handover', 'mixed-payment', 'retouched-shot', 'retouched-preview', 'retouch-uncertain'],
  ...[
    'customer',
    'family-customer',
    'family-document',
    'family-shot',
    'family-preview',
    'family-payment',
    'family-handover',
  ],
];
for (const scene of scenes) {
  test(`the scene ${scene} is whole and accessible`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.goto(`${address}?scene=${scene}#/order/${sceneOrder(scene).id}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(page, `scene-${scene}`);
    expect(uncaught).toEqual([]);
  });
}

const benches = ['versions', 'cut-out-in-order', 'under-way', 'uncertain-in-order', 'broken'];
for (const bench of benches) {
  test(`the bench ${bench} is whole and accessible`, async ({ page }) => {
    await page.goto(`${address}?scene=preview&bench=${bench}#/retouch/${retouchBench().id}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(page, `scene-bench-${bench}`);
  });
}
for (const bench of ['versions', 'broken']) {
  test(`the list of retouched pictures of the bench ${bench} is whole and accessible`, async ({ page }) => {
    await page.goto(`${address}?scene=preview&bench=${bench}#/retouch`);
    await expect(page.getByText(/Outcome not known|The records are damaged/)).toBeVisible();
    await look(page, `scene-benches-${bench}`);
  });
}

test('the strictness of the checks is whole and accessible', async ({ page }) => {
  await page.goto(`${address}?scene=preview#/order/${sceneOrder('preview').id}`);
  await page.getByRole('button', { name: 'Change how strictly it checks' }).click();
  await expect(page.getByRole('dialog', { name: 'How strictly should the service check?' })).toBeVisible();
  await look(page, 'scene-strictness');
});

const headshots = `#/headshots/${headshotBench().id}`;
for (const [name, where] of [
  ['headshots-list', '?headshots=many#/headshots'],
  ['headshots-list-broken', '?headshots=broken#/headshots'],
  ['headshots-many', `?headshots=many${headshots}`],
  ['headshots-prints', `?headshots=printed${headshots}`],
  ['headshots-first-run', `?headshots=first-under-way${headshots}`],
  ['headshots-next-run', `?headshots=under-way${headshots}`],
  ['headshots-in-doubt', `?headshots=uncertain${headshots}`],
  ['headshots-failed', `?headshots=no-credit${headshots}`],
  ['match-from-before', '?match=before#/face-match'],
  ['match-in-doubt', '?match=uncertain#/face-match'],
] as const) {
  test(`the scene ${name} is whole and accessible`, async ({ page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.goto(`${address}${where}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await look(page, `scene-${name}`);
    expect(uncaught).toEqual([]);
  });
}
