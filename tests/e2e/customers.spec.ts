/** Customers from a file, found, merged and erased; and a customer whose code ends this week, reminded by e-mail. */
import { join } from 'node:path';
import type { OrderView } from '../../shared/model/order.ts';
import type { KioskClient } from '../support/kiosk-client.ts';
import { openFile } from '../support/records-file.ts';
import { mailCertificates, mailPasswordOfTests, serveMail, type ServedMail } from '../support/serve-mail.ts';
import { beginUntilDone, clientOfPage } from './support/begun-order.ts';
import { closeAfter, openStudio, saveSettings, type Studio } from './support/studio.ts';
import { expect, test as base } from './support/test.ts';

/** A studio in practice with a mail account at a real mail server. */
const test = base.extend<{ readonly server: ServedMail }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, use) => {
    const server = await serveMail();
    await use(server);
    await server.stop();
  },
  studio: async ({ practice, server }, use, testInfo) => {
    void server;
    const studio = await openStudio(practice.launch, null, null, mailCertificates().authority);
    await use(studio);
    await closeAfter(testInfo, studio);
  },
});

/** Gives the customer of an order an e-mail address. */
async function changeAddress(client: KioskClient, order: OrderView, email: string): Promise<void> {
  if (order.customer === null) throw new Error('the order has a customer');
  const { id: customerId, name, phone, keepPhotos } = order.customer;
  await client.call('changeCustomer', { customerId, name, phone, keepPhotos, email, notes: '' });
}

function inRecords<T>({ dataDir }: Studio, work: (db: ReturnType<typeof openFile>) => T): T {
  const db = openFile(join(dataDir, 'practice', 'records.sqlite'));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

test('customers come from a file, are found by four digits, merged, parted again and erased', async ({
  page,
  studio,
}) => {
  const client = await clientOfPage(page);
  const { id: orderId } = await client.call('createOrder');
  const amelia = { name: 'Amelia Okafor', phone: '020 7946 0000', email: '', keepPhotos: true };
  await client.call('setCustomer', { orderId, customerId: null, ...amelia });
  await client.call('addDocument', { orderId, specCode: 'uk-passport' });
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Import customers' }).click();
  const list = 'Vorname;Name;Telefon\r\nZo\u00eb;Gro\u00df;07700 904321\r\nAmelia;Okafor;020 7946 0000\r\n';
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  const preview = page.getByRole('dialog', { name: 'Import customers' });
  await expect(preview.getByRole('status')).toHaveText(
    'One new customer · One is known already, or twice in the file',
  );
  await expect(preview.getByLabel('Encoding')).toHaveValue('windows-1252');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customers imported' })).toContainText('One customer added');
  await page.keyboard.press('Enter');

  await page.getByLabel(/^Find a customer/).fill('4321');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zoë Groß' })).toBeVisible();
  await expect(page.getByText('No order of this customer yet')).toBeVisible();

  await page.keyboard.press('m');
  await page.getByRole('dialog').getByLabel('Find the other customer').fill('okaf');
  await page.getByRole('dialog').getByText('Amelia Okafor').click();
  await expect(
    page.getByRole('dialog', { name: 'One customer from Zoë Groß and Amelia Okafor' }),
  ).toContainText('1 order');
  await page.getByRole('button', { name: 'Merge these customers' }).click();
  await expect(page.getByRole('link', { name: /UK passport/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('No order of this customer yet')).toBeVisible();

  await page.getByRole('button', { name: 'Erase customer' }).click();
  const hold = page.getByRole('dialog', { name: /^Erase Zoë Groß/ }).locator('button.hold');
  await hold.hover();
  await page.mouse.down();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByText('Nobody matches “4321”')).toBeVisible();
  expect(
    inRecords(studio, (db) => db.prepare('SELECT name, phone FROM customers ORDER BY name').all()),
  ).toEqual([
    { name: '', phone: '' },
    { name: 'Amelia Okafor', phone: '020 7946 0000' },
  ]);
});

test('a code that ends this week is found, and its customer is reminded by e-mail from the keyboard', async ({
  page,
  studio,
  server,
}) => {
  const client = await clientOfPage(page);
  await saveSettings(client, { mail: server.account });
  await client.call('saveMailPassword', { password: mailPasswordOfTests });
  await page.reload();
  await changeAddress(client, await beginUntilDone(page), 'amelia@example.org');
  const end = new Date(Date.now() + 3 * 86_400_000).toISOString();
  inRecords(studio, (db) => db.prepare<[string]>('UPDATE codes SET expires_at = ?').run(end));

  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByRole('radio', { name: 'To remind: 1' })).toBeVisible();
  await page.getByRole('radio', { name: /^To remind/ }).check();
  await page.getByRole('button', { name: /of Amelia Okafor$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Photo code of Amelia Okafor' })).toContainText(
    '3 days left',
  );
  await page.keyboard.press('e');
  await expect(page.getByText('Nobody is waiting for a reminder')).toBeVisible();

  await expect.poll(() => server.received).toMatchObject([{ to: ['amelia@example.org'] }]);
  expect(server.received[0]?.source).toContain('use your photo code by');
});
