/* oxlint-disable max-lines -- It lists the scenes that are looked at. */
/**
 * Steps of an order and states that are hard to reach with a real kiosk, over the fixture: each is checked in both
 * themes, at both sizes and with large text.
 */
import type { Locator, Page } from '@playwright/test';
import { languages } from '../../shared/language/languages.ts';
import { retouchSession } from '../support/fixture/retouch.ts';
import { headshotSession } from '../support/fixture/headshots.ts';
import { sceneOrder } from '../support/fixture/scenes.ts';
import { expectToFit, expectToFitLargeText, look } from './support/looks.ts';
import { nextButton } from './support/order.ts';
import { typeReading } from './support/print-shop.ts';
import { expect, test } from './support/scene-page.ts';
import { saying, t, tc } from './support/words.ts';

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
  ...['format-shot', 'format-crop', 'format-cropped', 'format-payment', 'format-direct'],
  ...['document', 'no-face', 'preview-items', 'handover-items', 'paid', 'printed', 'done'],
];
for (const scene of scenes) {
  test(`the scene ${scene} is whole and accessible`, async ({ page, openScene }) => {
    await openScene(`?scene=${scene}#/order/${sceneOrder(scene).id}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await look(page, `scene-${scene}`);
  });
}

test('the lines of the ticket are beside each step, and the total is never hidden', async ({
  page,
  openScene,
}) => {
  const lines = page.getByRole('region', { name: 'Ticket' }).getByRole('listitem');
  const total = page.getByRole('button', { name: /^(Ticket|Paid): / });
  for (const [scene, least] of [
    ['document-chosen', 1],
    ['shot', 1],
    ['still-items', 3],
    // Three issues need the room more than the ticket does.
    ['preview-items', 1],
    ['handover-items', 3],
  ] as const) {
    await openScene(`?scene=${scene}#/order/${sceneOrder(scene).id}`);
    for (const line of (await lines.all()).slice(0, least))
      await expect(line).toBeInViewport({ ratio: 0.99 });
    expect(await lines.count(), scene).toBeGreaterThanOrEqual(least);
    await expect(total).toBeInViewport({ ratio: 1 });
  }
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines.last()).toBeInViewport({ ratio: 0.99 });

  await openScene(`?scene=preview-items#/order/${sceneOrder('preview-items').id}`);
  const issues = page.getByRole('region', { name: '3 issues reported' }).getByRole('listitem');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '125%'));
  await expect(total).toBeInViewport({ ratio: 1 });
  for (const issue of (await issues.all()).slice(0, 2)) await expect(issue).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(issues.first()).toBeInViewport({ ratio: 0.6 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('the panels of the hand-over are whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=handover&studio=with-papers#/order/${sceneOrder('handover').id}`);
  await page.getByRole('button', { name: t('handover.layout') }).click();
  await lookWhen(page, 'layout', page.getByLabel(t('handover.gap')));
  await page.getByRole('button', { name: t('handover.files') }).click();
  await lookWhen(page, 'save-files', page.getByRole('button', { name: t('handover.saveFile.slip') }));
});

test('items to sell on a finished order are whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=done#/order/${sceneOrder('done').id}`);
  await page.getByRole('button', { name: t('laterSale.open') }).click();
  await page.getByRole('button', { name: /^Frame/ }).click();
  await page.getByRole('radio', { name: t('payment.methods.cash') }).check();
  await page.getByLabel(t('payment.given')).fill('20');
  await look(page, 'later-sale');
});

test('giving money back on a finished order is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=done#/order/${sceneOrder('done').id}`);
  await page.getByRole('button', { name: t('owed.ways.refund.button') }).click();
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
  await nextButton(page).click();
  await lookWhen(page, 'customer-without-a-name', page.locator('[aria-invalid=true]'));
  await page.getByLabel(t('customer.name'), { exact: true }).fill('Ame');
  await lookWhen(page, 'customer-known', page.getByRole('complementary').getByText('Amelia Okafor'));
});

test('a document that is not found is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=document#/order/${sceneOrder('document').id}`);
  await page.getByLabel(t('document.search')).fill('Atlantis');
  await lookWhen(page, 'document-not-found', page.getByText(t('document.none', { text: 'Atlantis' })));
});

test('the question before an order is cancelled is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=preview#/order/${sceneOrder('preview').id}`);
  await page.getByRole('button', { name: t('order.cancel') }).click();
  await lookWhen(page, 'cancel-order', page.getByRole('dialog', { name: saying('cancel.title') }));
});

test('the ticket is whole and accessible while a discount is typed', async ({ page, openScene }) => {
  await openScene(`?scene=payment-items#/order/${sceneOrder('payment-items').id}`);
  await page.getByRole('button', { name: t('payment.ticket') }).click();
  await page.getByRole('button', { name: t('ticket.discountOn', { item: 'Frame' }) }).click();
  await lookWhen(page, 'ticket', page.getByLabel(t('ticket.amount')));
});

test('the question how money is given back is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=owed#/order/${sceneOrder('owed').id}`);
  await page.getByRole('button', { name: t('owed.ways.refund.button') }).click();
  await lookWhen(page, 'refund', page.getByRole('dialog', { name: saying('owed.refund.title') }));
});

test('the studio’s own prompts are whole and accessible, and so is one that is saved', async ({
  page,
  openScene,
}) => {
  await openScene(`?headshots=many${headshots}`);
  await page.getByRole('button', { name: t('headshots.prompt.save') }).click();
  await lookWhen(page, 'prompt-save', page.getByRole('dialog', { name: t('headshots.own.saveTitle') }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('headshots.prompt.manage'), exact: true }).click();
  await lookWhen(page, 'prompts-own', page.getByRole('dialog', { name: t('headshots.own.title') }));
});

test('the wait after wrong PINs is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=waiting#/settings/studio');
  await page.getByRole('button', { name: t('supervisor.unlock'), exact: true }).click();
  await page.getByLabel(t('supervisor.pin')).fill('4711');
  await page.keyboard.press('Enter');
  await lookWhen(page, 'pin-wait', page.getByText(saying('supervisor.wait')));
});

test('the staff are whole and accessible: nobody, several people, one who is added, and the lock', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=no-pin#/settings/staff');
  await lookWhen(page, 'staff-none', page.getByText(t('staff.empty')));
  await openScene('?studio=unlocked#/settings/staff');
  await lookWhen(page, 'staff', page.getByText('Bo', { exact: true }));
  await page.getByRole('button', { name: t('staff.add') }).click();
  await lookWhen(page, 'staff-add', page.getByRole('dialog', { name: t('staff.addTitle') }));
  await openScene('?studio=counter-locked');
  await lookWhen(page, 'counter-locked', page.getByText(t('counter.locked')));
  await page.getByRole('button', { name: 'Bo', exact: true }).click();
  await lookWhen(page, 'counter-pin', page.getByText(t('counter.pinOf', { name: 'Bo' })));
});

test('the question before a sheet is printed again is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=printed#/order/${sceneOrder('printed').id}`);
  await page
    .getByRole('button', { name: t('prints.again') })
    .first()
    .click();
  await lookWhen(page, 'print-again', page.getByRole('dialog', { name: t('prints.againTitle') }));
});

test('the desk is whole and accessible: empty, with orders, found and not found', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=empty#/');
  await lookWhen(page, 'desk-empty', page.getByRole('button', { name: t('desk.newOrder') }));
  await openScene('?scene=preview#/');
  await lookWhen(page, 'desk-in-hand', page.getByRole('link', { name: /Amelia Okafor/ }));
  await page.getByLabel(t('desk.search')).fill('amelia');
  await lookWhen(page, 'desk-found', page.getByRole('region', { name: t('desk.found') }).getByRole('link'));
  await page.getByLabel(t('desk.search')).fill('nobody');
  await lookWhen(page, 'desk-not-found', page.getByText(t('desk.notFound', { text: 'nobody' })));
});

test('the codes are whole and accessible: found, not found, and the reminders one after another', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=preview&studio=with-slips-and-mail#/codes');
  await lookWhen(page, 'codes', page.getByRole('row', { name: /Amelia Okafor/ }));
  await page.getByLabel(t('codes.search')).fill('nobody');
  await lookWhen(
    page,
    'codes-not-found',
    page.getByRole('main').getByText(t('codes.notFound', { text: 'nobody' })),
  );
  await page.getByRole('radio', { name: saying('codes.lists.toRemind') }).check();
  await lookWhen(page, 'codes-to-remind', page.getByText(t('codes.mailNotSent')));
  await page
    .getByRole('row', { name: /Tom Ashworth/ })
    .getByRole('button')
    .first()
    .click();
  await lookWhen(
    page,
    'code',
    page.getByRole('dialog', { name: t('codes.dialog.title', { name: 'Tom Ashworth' }) }),
  );
  await page.keyboard.press('p');
  await expect(
    page.getByRole('dialog', { name: t('codes.dialog.title', { name: 'Grace Hartley' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('codes.dialog.slipPrint') }).click();
  await page.getByRole('button', { name: t('codes.dialog.slipAgain') }).click();
  await lookWhen(
    page,
    'code-next',
    page.getByRole('dialog').filter({ hasText: t('codes.dialog.noted.phone', { name: 'Tom Ashworth' }) }),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(
    page.getByRole('dialog', { name: t('codes.dialog.title', { name: 'Tom Ashworth' }) }),
  ).toBeVisible();
  for (const name of ['Tom Ashworth', 'Grace Hartley', 'Łukasz Wiśniewski']) {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('p');
  }
  await lookWhen(page, 'codes-all-reminded', page.getByRole('main').getByText(t('codes.lists.nobody')));
});

test('a customer is whole and accessible, and so is what a merge makes of two', async ({
  page,
  openScene,
}) => {
  await openScene('?scene=preview#/customers');
  await page.getByRole('link', { name: /^Amelia Okafor/ }).click();
  await lookWhen(page, 'customer-history', page.getByRole('link', { name: /12[.,]00/ }));
  await page.getByRole('button', { name: t('customers.compare', { name: 'Amir Rahimi' }) }).click();
  await lookWhen(page, 'customer-merge', page.getByLabel(t('customers.mergeNotes')));
});

test('the status strip cuts off nothing in any language', async ({ page, openScene }) => {
  for (const language of languages) {
    await openScene(`?studio=unlocked&language=${language}#/`);
    await expect(page.locator('.strip .short')).toHaveText('182');
    await expectToFit(page, language);
    await expectToFitLargeText(page, language);
  }
});

test('the day is whole and accessible: before a sale, with takings, and while the cash is counted', async ({
  page,
  openScene,
}) => {
  await openScene('?day=quiet#/day');
  await lookWhen(page, 'day-quiet', page.getByText(t('takings.noSales')));
  await openScene('?day=busy#/day');
  await lookWhen(page, 'day-busy', page.getByRole('row', { name: /12[.,]00/ }).first());
  await page.getByRole('button', { name: t('takings.payOut') }).click();
  await lookWhen(page, 'pay-out', page.getByRole('dialog', { name: t('takings.move.pay-out.title') }));
  await page.keyboard.press('Escape');
  await nextButton(page).click();
  await page.getByLabel(t('takings.close.counted')).fill('90.00');
  await lookWhen(page, 'day-count', page.getByText(/2[.,]50/));
});

test('the closings are whole and accessible: none, a list, and one of them', async ({ page, openScene }) => {
  await openScene('?day=quiet#/day/closings');
  await lookWhen(page, 'closings-none', page.getByText(t('takings.list.none')));
  await openScene('?day=busy#/day/closings');
  await lookWhen(
    page,
    'closings',
    page.getByRole('link', { name: t('takings.closing.title', { number: '19' }) }),
  );
  await page.getByRole('link', { name: t('takings.closing.title', { number: '19' }) }).click();
  await lookWhen(page, 'closing', page.getByRole('row', { name: t('takings.count.under') }));
  await openScene('?studio=with-papers#/day/closings/19');
  await nextButton(page).click();
  await lookWhen(
    page,
    'closing-printed',
    page.getByRole('main').getByText(t('takings.closing.printed', { printer: 'Receipts' })),
  );
});

test('a week and a month of closings are whole and accessible, and one without any', async ({
  page,
  openScene,
}) => {
  await openScene('?day=busy#/day/period?show=week&day=2026-11-18');
  await lookWhen(page, 'week', page.getByRole('img', { name: saying('takings.period.chart') }));
  await page.getByRole('radio', { name: t('takings.period.month') }).check();
  await lookWhen(page, 'month', page.getByRole('heading', { name: /(?<!\d )\p{L}+ (?:de )?2026$/u }));
  await page.getByRole('button', { name: t('takings.period.monthBefore') }).click();
  await lookWhen(page, 'month-none', page.getByText(t('takings.period.none')));
});

test('the hand-over while the printer has no paper is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=handover&studio=printer-empty#/order/${sceneOrder('handover').id}`);
  await expect(page.getByRole('main').getByText(t('prints.troubles.media-empty')).first()).toBeVisible();
  await look(page, 'scene-handover-printer-empty');
});

test('the hand-over with a slip that waits and a receipt to print is whole and accessible', async ({
  page,
  openScene,
}) => {
  const order = sceneOrder('papers-printed').id;
  await openScene(`?scene=papers-printed&studio=with-papers#/order/${order}`);
  await expect(page.getByText(t('handover.papers.waits', { printer: 'Receipts' }))).toBeVisible();
  await look(page, 'scene-papers-printed');
});

test('the desk with a print that waits is whole and accessible', async ({ page, openScene }) => {
  await openScene('?scene=print-stopped#/');
  await expect(page.getByRole('link', { name: saying('prints.troubles.media-empty') })).toBeVisible();
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

test('the support file of a studio that is not open is whole and accessible', async ({ page, openScene }) => {
  await openScene('?start=damaged');
  await page.getByRole('button', { name: t('settings.support.show') }).click();
  const dialog = page.getByRole('dialog', { name: saying('settings.support.contents') });
  await expect(dialog.getByRole('button', { name: t('settings.support.save') })).toBeEnabled();
  await look(page, 'scene-start-support');
});

test('restoring in place of damaged records is whole and accessible', async ({ page, openScene }) => {
  await openScene('?start=damaged');
  await page.getByRole('button', { name: t('restore.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('restore.title') });
  await expect(dialog.getByRole('button', { name: t('restore.start') })).toBeEnabled();
  await look(page, 'scene-restore-damaged');
  await dialog.getByRole('button', { name: t('restore.other') }).click();
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
    await expect(page.locator('.sessions, .centre').first()).toBeVisible();
    await look(page, `scene-sessions-${session}`);
  });
}

test('a name as long as a file name may be leaves room for everything else', async ({ page, openScene }) => {
  await openScene(`?scene=preview&session=long-name#/retouch/${retouchSession().id}`);
  await expect(page.getByRole('button', { name: t('retouch.tools.removeBackground.name') })).toBeInViewport({
    ratio: 1,
  });
  await look(page, 'scene-session-long-name');

  await page.getByRole('button', { name: t('retouch.back.list') }).click();
  const tile = page.getByRole('link', { name: /Anna’s/ });
  await expect(tile).toBeVisible();
  expect((await tile.boundingBox())?.height).toBeLessThan(180);
});

test('the strictness of the checks is whole and accessible', async ({ page, openScene }) => {
  await openScene(`?scene=preview#/order/${sceneOrder('preview').id}`);
  await page.getByRole('button', { name: t('preview.strictness') }).click();
  await expect(page.getByRole('dialog', { name: t('strictness.title') })).toBeVisible();
  await look(page, 'scene-strictness');
});

test('the calibration of a printer is whole and accessible at every step', async ({ page, openScene }) => {
  await openScene(`?studio=locked${paper}&calibrate=1`);
  await nextButton(page).click();
  await expect(page.getByLabel(/^A /)).toBeFocused();
  await look(page, 'scene-printer-measure');
  await typeReading(page, ['35,6', '45.4', '81.3', '101.2', '10.5', '10']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: saying('printerSetup.wizard.corrected') })).toBeVisible();
  await look(page, 'scene-printer-corrected');
});

test('the paid calls after a backup are whole and accessible', async ({ page, openScene }) => {
  await openScene('?scene=preview&studio=lost-calls#/');
  await page.getByRole('button', { name: t('lostCalls.open') }).click();
  await expect(page.getByRole('dialog', { name: t('lostCalls.title') })).toContainText(
    t('lostCalls.photoId'),
  );
  await look(page, 'scene-lost-calls');
});

test('a date that may be wrong is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=date-doubt#/settings/keeping');
  await page.getByText(t('settings.keeping.forecast.held')).scrollIntoViewIfNeeded();
  await look(page, 'scene-nothing-goes');
  await page.getByRole('button', { name: t('dateCheck.open') }).click();
  await expect(page.getByRole('dialog', { name: t('dateCheck.title') })).toContainText(
    t('dateCheck.rows.service'),
  );
  await look(page, 'scene-date-doubt');
});

test('the recovery key is whole and accessible, printed or not', async ({ page, openScene }) => {
  await openScene('?studio=connected#/settings/recovery');
  await page.getByRole('button', { name: t('recovery.show') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('recovery.noPrinter'));
  await look(page, 'scene-recovery-key-written');

  await openScene('?studio=connected-papers#/settings/recovery');
  await page.getByRole('button', { name: t('recovery.show') }).click();
  await page.getByRole('button', { name: t('recovery.print') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('recovery.printed', { printer: 'Office laser' }));
  await look(page, 'scene-recovery-key-printed');
});

test('the import of customers is whole and accessible', async ({ page, openScene }) => {
  await openScene('#/customers');
  await page.getByRole('button', { name: t('customerImport.begin') }).click();
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from('Vorname;Name') };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  await lookWhen(
    page,
    'import-customers',
    page.getByRole('dialog').filter({ hasText: tc('customerImport.added', 1_204) }),
  );
});

test('the erasing of a customer is whole and accessible', async ({ page, openScene }) => {
  await openScene('#/customers');
  await page.locator('.found [data-row]').first().click();
  await page.getByRole('button', { name: t('erasing.begin') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('erasing.stays'));
  await look(page, 'scene-erase-customer');
});

test('what goes when is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=unlocked#/settings/keeping');
  await page.getByRole('row', { name: t('settings.keeping.forecast.kinds.logs') }).scrollIntoViewIfNeeded();
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
