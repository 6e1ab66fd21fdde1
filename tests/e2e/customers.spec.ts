/** Customers from a file, found, merged and erased; and a customer whose code ends this week, reminded by e-mail. */
import { join } from 'node:path';
import type { OrderView } from '../../shared/model/order.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import { openFile } from '../support/records/records-file.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  serveMail,
  type ServedMail,
} from '../support/customers/serve-mail.ts';
import { beginUntilDone, clientOfPage } from './support/begun-order.ts';
import { closeAfter, openStudio, saveSettings, type Studio } from './support/studio.ts';
import { Spoken } from './support/spoken.ts';
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
  const spoken = await Spoken.in(page);
  await spoken.press('u');
  await expect(page.getByLabel(/^Find a customer/)).toBeFocused();
  await spoken.goTo(page.getByRole('button', { name: 'Import customers' }));
  await spoken.press('Enter');
  const list = 'Vorname;Name;Telefon\r\nZo\u00eb;Gro\u00df;07700 904321\r\nAmelia;Okafor;020 7946 0000\r\n';
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') };
  await page.locator('dialog input[type=file]').setInputFiles(file);
  const preview = page.getByRole('dialog', { name: 'Import customers' });
  await expect(preview).toContainText('One new customer · One is known already, or twice in the file');
  await expect(preview.getByLabel('Encoding')).toHaveValue('windows-1252');
  await spoken.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customers imported' })).toContainText('One customer added');
  await spoken.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await spoken.goTo(page.getByLabel(/^Find a customer/));
  await spoken.type('4321');
  await expect(page.getByRole('main').getByText('One customer found')).toBeVisible();
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zoë Groß' })).toBeVisible();
  await expect(page.getByText('No order of this customer yet')).toBeVisible();

  await spoken.press('m');
  await expect(page.getByRole('dialog').getByLabel('Find the other customer')).toBeFocused();
  await spoken.type('okaf');
  await expect(page.getByRole('dialog').getByRole('log')).toContainText('One customer found');
  await spoken.press('Tab');
  await spoken.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'One customer from Zoë Groß and Amelia Okafor' }),
  ).toContainText('1 order');
  await spoken.goTo(page.getByRole('button', { name: 'Merge these customers' }));
  await spoken.press('Enter');
  await expect(page.getByRole('link', { name: /UK passport/ })).toBeVisible();
  await spoken.goTo(page.getByRole('button', { name: 'Undo the merge' }));
  await spoken.press('Enter');
  await expect(page.getByText('No order of this customer yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zoë Groß' })).toBeFocused();

  await spoken.goTo(page.getByRole('button', { name: 'Erase customer' }));
  await spoken.press('Enter');
  const hold = page.getByRole('dialog', { name: /^Erase Zoë Groß/ }).locator('button.hold');
  await expect(hold).toBeVisible();
  await spoken.goTo(hold);
  await spoken.listen();
  await page.keyboard.down('Space');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.up('Space');
  await expect(page.getByRole('main').getByText('Nobody matches “4321”')).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('customers.txt');
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

  const spoken = await Spoken.in(page);
  await spoken.goTo(page.getByRole('link', { name: 'Codes' }));
  await spoken.press('Enter');
  await expect(page.getByRole('radio', { name: 'To remind: 1' })).toBeVisible();
  await spoken.goTo(page.getByRole('radio', { name: /^All/ }));
  await spoken.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'To remind: 1' })).toBeChecked();
  await spoken.goTo(page.getByRole('button', { name: /of Amelia Okafor$/ }));
  await spoken.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Photo code of Amelia Okafor' })).toContainText(
    '3 days left',
  );
  await spoken.press('e');
  await expect(page.getByRole('main').getByText('Nobody is waiting for a reminder')).toBeVisible();
  await expect.poll(() => server.received).toMatchObject([{ to: ['amelia@example.org'] }]);
  expect(server.received[0]?.source).toContain('use your photo code by');

  await spoken.use(page.getByRole('link', { name: 'Desk' }));
  await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();
  await spoken.use(
    page.getByRole('region', { name: 'Done today' }).getByRole('link', { name: 'Amelia Okafor' }),
  );
  await expect(page.getByRole('heading', { name: 'Order done', level: 1 })).toBeFocused();
  await spoken.use(page.getByRole('button', { name: 'Send by e-mail…' }));
  await expect(page.getByRole('dialog', { name: 'Send by e-mail' })).toBeVisible();
  await spoken.use(page.getByRole('button', { name: 'Send to amelia@example.org' }));
  await expect.poll(() => server.received.length).toBe(2);
  await expect(page.getByRole('region', { name: 'E-mail' }).getByText('Sent', { exact: true })).toHaveCount(
    2,
  );
  expect(await spoken.record()).toMatchSnapshot('reminder.txt');
});
