/** The settings and the other screens of a real kiosk, also for people who see or reach less than others. */
import { look } from './support/looks.ts';
import { test } from './support/own-process.ts';
import { tourOfTheRest } from './support/tour.ts';

test('every screen beside the order fits and can be read by anyone', async ({ page, studio }) => {
  await tourOfTheRest(
    page,
    () => studio.powerCut(),
    (screen) => look(page, screen),
  );
});
