/**
 * A run of headshots whose answer is cut off. What the screen says of other failures is in
 * `tests/renderer/headshots/headshot-session.test.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askForOne, making, openHeadshots, pickFile } from './support/headshots.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test } from './support/own-account.ts';
import { portraitFile } from './support/sitters.ts';

test.use({ faults: [{ endpoint: 'generate-portrait', call: 1, do: 'reset', at: 'mid-answer' }] });

test('a text file is refused; a run that is cut off waits for a person and still has its seed', async ({
  page,
  client,
  studio,
}) => {
  const file = join(studio.dataDir, 'notes.jpg');
  writeFileSync(file, 'Shopping: bread, milk.');
  await openHeadshots(page);
  await nextStep(page, /^New headshots/).click();
  await pickFile(page, file);
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('alert')).toContainText('notes.jpg: It is not a picture');
  await look(page, 'picker-refused');
  await pickFile(page, portraitFile());
  await expect(page.getByText('Choose a look on the right, then make the first pictures.')).toBeVisible();

  await askForOne(page);
  const doubt = page.getByRole('alert', { name: 'It is not known how this request ended' });
  await expect(doubt).toContainText('A run of headshots for portrait.jpg was requested', making);
  await nextStep(page, /^Leave it for now/).click();
  const entry = page.getByRole('link', { name: /portrait\.jpg/ });
  await expect(entry).toContainText('Outcome unknown');
  expect(await client.call('listOpenCalls')).toMatchObject([
    { endpoint: 'generatePortrait', state: 'uncertain', orderId: null },
  ]);

  await entry.click();
  await doubt.getByRole('button', { name: 'It used a credit' }).click();
  await page.getByRole('button', { name: 'Same settings and seed again' }).click();
  await expect(page.getByLabel('Seed')).toHaveValue(/^\d+$/);
  expect(await client.call('listOpenCalls')).toEqual([]);
});
