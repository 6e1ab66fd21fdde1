/**
 * The customer's own screen: its content during an order, that it never shows anything else, and what it cannot
 * reach.
 */
import { customerDisplays, expectIdle, openCustomerScreen, sceneOf } from './support/customer-screen.ts';
import { openWithPreview, openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { approve, comeToTheShot, getPreview, nextStep, startOrder, takePhoto } from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

test.describe('in a studio that has changed nothing', () => {
  test.use({ hintsAndBursts: true });

  test('follows an order: the studio’s name, the mirror, the preview and the bill', async ({ page }) => {
    const customer = await openCustomerScreen(page);
    await expectIdle(customer);

    await startOrder(page);
    await expectIdle(customer);
    await page.getByRole('link', { name: 'Desk' }).click();
    await comeToTheShot(page, 'Amelia Okafor');
    const mirror = customer.getByLabel('You, as in a mirror');
    await expect(mirror).toBeVisible();
    await expect
      .poll(() => mirror.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime > 0.5))
      .toBe(true);
    await expect(customer.locator('svg[data-right]')).toBeVisible();
    await expect(page.locator('[data-hint]')).toHaveAttribute('data-hint', 'right');
    await expect(customer.locator('[data-hint]')).toHaveText('Hold it there: this is right');
    await expect(customer.getByRole('button')).toHaveCount(0);
    await expect(sceneOf(customer)).not.toContainText('Amelia');

    await takePhoto(page);
    await expect(customer.getByRole('heading', { name: 'We are checking your photo' })).toBeVisible();

    await getPreview(page);
    const preview = customer.getByRole('img', { name: /^Preview of your photo for UK passport/ });
    await expect(preview).toBeVisible();
    await expect
      .poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(400);
    await expect(
      page.getByRole('main').getByText('The customer sees this preview on their screen'),
    ).toBeVisible();
    await expect(sceneOf(customer)).not.toContainText('Amelia');

    await approve(page);
    await expect(customer.getByRole('row', { name: 'Total £12.00' })).toBeVisible();
    await expect(sceneOf(customer)).not.toContainText('Amelia');
    await customer.bringToFront();
    await look(customer, 'customer-bill', customerDisplays);
  });
});

test('mirrors the practice camera too, and the customer’s answer reaches staff, who still decide', async ({
  page,
}) => {
  const customer = await openCustomerScreen(page);
  const lookAt = async (scene: string): Promise<void> => {
    await customer.bringToFront();
    await look(customer, scene, customerDisplays);
    await page.bringToFront();
  };
  await lookAt('customer-idle');
  await comeToTheShot(page);
  const widthOf = (): Promise<number> =>
    customer.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : 0));
  await expect.poll(widthOf).toBe(1280);
  await page.getByLabel('Camera', { exact: true }).selectOption({ label: 'Practice camera' });
  await expect.poll(widthOf, { timeout: 20_000 }).toBe(1920);
  await lookAt('customer-mirror');

  const heard = await Spoken.in(customer);
  await openWithPreview(page);
  const again = customer.getByRole('button', { name: 'Please take another' });
  const fine = customer.getByRole('button', { name: 'This is fine' });
  await expect(again).toBeVisible();
  const spoken = await Spoken.in(page);
  await heard.use(again);
  await expect(page.getByRole('main').getByText('The customer would like another one')).toBeVisible();
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await expect(customer.getByText('The counter can see that you would like another.')).toBeVisible();
  await expect(nextStep(page, /^Use this photo/)).toBeEnabled();

  await spoken.listen();
  await heard.use(fine);
  await expect(page.getByRole('main').getByText('The customer says: this is fine')).toBeVisible();
  await expect(again).toHaveAttribute('aria-pressed', 'false');
  expect(await heard.record()).toMatchSnapshot('customer-screen.txt');
  expect(await spoken.record()).toMatchSnapshot('customer-answer.txt');
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
  await lookAt('customer-preview');
});

test('has none of the kiosk’s calls, pictures or cookies, whatever it tries', async ({ page }) => {
  const customer = await openCustomerScreen(page);
  await openWithShot(page);
  const source = await page.getByRole('img', { name: 'The shot as it was taken' }).getAttribute('src');
  const shot = new URL(source ?? '', page.url());
  await getPreview(page);
  await expect(customer.getByRole('button', { name: 'This is fine' })).toBeVisible();

  const found = await customer.evaluate(
    async ([kiosk, picture]) => {
      const statusOf = (address: string, init?: RequestInit): Promise<number | string> =>
        fetch(address, init).then(
          (response) => response.status,
          (error: unknown) => (error instanceof Error ? error.name : 'refused'),
        );
      const post = { method: 'POST' };
      const image = new Image();
      image.src = `${kiosk}${picture}`;
      return {
        bridge: 'headroom' in globalThis,
        cookie: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        ids: /(ord|pho|img|shot|cus)_[0-9a-z]{8}/.test(document.documentElement.outerHTML),
        ownCalls: await Promise.all(
          ['call/desk', 'call/settings', 'call/showCustomer', 'call/addShot'].map((path) =>
            statusOf(path, post),
          ),
        ),
        ownPictures: await Promise.all([statusOf(picture), statusOf(`${picture}/small`), statusOf('events')]),
        kiosksCalls: await statusOf(`${kiosk}/call/desk`, { ...post, credentials: 'include' }),
        kiosksPicture: await image.decode().then(
          () => 'shown',
          () => 'refused',
        ),
        kiosksPage: await statusOf('index.html'),
      };
    },
    [shot.origin, shot.pathname] as const,
  );
  expect(found).toEqual({
    bridge: false,
    cookie: '',
    stored: 0,
    ids: false,
    ownCalls: [404, 404, 404, 404],
    ownPictures: [404, 404, 404],
    kiosksCalls: 'TypeError',
    kiosksPicture: 'refused',
    kiosksPage: 404,
  });

  // No content security policy covers navigation; the allow-list of connections does.
  const refused = customer.waitForEvent('requestfailed');
  await customer.evaluate((kiosk) => {
    location.assign(kiosk);
  }, shot.href);
  await refused;
});
