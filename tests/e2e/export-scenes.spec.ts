/** States of an export, over the fixture: each is checked in both themes, at both sizes and with large text. */
import type { Locator, Page } from '@playwright/test';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { look } from './support/looks.ts';
import { nextButton } from './support/order.ts';
import { expect, test, type OpenScene } from './support/scene-page.ts';
import { t, tc } from './support/words.ts';

/** Opens the export of a paid order's final. */
async function openExport(page: Page, openScene: OpenScene, studio: string): Promise<Locator> {
  await openScene(`?scene=handover&studio=${studio}#/order/${sceneOrder('handover').id}`);
  await page.getByRole('button', { name: t('handover.files') }).click();
  await page.getByRole('button', { name: t('exporting.button') }).click();
  return page.getByRole('dialog', { name: t('exporting.title') });
}

test('an export without a target is whole and accessible', async ({ page, openScene }) => {
  const dialog = await openExport(page, openScene, 'export-nowhere');
  await expect(dialog).toContainText(t('exporting.nowhere'));
  await look(page, 'export-nowhere');
});

test('an export of many pictures is whole and accessible, and so is one to a full stick', async ({
  page,
  openScene,
}) => {
  const dialog = await openExport(page, openScene, 'export-full');
  await expect(dialog.getByRole('radio', { name: 'CANON_DC' })).toBeDisabled();
  await look(page, 'export-many');
  await nextButton(page).click();
  await expect(dialog.getByText(t('exporting.failed.full'))).toBeVisible();
  await look(page, 'export-full');
});

test('an export that changed its files is whole and accessible', async ({ page, openScene }) => {
  const dialog = await openExport(page, openScene, 'export-changed');
  await nextButton(page).click();
  await expect(dialog).toContainText(tc('exporting.doneDrive', 3, { target: 'AMELIA' }));
  await look(page, 'export-done-notes');
});

test('the settings of a folder for exports that is away are whole and accessible', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=export-away#/settings/export');
  await expect(page.getByText(t('settings.export.states.away'))).toBeVisible();
  await look(page, 'settings-export-away');
  await page.getByLabel(t('settings.export.path'), { exact: true }).fill('Out');
  await expect(page.getByText(t('settings.export.wrong'))).toBeVisible();
  await look(page, 'settings-export-wrong');
});
