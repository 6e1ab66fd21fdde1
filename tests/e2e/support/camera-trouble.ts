/** The step of the shot with a camera that gives no picture. */
import { expect, type Locator, type Page } from '@playwright/test';
import { nextStep, stepHere } from './order.ts';

export const livePicture = (page: Page): Locator => page.getByLabel('Live picture, mirrored');

/** Expects the trouble in words, with every way to continue, and the order unchanged. */
export async function expectTrouble(page: Page, title: string): Promise<Locator> {
  const panel = page.getByRole('alert').filter({ hasText: title });
  await expect(panel).toBeVisible();
  for (const way of ['Try again', 'Use Practice camera', 'Import a picture']) {
    await expect(panel.getByRole('button', { name: way })).toBeVisible();
  }
  await expect(nextStep(page, /^Take photo/)).toHaveCount(0);
  await expect(stepHere(page)).toContainText('Shot');
  return panel;
}
