/* oxlint-disable max-lines -- It lists the scenes that are looked at. */
/**
 * Steps of an order and states that are hard to reach with a real kiosk, over the fixture: each is checked in both
 * themes, at both sizes and with large text.
 */
import type { Locator, Page } from '@playwright/test';
import { retouchSession } from '../support/fixture/retouch.ts';
import { headshotSession } from '../support/fixture/headshots.ts';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { typeReading } from './support/print-shop.ts';
import { expect, test } from './support/scene-page.ts';

const printer = '#/settings/printers?printer=cups:DS620';
const paper = `${printer}&medium=4x6in`;
const scenes = [
  ...['uncertain', 'pending', 'preview-expired', 'preview-unsellable', 'preview-taken'],
  'progress',
  ...['two-chosen', 'two-documents'],
  ...['preview-settled', 'preview-too-large', 'final-two-of-two', 'owed-settled'],
  ...['owed', 'owed-no-code', 'direct-payment', 'direct-issues', 'no-paper-document'],
  ...['owed-waiting', 'owed-unknown', 'owed-pending', 'owed-expired', 'owed-one-of-two', 'taken-again'],
  ...['final-uncertain', 'handover-one-of-two', 'refunded', 'direct-progress', 'direct-no-image'],
  ...[
    'service-sheets',
    'no-paper-handover',
    'mixed-payment',
    'retouched-shot',
    'retouched-preview',
    'retouch-uncertain',
  ],
  ...[
    'customer',
    'family-customer',
    'family-document',
    'family-shot',
    'family-preview',
    'family-payment',
    'payment',
    'payment-part',
    'family-handover',
    'print-out-of-paper',
    'print-stopped',
    'printed-together',
    'saved-as-pdf',
    'pictures-erased',
  ],
  ...['document', 'no-face', 'preview', 'handover', 'paid', 'printed', 'done'],
];
for (const scene of scenes) {
  test(`the scene ${scene} is whole and accessible`, async ({ page, openScene }) => {
    await openScene(`?scene=${scene}#/order/${sceneOrder(scene).id}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(page, `scene-${scene}`);
  });
}

test('the panels of the hand-over are whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=handover&studio=with-papers#/order/${sceneOrder('handover').id}`);
  await page.getByRole('button', { name: 'Layout' }).click();
  await lookWhen(page, 'layout', page.getByLabel('Gap, mm'));
  await page.getByRole('button', { name: 'Save files…' }).click();
  await lookWhen(page, 'save-files', page.getByRole('button', { name: 'Save the slip' }));
});

test('items to sell on a finished order are whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=done#/order/${sceneOrder('done').id}`);
  await page.getByRole('button', { name: 'Sell more items' }).click();
  await page.getByRole('button', { name: /^Frame/ }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await page.getByLabel('Cash given').fill('20');
  await look(page, 'later-sale');
});

test('giving money back on a finished order is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=done#/order/${sceneOrder('done').id}`);
  await page.getByRole('button', { name: 'Give the money back' }).click();
  await look(page, 'finished-refund');
});

const headshots = `#/headshots/${headshotSession().id}`;
const lookWhen = async (page: Page, name: string, there: Locator): Promise<void> => {
  await expect(there.first()).toBeVisible();
  await look(page, `scene-${name}`);
};

test('the customer’s step is whole and accessible without a name, and when the name is known', async ({
  page,
  openScene,
}) => {
  await openScene(`?scene=customer#/order/${sceneOrder('customer').id}`);
  await nextStep(page, /^Choose the document/).click();
  await lookWhen(page, 'customer-without-a-name', page.locator('[aria-invalid=true]'));
  await page.getByLabel('Name', { exact: true }).fill('Ame');
  await lookWhen(page, 'customer-known', page.getByRole('complementary').getByText('Amelia Okafor'));
});

test('a document that is not found is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=document#/order/${sceneOrder('document').id}`);
  await page.getByLabel(/^Find a document/).fill('Atlantis');
  await lookWhen(page, 'document-not-found', page.getByText('No document matches “Atlantis”'));
});

test('the question before an order is cancelled is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=preview#/order/${sceneOrder('preview').id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await lookWhen(page, 'cancel-order', page.getByRole('dialog', { name: /^Cancel order/ }));
});

test('the ticket is whole and accessible while a discount is typed', async ({ page, openScene }) => {
  await openScene(`?scene=payment-items#/order/${sceneOrder('payment-items').id}`);
  await page.getByRole('button', { name: 'Items and discounts' }).click();
  await page.getByRole('button', { name: 'Discount on Frame' }).click();
  await lookWhen(page, 'ticket', page.getByLabel('Amount off'));
});

test('the question how money is given back is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=owed#/order/${sceneOrder('owed').id}`);
  await page.getByRole('button', { name: 'Give the money back…' }).click();
  await lookWhen(page, 'refund', page.getByRole('dialog', { name: /^Give the money back for/ }));
});

test('the studio’s own prompts are whole and accessible, and so is one that is saved', async ({
  page,
  openScene,
}) => {
  await openScene(`?headshots=many${headshots}`);
  await page.getByRole('button', { name: 'Save as our own' }).click();
  await lookWhen(page, 'prompt-save', page.getByRole('dialog', { name: 'Save this prompt' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Our own prompts' }).click();
  await lookWhen(page, 'prompts-own', page.getByRole('dialog', { name: 'Our own prompts' }));
});

test('the wait after wrong PINs is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=waiting#/settings/studio');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByLabel('Supervisor’s PIN').fill('4711');
  await page.keyboard.press('Enter');
  await lookWhen(page, 'pin-wait', page.getByText(/^Too many wrong tries/));
});

test('the staff are whole and accessible: nobody, several people, one who is added, and the lock', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=no-pin#/settings/staff');
  await lookWhen(page, 'staff-none', page.getByText('No staff yet'));
  await openScene('?studio=unlocked#/settings/staff');
  await lookWhen(page, 'staff', page.getByText('Bo', { exact: true }));
  await page.getByRole('button', { name: 'Add a person' }).click();
  await lookWhen(page, 'staff-add', page.getByRole('dialog', { name: 'Add a person' }));
  await openScene('?studio=counter-locked');
  await lookWhen(page, 'counter-locked', page.getByText('The counter is locked. Who are you?'));
  await page.getByRole('button', { name: 'Bo', exact: true }).click();
  await lookWhen(page, 'counter-pin', page.getByText('PIN of Bo'));
});

test('the question before a sheet is printed again is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=printed#/order/${sceneOrder('printed').id}`);
  await page.getByRole('button', { name: 'Print again' }).first().click();
  await lookWhen(page, 'print-again', page.getByRole('dialog', { name: 'Print again?' }));
});

test('the desk is whole and accessible: empty, with orders, found and not found', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=empty#/');
  await lookWhen(page, 'desk-empty', page.getByRole('button', { name: 'New order' }));
  await openScene('?scene=preview#/');
  await lookWhen(page, 'desk-in-hand', page.getByRole('link', { name: /Amelia Okafor/ }));
  await page.getByLabel(/^Find an order/).fill('amelia');
  await lookWhen(page, 'desk-found', page.getByRole('region', { name: 'Found' }).getByRole('link'));
  await page.getByLabel(/^Find an order/).fill('nobody');
  await lookWhen(page, 'desk-not-found', page.getByText('No order matches “nobody”'));
});

test('the codes are whole and accessible: found, not found, and the reminders one after another', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=preview&studio=with-slips-and-mail#/codes');
  await lookWhen(page, 'codes', page.getByRole('row', { name: /Amelia Okafor/ }));
  await page.getByLabel(/^Find a code/).fill('nobody');
  await lookWhen(page, 'codes-not-found', page.getByRole('main').getByText('No code matches “nobody”'));
  await page.getByRole('radio', { name: /^To remind/ }).check();
  await lookWhen(page, 'codes-to-remind', page.getByText('The reminder e-mail was not sent.'));
  await page.getByRole('button', { name: /of Tom Ashworth$/ }).click();
  await lookWhen(page, 'code', page.getByRole('dialog', { name: 'Photo code of Tom Ashworth' }));
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Photo code of Grace Hartley' })).toBeVisible();
  await page.getByRole('button', { name: 'Print slip' }).click();
  await page.getByRole('button', { name: 'Print it again' }).click();
  await lookWhen(
    page,
    'code-next',
    page.getByRole('dialog').filter({ hasText: 'Tom Ashworth was reminded by phone.' }),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog', { name: 'Photo code of Tom Ashworth' })).toBeVisible();
  for (const name of ['Tom Ashworth', 'Grace Hartley', 'Łukasz Wiśniewski']) {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('p');
  }
  await lookWhen(
    page,
    'codes-all-reminded',
    page.getByRole('main').getByText('Nobody is waiting for a reminder'),
  );
});

test('a customer is whole and accessible, and so is what a merge makes of two', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=preview#/customers');
  await page.getByRole('link', { name: /^Amelia Okafor/ }).click();
  await lookWhen(page, 'customer-history', page.getByRole('link', { name: /Charged £12.00/ }));
  await page.getByRole('button', { name: 'Compare with Amir Rahimi' }).click();
  await lookWhen(page, 'customer-merge', page.getByLabel('Notes of both'));
});

test('the day is whole and accessible: before a sale, with takings, and while the cash is counted', async ({
  page,
  openScene,
}) => {
  await openScene('?day=quiet#/day');
  await lookWhen(page, 'day-quiet', page.getByText('Nothing was sold yet.'));
  await openScene('?day=busy#/day');
  await lookWhen(page, 'day-busy', page.getByRole('row', { name: /^UK passport/ }));
  await page.getByRole('button', { name: 'Pay out…' }).click();
  await lookWhen(page, 'pay-out', page.getByRole('dialog', { name: 'Pay cash out' }));
  await page.keyboard.press('Escape');
  await nextStep(page, /^Count the cash/).click();
  await page.getByLabel('Counted cash').fill('90.00');
  await lookWhen(page, 'day-count', page.getByText('Missing: £2.50'));
});

test('the closings are whole and accessible: none, a list, and one of them', async ({ page, openScene }) => {
  await openScene('?day=quiet#/day/closings');
  await lookWhen(page, 'closings-none', page.getByText('No day has been closed yet'));
  await openScene('?day=busy#/day/closings');
  await lookWhen(page, 'closings', page.getByRole('link', { name: 'Closing 19' }));
  await page.getByRole('link', { name: 'Closing 19' }).click();
  await lookWhen(page, 'closing', page.getByRole('row', { name: 'Missing £2.50' }));
  await openScene('?studio=with-papers#/day/closings/19');
  await nextStep(page, /^Print the closing/).click();
  await lookWhen(page, 'closing-printed', page.getByRole('main').getByText('Sent to Receipts.'));
});

test('a week and a month of closings are whole and accessible, and one without any', async ({
  page,
  openScene,
}) => {
  await openScene('?day=busy#/day/period?show=week&day=2026-11-18');
  await lookWhen(page, 'week', page.getByRole('img', { name: /^Takings by day/ }));
  await page.getByRole('radio', { name: 'Month' }).check();
  await lookWhen(page, 'month', page.getByRole('heading', { name: 'November 2026' }));
  await page.getByRole('button', { name: 'Month before' }).click();
  await lookWhen(page, 'month-none', page.getByText('No day was closed in this period'));
});

test('the hand-over while the printer has no paper is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=handover&studio=printer-empty#/order/${sceneOrder('handover').id}`);
  await expect(page.getByRole('main').getByText('Out of paper. Put in paper.')).toBeVisible();
  await look(page, 'scene-handover-printer-empty');
});

test('the hand-over with a slip that waits and a receipt to print is whole and accessible', async ({
  page,
  openScene,
}) => {
  const order = sceneOrder('papers-printed').id;
  await openScene(`?scene=papers-printed&studio=with-papers#/order/${order}`);
  await expect(page.getByText('Not printed yet · Receipts')).toBeVisible();
  await look(page, 'scene-papers-printed');
});

test('the desk with a print that waits is whole and accessible', async ({ page, openScene }) => {
  await openScene('?scene=print-stopped#/');
  await expect(page.getByRole('link', { name: /^Out of paper/ })).toBeVisible();
  await look(page, 'scene-desk-print-waits');
});

for (const start of [
  'opening',
  'locked',
  'missing',
  'key-file-open',
  'records-missing',
  'damaged',
  'damaged-practice',
  'repairing',
]) {
  test(`the page of a studio that is not open (${start}) is whole and accessible`, async ({
    page,
    openScene,
  }) => {
    await openScene(`?start=${start}`);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await look(page, `scene-start-${start}`);
  });
}

test('restoring in place of damaged records is whole and accessible', async ({ page, openScene }) => {
  await openScene('?start=damaged');
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  await expect(dialog.getByRole('button', { name: 'Restore this backup' })).toBeEnabled();
  await look(page, 'scene-restore-damaged');
  await dialog.getByRole('button', { name: 'Choose another backup' }).click();
  await look(page, 'scene-restore-damaged-list');
});

const sessions = ['versions', 'cut-out-in-order', 'under-way', 'uncertain-in-order', 'broken'];
for (const session of sessions) {
  test(`the session ${session} is whole and accessible`, async ({ page, openScene }) => {
    await openScene(`?scene=preview&session=${session}#/retouch/${retouchSession().id}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(page, `scene-session-${session}`);
  });
}
for (const session of ['versions', 'broken']) {
  test(`the list of retouched pictures of the session ${session} is whole and accessible`, async ({
    page,
    openScene,
  }) => {
    await openScene(`?scene=preview&session=${session}#/retouch`);
    await expect(page.getByText(/Outcome unknown|The records are damaged/)).toBeVisible();
    await look(page, `scene-sessions-${session}`);
  });
}

test('a name as long as a file name may be leaves room for everything else', async ({ page, openScene }) => {
  await openScene(`?scene=preview&session=long-name#/retouch/${retouchSession().id}`);
  await expect(page.getByRole('button', { name: /^Remove background/ })).toBeInViewport({ ratio: 1 });
  await look(page, 'scene-session-long-name');

  await page.getByRole('button', { name: /^All pictures/ }).click();
  const tile = page.getByRole('link', { name: /Anna’s/ });
  await expect(tile).toBeVisible();
  expect((await tile.boundingBox())?.height).toBeLessThan(180);
});

test('the strictness of the checks is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=preview#/order/${sceneOrder('preview').id}`);
  await page.getByRole('button', { name: 'Change how strictly it checks' }).click();
  await expect(page.getByRole('dialog', { name: 'How strictly should the service check?' })).toBeVisible();
  await look(page, 'scene-strictness');
});

test('the calibration of a printer is whole and accessible at every step', async ({ page, openScene }) => {
  await openScene(`?studio=locked${paper}&calibrate=1`);
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await expect(page.getByLabel(/^A /)).toBeFocused();
  await look(page, 'scene-printer-measure');
  await typeReading(page, ['35,6', '45.4', '81.3', '101.2', '10.5', '10']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Up to 1\.3 mm off/ })).toBeVisible();
  await look(page, 'scene-printer-corrected');
});

test('the paid calls after a backup are whole and accessible', async ({ page, openScene }) => {
  await openScene('?scene=preview&studio=lost-calls#/');
  await page.getByRole('button', { name: 'See requests' }).click();
  await expect(page.getByRole('dialog', { name: 'Requests after the backup' })).toContainText('Photo id');
  await look(page, 'scene-lost-calls');
});

test('a date that may be wrong is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=date-doubt#/settings/keeping');
  await page.getByText('Nothing goes for now').scrollIntoViewIfNeeded();
  await look(page, 'scene-nothing-goes');
  await page.getByRole('button', { name: 'Check date' }).click();
  await expect(page.getByRole('dialog', { name: 'Is this date right?' })).toContainText('Photo service');
  await look(page, 'scene-date-doubt');
});

test('the recovery key is whole and accessible, printed or not', async ({ page, openScene }) => {
  await openScene('?studio=connected#/settings/recovery');
  await page.getByRole('button', { name: 'Show recovery key' }).click();
  await expect(page.getByRole('dialog')).toContainText('To print it, choose a printer');
  await look(page, 'scene-recovery-key-written');

  await openScene('?studio=connected-papers#/settings/recovery');
  await page.getByRole('button', { name: 'Show recovery key' }).click();
  await page.getByRole('button', { name: 'Print recovery key' }).click();
  await expect(page.getByRole('dialog')).toContainText('Sent to');
  await look(page, 'scene-recovery-key-printed');
});

test('the import of customers is whole and accessible', async ({ page, openScene }) => {
  await openScene('#/customers');
  await page.getByRole('button', { name: 'Import customers' }).click();
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from('Vorname;Name') };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await lookWhen(
    page,
    'import-customers',
    page.getByRole('dialog').filter({ hasText: '1,204 new customers' }),
  );
});

test('the erasing of a customer is whole and accessible', async ({ page, openScene }) => {
  await openScene('#/customers');
  await page.locator('.found [data-row]').first().click();
  await page.getByRole('button', { name: 'Erase customer' }).click();
  await expect(page.getByRole('dialog')).toContainText('What stays');
  await look(page, 'scene-erase-customer');
});

test('what goes when is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=unlocked#/settings/keeping');
  await page.getByRole('row', { name: 'Files of the log' }).scrollIntoViewIfNeeded();
  await look(page, 'scene-what-goes-when');
});

for (const [name, where] of [
  ['headshots-list', '?headshots=many#/headshots'],
  ['headshots-list-broken', '?headshots=broken#/headshots'],
  ['headshots-many', `?headshots=many${headshots}`],
  ['headshots-prints', `?headshots=printed${headshots}`],
  ['headshots-first-run', `?headshots=first-under-way${headshots}`],
  ['headshots-next-run', `?headshots=under-way${headshots}`],
  ['headshots-in-doubt', `?headshots=uncertain${headshots}`],
  ['headshots-failed', `?headshots=no-credit${headshots}`],
  ['account-form', '?studio=unlocked#/settings/account'],
  ['backups-late', '?studio=backup-late#/settings/backups'],
  ['desk-damaged', '?scene=preview&studio=damaged#/'],
  ['desk-index-damaged', '?scene=preview&studio=index-damaged#/'],
  ['desk-repaired', '?scene=preview&studio=repaired#/'],
  ['erasures', '?studio=backup-late#/settings/erasures'],
  ['desk-no-credit', '?scene=preview&studio=none-left#/'],
  ['status-out-of-reach', '?studio=status-fails#/settings/status'],
  ['printers', '?studio=unlocked#/settings/printers'],
  ['printer-one', `?studio=locked${printer}`],
  ['printer-profile', `?studio=unlocked${paper}`],
  ['printer-profile-locked', `?studio=locked${paper}`],
  ['printer-calibrate', `?studio=locked${paper}&calibrate=1`],
  ['prints', '?prints=all#/prints'],
  ['match-from-before', '?match=before#/face-match'],
  ['match-in-doubt', '?match=uncertain#/face-match'],
] as const) {
  test(`the scene ${name} is whole and accessible`, async ({ page, openScene }) => {
    await openScene(where);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await look(page, `scene-${name}`);
  });
}
