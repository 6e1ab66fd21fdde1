import { expectTrouble, livePicture } from '../support/camera-trouble.ts';
import { comeToTheShot, nextStep } from '../support/order.ts';
import { expect, test } from '../support/test.ts';

// Only the whole browser asks a person for the camera.
test.use({ wholeBrowser: true });

test('a refused camera is reported, and opens once it is allowed', async ({ page, context }) => {
  await context.clearPermissions();
  await context.grantPermissions([]);
  await comeToTheShot(page);
  const panel = await expectTrouble(page, 'The camera may not be used');
  await expect(panel).toContainText('Nothing is lost.');
  await context.grantPermissions(['camera']);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(livePicture(page)).toBeVisible();
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
});
