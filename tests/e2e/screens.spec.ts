/** Every screen and step, also for people who see or reach less than others. */
import { look } from './support/looks.ts';
import { tourOfAnOrder, tourOfTheRest, tourOfTrouble } from './support/tour.ts';
import { test as processTest } from './support/own-process.ts';
import { test } from './support/test.ts';

test.describe('an order with issues', () => {
  test.use({ sitter: 'a smiling customer', hintsAndBursts: true });

  test('fits every screen and can be read by anyone', async ({ page }) => {
    await tourOfAnOrder(page, (screen) => look(page, screen));
  });
});

test('every failed or empty state fits every screen and can be read by anyone', async ({ page, seat }) => {
  await tourOfTrouble(page, seat, (screen) => look(page, screen));
});

processTest('every other screen fits and can be read by anyone', async ({ page, studio }) => {
  await tourOfTheRest(
    page,
    () => studio.powerCut(),
    (screen) => look(page, screen),
  );
});
