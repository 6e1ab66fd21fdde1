/** States of an export, over the fixture: each is checked in both themes, at both sizes and with large text. */
import type { Locator, Page } from '@playwright/test';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test, type OpenScene } from './support/scene-page.ts';

/** Opens the export of a paid order's final. */
async function openExport(page: Page, openScene: OpenScene, studio: string): Promise<Locator> {
  await openScene(`?scene=handover&studio=${studio}#/order/${sceneOrder('handover').id}`);
  await page.getByRole('button', { name: 'Save files…' }).click();
  await page.getByRole('button', { name: 'Export…' }).click();
  return page.getByRole('dialog', { name: 'Export pictures' });
}

test('an export without a target is whole and accessible', async ({ page, openScene }) => {
  const dialog = await openExport(page, openScene, 'export-nowhere');
  await expect(dialog).toContainText('There is nowhere to export to');
  await look(page, 'export-nowhere');
});

test('an export of many pictures is whole and accessible, and so is one to a full stick', async ({
  page,
  openScene,
}) => {
  const dialog = await openExport(page, openScene, 'export-full');
  await expect(dialog.getByRole('radio', { name: 'CANON_DC' })).toBeDisabled();
  await look(page, 'export-many');
  await nextStep(page, /^Export 1 picture/).click();
  await expect(dialog.getByText('There is no space left there.')).toBeVisible();
  await look(page, 'export-full');
});

test('an export that changed its files is whole and accessible', async ({ page, openScene }) => {
  const dialog = await openExport(page, openScene, 'export-changed');
  await nextStep(page, /^Export 1 picture/).click();
  await expect(dialog).toContainText('3 pictures are on AMELIA');
  await look(page, 'export-done-notes');
});

test('the settings of a folder for exports that is away are whole and accessible', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=export-away#/settings/export');
  await expect(page.getByText('It cannot be reached now.')).toBeVisible();
  await look(page, 'settings-export-away');
  await page.getByLabel('Folder', { exact: true }).fill('Out');
  await expect(page.getByText(/^Enter the full path, for example/)).toBeVisible();
  await look(page, 'settings-export-wrong');
});
