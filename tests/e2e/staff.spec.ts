/** Two people at one counter: switching in three presses, and locking in the middle of an order. */
import { clientOfPage, openWithShot } from './support/begun-order.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

test('staff switch in three presses, lock, and return to the same step', async ({ page }) => {
  const client = await clientOfPage(page);
  await client.call('addStaff', { name: 'Asha', role: 'supervisor', pin: '4711' });
  await client.call('addStaff', { name: 'Bo', role: 'staff', pin: '1357' });
  await openWithShot(page, { customer: 'Łukasz Wiśniewski' });
  const judged = page.locator('[data-about=photo][data-verdict=ok]');
  await expect(judged).toBeVisible({ timeout: 60_000 });

  const spoken = await Spoken.in(page);
  await spoken.goTo(page.getByRole('button', { name: /^At the counter: Asha/ }));
  await spoken.press('Enter');
  await spoken.goTo(page.getByRole('button', { name: 'Bo', exact: true }));
  await spoken.press('Enter');
  await spoken.type('1357');
  await spoken.press('Enter');
  await expect(page.getByRole('button', { name: /^At the counter: Bo/ })).toBeVisible();

  await spoken.press('q');
  const locked = page.getByRole('dialog', { name: /The counter is locked/ });
  await expect(locked).toBeVisible();
  await spoken.press('Escape');
  await page.keyboard.press('Escape');
  await expect(locked).toBeVisible();
  await expect(page.getByText('Łukasz Wiśniewski', { exact: true })).toBeHidden();
  await page.reload();
  await expect(locked).toBeVisible();
  await expect(page.getByText('Łukasz Wiśniewski')).toHaveCount(0);

  await spoken.goTo(page.getByRole('button', { name: 'Asha' }));
  await spoken.press('Enter');
  await spoken.type('4711');
  await spoken.press('Enter');
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^At the counter: Asha/ })).toBeVisible();
  await expect(judged).toBeVisible({ timeout: 60_000 });
  expect(await spoken.record()).toMatchSnapshot('staff.txt');
});
