/** A studio's own account at the practice service, whose script of faults says which call fails. */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectClient, type KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { changeSettings, type Studio } from './studio.ts';
import { expect, test as base } from './test.ts';

/** Lines of a script for the practice service. */
type Faults = readonly Readonly<Record<string, unknown>>[];

interface OwnAccount {
  readonly faults: Faults;
  /** The account's enabled capabilities, as the practice service names them: `none`, or names separated by commas. */
  readonly capabilities: string | null;
  /** Practice's free trial ends with each month, and in its last days the page says so. */
  readonly kind: 'trial' | 'active';
  /** The kiosk's own calls, from outside the page. */
  readonly client: KioskClient;
}

/**
 * A counter that starts with an account of the studio's own; the page is at the desk. The account is in the keychain from
 * the start, because connecting it opens the studio a second time. `trouble.spec.ts` connects accounts on the screen.
 */
export const test = base.extend<OwnAccount>({
  faults: [[], { option: true }],
  capabilities: [null, { option: true }],
  kind: ['trial', { option: true }],
  account: async ({ practice: { launch }, faults, capabilities, kind }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headroom-service-'));
    const script = join(dataDir, 'faults.json');
    writeFileSync(script, JSON.stringify({ faults }));
    const enabled = capabilities === null ? [] : ['--capabilities', capabilities];
    const { baseUrl, stop } = await launch({
      dataDir,
      args: ['--faults', script, '--account', kind, ...enabled],
    });
    await use({ baseUrl, headshotBaseUrl: baseUrl, apiKey: 'practice', apiSecret: 'practice' });
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  client: async ({ studio }, use) => {
    await use(await connectClient(await studio.address()));
  },
  page: async ({ page }, use) => {
    await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
    await expect(page.getByText('PRACTICE')).toHaveCount(0);
    await use(page);
  },
});

/** Sets a folder for exported pictures in a kiosk that has no PIN yet. Return to the desk afterwards. */
export async function setExportFolder(page: Page, studio: Studio, folder: string): Promise<void> {
  await changeSettings(studio, { exportFolder: folder });
  await page.reload();
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
}

export { expect };
