/**
 * The studio's account and its PIN after the kiosk's end, from a real keychain; and the way back to practice. What the
 * screens say of every fault and status is in `tests/renderer/settings/` and `tests/renderer/supervisor/`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, startScriptedServer } from '../electron/service/scripted-server.ts';
import { hasKeyring } from '../support/keychain/keyring.ts';
import { connectAccount, enterPin, openSettings, addSupervisor } from './support/account.ts';
import { look } from './support/looks.ts';
import { test as accountTest } from './support/own-account.ts';
import { ownKeychain, test as processTest } from './support/own-process.ts';
import { expect } from './support/test.ts';

const canaries = { key: 'canary-key-5d1c', secret: 'canary-secret-e07b' };

processTest.describe('with a real keychain', () => {
  processTest.skip(
    !hasKeyring,
    'no keychain can be started here: dbus-daemon and gnome-keyring-daemon are needed',
  );
  processTest.use({ keychain: ownKeychain });

  processTest(
    'a PIN locks the settings, an account is shown by its host alone, and both outlive the kiosk',
    async ({ page, studio }) => {
      const service = await startScriptedServer();
      service.play(json({ accountStatus: 'SUBSCRIBED' }));
      await openSettings(page, 'Studio');
      await addSupervisor(page);
      await page.getByRole('button', { name: 'Lock the settings' }).click();
      await openSettings(page, 'Studio');

      const name = page.getByLabel('Name', { exact: true });
      await expect(page.getByRole('main').getByText(/^The settings are locked/)).toBeVisible();
      await expect(name).toBeDisabled();
      await expect(name).toHaveValue('Our studio');
      await look(page, 'settings-locked');

      await page.keyboard.press('Enter');
      await enterPin(page, '0000');
      await expect(page.getByText(/^Wrong PIN/)).toBeVisible();
      await look(page, 'settings-wrong-pin');
      await enterPin(page);
      await expect(name).toBeEnabled();

      await connectAccount(page, { baseUrl: service.baseUrl, ...canaries });
      await expect(page.getByText('PRACTICE')).toHaveCount(0);
      await openSettings(page, 'Account');
      const account = page.getByRole('region', { name: 'Account' });
      await expect(account).toContainText(new URL(service.baseUrl).host);
      await expect(account).toContainText('Another region');
      await expect(account).toContainText('In this computer’s keychain, never shown');
      await look(page, 'account-connected');
      expect(await page.content()).not.toContain('canary');
      await openSettings(page, 'Studio');
      await name.fill('Bright & Daughters');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

      await studio.powerCut();
      await studio.startAgain();
      await page.goto(await studio.address());
      await openSettings(page, 'Studio');
      await expect(name).toBeDisabled();
      await expect(name).toHaveValue('Bright & Daughters');
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

accountTest('the account is left only after a question, and then practice begins', async ({ page }) => {
  await openSettings(page, 'Studio');
  await addSupervisor(page);
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
