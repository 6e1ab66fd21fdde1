/** Records what a screen reader says at the counter, and compares it with `docs/screen-reader/`. */
import { Spoken } from '../support/spoken.ts';
import { beginWithShot, clientOfPage } from '../support/begun-order.ts';
import { comeToTheShot } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

test('a lock and a sign-in, a customer and the list of keys are said as they open', async ({ page }) => {
  const client = await clientOfPage(page);
  await client.call('addStaff', { name: 'Asha', role: 'supervisor', pin: '4711' });
  await beginWithShot(page, { customer: 'Łukasz Wiśniewski' });
  await page.reload();
  const spoken = await Spoken.in(page);
  await expect(page.getByRole('heading', { name: 'Desk' })).toBeFocused();

  await spoken.press('q');
  await expect(page.getByRole('dialog', { name: /The counter is locked/ })).toBeVisible();
  await page.getByRole('button', { name: 'Asha' }).focus();
  await spoken.press('Enter');
  await spoken.type('9999');
  await spoken.press('Enter');
  await expect(page.getByText(/^Wrong PIN/)).toBeVisible();
  await spoken.type('4711');
  await spoken.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await spoken.press('u');
  await expect(page.getByRole('textbox', { name: /^Find a customer/ })).toBeFocused();
  await spoken.type('Wisn');
  await expect(page.getByRole('main').getByText('One customer found')).toBeVisible();
  await spoken.press('ArrowDown');
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Łukasz Wiśniewski' })).toBeVisible();
  await spoken.press('Escape');

  await spoken.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await spoken.press('Escape');
  expect(await spoken.record()).toMatchSnapshot('counter.txt');
});

test.describe('in a studio with hints', () => {
  test.use({ hintsAndBursts: true, sitter: 'a smiling customer' });

  test('a hint is said while the person poses, and the verdict on the shot', async ({ page }) => {
    const spoken = await Spoken.in(page);
    await comeToTheShot(page);
    await expect(page.locator('[data-verdict=bad], [data-verdict=warn]')).toBeVisible({ timeout: 60_000 });
    await spoken.press('Space');
    await expect(page.locator('[data-about=photo][data-verdict=bad]')).toBeVisible({ timeout: 60_000 });
    const record = await spoken.record();
    const [posing, taken] = record.split('[Space]');
    expect(posing).toMatch(/^status: /mu);
    expect(taken).toContain('focus: heading "The shot"');
    expect(taken).toMatch(/^status: .*smil/imu);
  });
});
