/** Every screen and step, in both themes and with large text, for those who see or reach less than others. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitLargeText } from './support/looks.ts';
import { tourOfAnOrder, tourOfTheRest, tourOfTrouble } from './support/tour.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const look =
  (page: Page) =>
  async (screen: string): Promise<void> => {
    await expectAccessible(page, screen);
    await expectToFitLargeText(page, screen);
  };

test.describe('an order with issues', () => {
  test.use({ sitter: 'a smiling customer' });

  test('has no step that axe objects to or that large text breaks', async ({ page }) => {
    await tourOfAnOrder(page, look(page));
  });
});

test('no failed or empty state is one that axe objects to or that large text breaks', async ({
  page,
  seat,
}) => {
  await tourOfTrouble(page, seat, look(page));
});

test('no other place is one that axe objects to or that large text breaks', async ({ page, studio }) => {
  await tourOfTheRest(page, () => studio.powerCut(), look(page));
});
