/** Money that is given back for an owed final, and a photo that an authority rejected, as a screen reader says them. */
import { sceneOrder } from '../../support/fixture/scenes.ts';
import { nextStep } from '../support/order.ts';
import { expect, test } from '../support/scene-page.ts';
import { Spoken } from '../support/spoken.ts';

test('money is given back for a photo that is owed', async ({ page, openScene }) => {
  await openScene(`?scene=owed#/order/${sceneOrder('owed').id}`);
  await expect(page.getByRole('heading', { name: 'Paid, final owed', level: 1 })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('The account has no credit left.');
  const spoken = await Spoken.in(page);

  await spoken.use(page.getByRole('button', { name: 'Give the money back…' }));
  const dialog = page.getByRole('dialog');
  await spoken.use(dialog.getByRole('radio', { name: 'Money back' }), 'Space');
  await spoken.use(dialog.getByRole('radio', { name: 'Cash' }), 'Space');
  await spoken.goTo(dialog.getByRole('textbox', { name: 'Reason' }));
  await spoken.type('The service could not make it');
  await spoken.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await spoken.record()).toMatchSnapshot('refund.txt');
});

test('a photo that an authority rejected is taken again', async ({ page, openScene }) => {
  await openScene(`?scene=done#/order/${sceneOrder('done').id}`);
  await expect(page.getByRole('heading', { name: 'Order done' })).toBeVisible();
  const spoken = await Spoken.in(page);

  await spoken.use(page.getByRole('button', { name: 'Photo was rejected…' }));
  const dialog = page.getByRole('dialog');
  await spoken.use(dialog.getByRole('radio', { name: 'Head size' }), 'Space');
  await spoken.use(dialog.getByRole('radio', { name: 'Full price' }), 'Space');
  await expect(nextStep(page, /^Begin the retake/)).toBeEnabled();
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('rejection.txt');
});
