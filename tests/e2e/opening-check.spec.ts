/** The opening check: from the offer on the desk, through the real camera, to the desk of the checked day. */
import { freeCamera, installKnownCamera } from './support/camera-faults.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { test as sceneTest } from './support/scene-page.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';
import { t, tc } from './support/words.ts';

const size = { widthPx: 640, heightPx: 480 } as const;
/** A camera before an empty wall of this grey. */
const wall = (grey: number) => ({ ...size, pixels: Buffer.alloc(size.widthPx * size.heightPx * 4, grey) });

test('the check finds a customer, then the lamps off, then a studio that is ready, and the desk says who checked', async ({
  page,
  seat,
}) => {
  // The models that look for a face take seconds to load, and longer beside other tests.
  test.slow();
  const main = page.getByRole('main');
  const looked = { timeout: 60_000 };
  await expect(page.getByText('The opening check has not been made today.')).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.press('c');
  await expect(page.getByRole('heading', { name: 'What the camera sees' })).toBeVisible();
  await expect(main.getByText('Someone is in the picture. Step aside, then check again.')).toBeVisible(
    looked,
  );
  await expect(main.getByText('needs a look')).toBeVisible();

  await installKnownCamera(page, wall(70));
  await spoken.press('Escape');
  await spoken.press('c');
  await expect(main.getByText('There is too little light. Switch on the lamps.')).toBeVisible(looked);

  seat('an empty studio');
  await freeCamera(page);
  await spoken.press('Escape');
  await spoken.press('c');
  await expect(main.getByText('Everything is ready for the first customer')).toBeVisible(looked);
  await expect(main.getByText('The backdrop is light, plain and even.')).toBeVisible();
  await look(page, 'opening-check-ready');

  await expect(nextStep(page, /^Back to the desk/)).toBeEnabled();
  await spoken.press('Enter');
  await expect(page.getByText(/^Checked at \d\d:\d\d\./)).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('opening-check.txt');
  await page.reload();
  await expect(page.getByText(/^Checked at \d\d:\d\d\./)).toBeVisible();
});

sceneTest('what stops the first customer is whole and accessible', async ({ page, openScene }) => {
  await openScene('?check=stops#/opening-check');
  await expect(page.getByRole('main').getByText(tc('openingCheck.stops', 2))).toBeVisible();
  await look(page, 'opening-check-stops');
});

sceneTest('the offer on the desk is whole and accessible', async ({ page, openScene }) => {
  await openScene('?check=offer#/');
  await expect(page.getByText(t('openingCheck.offer'))).toBeVisible();
  await look(page, 'opening-check-offer');
});
