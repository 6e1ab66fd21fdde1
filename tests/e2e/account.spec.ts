/**
 * The studio's account and its PIN; after the kiosk's end they come from a real keychain. The account's service is a
 * separate practice service on another port, which the kiosk treats like any other address.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningPractice } from '../../electron/practice/launch.ts';
import { json, raw, startScriptedServer, type Script } from '../electron/service/scripted-server.ts';
import { hasKeyring } from '../support/keyring.ts';
import {
  connectAccount,
  enterPin,
  openSettings,
  setPin,
  supervisorPin,
  tryAccount,
} from './support/account.ts';
import { openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { askForPreview, getPreview, nextStep } from './support/order.ts';
import { ownKeychain, test as processTest } from './support/own-process.ts';
import { expect, test as base } from './support/test.ts';

/** The only credentials that a practice service accepts. */
const credentials = { key: 'practice', secret: 'practice' };
const canaries = { key: 'canary-key-5d1c', secret: 'canary-secret-e07b' };

/** The parts of a service that an order needs on its way to the preview. */
const lookUps: Readonly<Record<string, Script>> = {
  '/v2/queryAccountStatus': json({ accountStatus: 'SUBSCRIBED' }),
  '/v2/listIdPhotoSpecCode': json({
    results: [{ specCode: 'uk-passport', specCodeName: 'UK passport, printed photo' }],
    total: 1,
  }),
  '/v2/getIdPhotoSpec': json({
    specCode: 'uk-passport',
    specCodeName: 'UK passport, printed photo',
    photoSize: '35 x 45 mm',
  }),
};

interface Services {
  /** Arguments of the account's service: the account's state and enabled capabilities. */
  readonly accountArgs: readonly string[];
  readonly service: RunningPractice;
}
const test = base.extend<Services>({
  accountArgs: [['--account', 'active', '--capabilities', 'faceMatch'], { option: true }],
  service: async ({ practice, accountArgs }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headroom-account-'));
    const service = await practice.launch({ dataDir, args: accountArgs });
    await use(service);
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

processTest.describe('with a real keychain', () => {
  processTest.skip(
    !hasKeyring,
    'no keychain can be started here: dbus-daemon and gnome-keyring-daemon are needed',
  );
  processTest.use({ keychain: ownKeychain });

  processTest(
    'a PIN locks the settings, opens them again, and outlives the kiosk',
    async ({ page, studio }) => {
      await openSettings(page, 'Studio');
      await page.getByRole('button', { name: 'Set a PIN', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('Orders need no PIN.');
      await look(page, 'settings-set-pin');
      await page.keyboard.press('Escape');
      await setPin(page);
      await page.getByRole('button', { name: 'Lock now' }).click();

      const name = page.getByLabel('Name', { exact: true });
      await expect(page.getByText(/^The settings are locked/)).toBeVisible();
      await expect(name).toBeDisabled();
      await expect(name).toHaveValue('Our studio');
      await look(page, 'settings-locked');

      await page.keyboard.press('Enter');
      await enterPin(page, '0000');
      await expect(page.getByText(/^Wrong PIN/)).toBeVisible();
      await look(page, 'settings-wrong-pin');
      await enterPin(page);
      await expect(name).toBeEnabled();
      await name.fill('Bright & Daughters');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Saved')).toBeVisible();

      await studio.powerCut();
      await studio.startAgain();
      await page.goto(await studio.address());
      await openSettings(page, 'Studio');
      await expect(name).toBeDisabled();
      await expect(name).toHaveValue('Bright & Daughters');
    },
  );

  processTest(
    'an account is tested, kept and shown by its host alone, and survives the kiosk’s end',
    async ({ page, studio }) => {
      const service = await startScriptedServer();
      service.play(json({ accountStatus: 'SUBSCRIBED' }));
      await openSettings(page, 'Account');
      await look(page, 'account-needs-pin');
      await setPin(page);
      await look(page, 'account-form');
      await connectAccount(page, { baseUrl: service.baseUrl, ...canaries });
      await expect(page.getByText('PRACTICE')).toHaveCount(0);

      await openSettings(page, 'Account');
      const account = page.getByRole('region', { name: 'Account' });
      await expect(account).toContainText(new URL(service.baseUrl).host);
      await expect(account).toContainText('Another region');
      await expect(account).toContainText('In this computer’s keychain, never shown');
      await look(page, 'account-connected');
      expect(await page.content()).not.toContain('canary');

      await studio.powerCut();
      await studio.startAgain();
      await page.goto(await studio.address());
      await openSettings(page, 'Account');
      await expect(account).toContainText(new URL(service.baseUrl).host);
      const logs = globSync('**/*.log', { cwd: studio.dataDir });
      expect(logs.length).toBeGreaterThan(0);
      for (const log of logs)
        expect(readFileSync(join(studio.dataDir, log), 'latin1')).not.toContain('canary');
      expect(service.paidCalls()).toBe(0);
      await service.close();
    },
  );
});

test('the PIN is entered with the number keys on the screen as well', async ({ page }) => {
  await openSettings(page, 'Studio');
  await setPin(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const pad = page.getByRole('group', { name: 'Number keys' });
  for (const digit of supervisorPin) await pad.getByRole('button', { name: digit }).click();
  await nextStep(page, /^Unlock/).click();

  await expect(page.getByText(/^Unlocked/)).toBeVisible();
});

test('wrong PINs end in a wait with a visible countdown', async ({ page }) => {
  await openSettings(page, 'Studio');
  await setPin(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  const complaint = page.getByRole('dialog').getByText(/^Too many wrong tries\. Try again in \d+:\d\d\.$/);
  for (let tries = 0; tries < 5; tries += 1) {
    await enterPin(page, '0000');
    await expect(page.getByRole('dialog').getByText(/^(Wrong PIN|Too many wrong tries)/)).toBeVisible();
  }

  await expect(complaint).toBeVisible();
  await expect(page.getByLabel('Supervisor’s PIN')).toBeDisabled();
  const said = await complaint.textContent();
  await expect(complaint).not.toHaveText(said ?? '');
  await look(page, 'settings-pin-wait');
});

test.describe('each fault is explained in a sentence of its own', () => {
  test('for an address without https, at its field', async ({ page }) => {
    await tryAccount(page, { baseUrl: 'http://photos.example', ...credentials });

    await expect(page.getByText('The address must begin with https://')).toBeVisible();
    await expect(page.getByLabel('Service address')).toBeFocused();
    await look(page, 'account-not-https');
  });

  test('for an address where nothing answers', async ({ page, service }) => {
    await service.stop();
    await tryAccount(page, { baseUrl: service.baseUrl, ...credentials });

    await expect(page.getByRole('alert')).toContainText('Nothing answers at this address.');
    await expect(page.getByRole('alert')).toContainText('Nothing was saved and nothing was spent.');
    await look(page, 'account-unreachable');
  });

  test('for a key that the service refuses, and for a web page in its place', async ({ page }) => {
    const server = await startScriptedServer();
    server.play(json({ message: 'who is this?' }, 401));
    await tryAccount(page, { baseUrl: server.baseUrl, ...credentials });
    await expect(page.getByRole('alert')).toContainText('The service does not accept this key and secret.');

    server.play(({ response }) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our guest network</h1>');
    });
    await nextStep(page, /^Test and save/).click();
    await expect(page.getByRole('alert')).toContainText('is not the photo service');
    await server.close();
  });
});

test('status and credit are shown in words, and refreshed on demand', async ({ page, service }) => {
  await connectAccount(page, { baseUrl: service.baseUrl, ...credentials });
  await openSettings(page, 'Credit and status');
  const status = page.getByRole('region', { name: 'Credit and status' });
  await expect(status).toContainText('Working');
  await expect(status).toContainText('Subscribed');
  await expect(status).toContainText('Active');
  await expect(status).toContainText(/\d+ of \d+ left/);
  await expect(status).toContainText(/The counters start again on \d+ \w+ \d{4} at \d\d:\d\d/);
  await expect(status).toContainText('Not known yet');
  await look(page, 'status-active');

  await service.stop();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('alert')).toContainText('The service cannot be reached.');
  await expect(status).toContainText('The figures below are from the service’s last answer.');
  await look(page, 'status-out-of-reach');
});

test.describe('a cancelled subscription', () => {
  test.use({ accountArgs: ['--account', 'canceled'] });

  test('is named, and photos can still be made with it', async ({ page, service }) => {
    await connectAccount(page, { baseUrl: service.baseUrl, ...credentials });
    await openSettings(page, 'Credit and status');
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText(/so nothing is blocked here/)).toBeVisible();

    await page.getByRole('link', { name: 'Desk' }).click();
    await openWithShot(page);
    await getPreview(page);
  });
});

test('an account without credit shows a warning above every screen, with a link to the figures', async ({
  page,
}) => {
  const service = await startScriptedServer();
  const subscription = {
    subscriptionStatus: 'SUBSCRIPTION_COMPLETE',
    makeIdPhotoWatermarkApiQuota: 500,
    makeIdPhotoWatermarkApiRemaining: 0,
  };
  service.play(json({ accountStatus: 'SUBSCRIBED', subscription }));
  await connectAccount(page, { baseUrl: service.baseUrl, ...canaries });
  const warning = page.getByRole('status').filter({ hasText: 'No previews left.' });
  await expect(warning).toContainText('Orders wait as they are.');
  await look(page, 'desk-no-credit');

  await warning.getByRole('link', { name: 'Credit and status' }).click();
  await expect(page.getByRole('region', { name: 'Credit and status' })).toContainText('0 of 500 left');
  await service.close();
});

test('the account is left only after a question, and then practice begins', async ({ page, service }) => {
  await connectAccount(page, { baseUrl: service.baseUrl, ...credentials });
  await openSettings(page, 'Account');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await look(page, 'account-disconnect');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Disconnect the account' }).click();
  await expect(page.getByText(/^Practice mode is on because no account is connected/)).toBeVisible();
  await expect(page.getByText('PRACTICE', { exact: true })).toBeVisible();
});

test('the account cannot be left while the outcome of a call is unknown, and the list leads to the order', async ({
  page,
}) => {
  const service = await startScriptedServer();
  const cut = raw('HTTP/1.1 200 OK\r\ncontent-length: 5000\r\n\r\n{', 'reset');
  service.play((turn) => (lookUps[turn.request.path] ?? cut)(turn));
  await connectAccount(page, { baseUrl: service.baseUrl, ...canaries });
  await openWithShot(page, { customer: 'Zofia Żółć' });
  await askForPreview(page);
  await expect(page.getByText('It is not known how this call ended')).toBeVisible();

  await openSettings(page, 'Account');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  const held = page.getByRole('alert').filter({ hasText: 'One call to the service has to be settled first' });
  await expect(held).toContainText('Outcome not known');
  await look(page, 'account-held');
  await held.getByRole('link', { name: 'Zofia Żółć' }).click();
  await page.getByRole('button', { name: 'It did not count' }).click();

  await openSettings(page, 'Account');
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Disconnect the account?' })).toBeVisible();
  expect(service.paidCalls()).toBe(1);
  await service.close();
});

test('the levels of the checks are set by keyboard alone and kept', async ({ page }) => {
  await openSettings(page, 'Photo checks');
  const glasses = page.getByRole('radiogroup', { name: 'Reflections in glasses' });
  await expect(glasses.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await glasses.getByRole('radio', { name: 'Medium' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(glasses.getByRole('radio', { name: 'High', exact: true })).toBeChecked();
  await look(page, 'checks-changed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();

  await page.reload();
  await expect(glasses.getByRole('radio', { name: 'High', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'All back to Medium' }).click();
  await expect(glasses.getByRole('radio', { name: 'Medium' })).toBeChecked();
});

test('direct mode is kept, and a new order has no preview in its steps', async ({ page }) => {
  await openSettings(page, 'Photo service');
  await look(page, 'settings-photo-service');
  await page.getByRole('radio', { name: 'Direct, no preview' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();
  await openWithShot(page);

  const trail = page.getByRole('navigation', { name: 'Steps of this order' });
  await expect(trail).toContainText('Pay');
  await expect(trail).not.toContainText('Preview');
});
