/** A studio's own account at the practice service, whose script of faults says which call fails. */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectClient, type KioskClient } from '../../support/kiosk-client.ts';
import { changeSettings, type Studio } from './studio.ts';
import { expect, test as base } from './test.ts';

/** Lines of a script for the practice service. */
export type Faults = readonly Readonly<Record<string, unknown>>[];

interface OwnAccount {
  readonly faults: Faults;
  /** The account's enabled capabilities, as the practice service names them: `none`, or names separated by commas. */
  readonly capabilities: string | null;
  readonly baseUrl: string;
  /** The kiosk's own calls, from outside the page. */
  readonly client: KioskClient;
}

/** A counter with a connected account of the studio's own and a PIN; the page is at the desk. */
export const test = base.extend<OwnAccount>({
  faults: [[], { option: true }],
  capabilities: [null, { option: true }],
  baseUrl: async ({ practice: { launch }, faults, capabilities }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headroom-service-'));
    const script = join(dataDir, 'faults.json');
    writeFileSync(script, JSON.stringify({ faults }));
    const enabled = capabilities === null ? [] : ['--capabilities', capabilities];
    const practice = await launch({ dataDir, args: ['--faults', script, ...enabled] });
    await use(practice.baseUrl);
    await practice.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  client: async ({ studio, baseUrl }, use) => {
    const client = await connectClient(await studio.address());
    await client.call('setPin', { currentPin: '', newPin: '471100' });
    const credentials = { apiKey: 'practice', apiSecret: 'practice', headshotBaseUrl: '' };
    await client.call('connectAccount', { region: 'other', baseUrl, ...credentials });
    await use(client);
  },
  // The client comes first, so that the page finds the account when it is loaded.
  page: async ({ client, page }, use) => {
    expect(client.origin).toBe(new URL(page.url()).origin);
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
