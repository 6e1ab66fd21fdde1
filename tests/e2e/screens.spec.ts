/** Pictures of every screen and step at both sizes and in both themes, for people to look at: test-results/screens/. */
import type { Page } from '@playwright/test';
import { photograph } from './support/looks.ts';
import { tourOfAnOrder, tourOfTheRest, tourOfTrouble } from './support/tour.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const look =
  (page: Page) =>
  (screen: string): Promise<void> =>
    photograph(page, screen);

test.describe('an order with issues', () => {
  test.use({ sitter: 'a smiling customer' });

  test('fits every screen', async ({ page }) => {
    await tourOfAnOrder(page, look(page));
  });
});

test('every failed or empty state fits every screen', async ({ page, seat }) => {
  await tourOfTrouble(page, seat, look(page));
});

test('every other place fits every screen', async ({ page, studio }) => {
  await tourOfTheRest(page, () => studio.powerCut(), look(page));
});
