/** The whole kiosk on a real Secret Service that is locked, absent, or has lost an entry (faults 89 to 91). */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectClient, type KioskClient } from '../../support/kiosk-client.ts';
import { startKiosk } from '../../support/kiosk-process.ts';
import { bareEnvironment, hasKeyring, startKeyring, type KeyringState } from '../../support/keyring.ts';
import type { SecretRequest } from '../../support/secret-script.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';

const pin = '135790';
const credentials = { apiKey: 'canary-key-a1f0', apiSecret: 'canary-secret-99d2' };

let server: ScriptedServer;

/** The same keyring in another state; it is stopped before the next one is started. */
function keyringAt(home: string): (how: KeyringState) => Promise<NodeJS.ProcessEnv> {
  let stop = (): Promise<void> => Promise.resolve();
  onTestFinished(() => stop());
  return async (how) => {
    await stop();
    const keyring = await startKeyring(home, how);
    stop = () => keyring.stop();
    return keyring.env;
  };
}

function shortHome(): string {
  // A short path: a socket's name has room for 107 bytes.
  const home = mkdtempSync(join(tmpdir(), 'headroom-keys-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

async function withKiosk<T>(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  work: (client: KioskClient) => Promise<T>,
): Promise<T> {
  const kiosk = await startKiosk({ dataDir, env });
  try {
    return await work(await connectClient(await kiosk.address()));
  } finally {
    await kiosk.stop();
  }
}

async function inKeychain(env: NodeJS.ProcessEnv, request: SecretRequest): Promise<unknown> {
  const script = join(import.meta.dirname, '../../support/secret-script.ts');
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(request));
  return readJson(child.stdout);
}

const connect = (client: KioskClient) =>
  client.call('connectAccount', {
    region: 'eu',
    baseUrl: server.baseUrl,
    headshotBaseUrl: '',
    ...credentials,
  });

describe.skipIf(!hasKeyring)('the kiosk and its keychain', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    server = await startScriptedServer();
    server.play(json({ accountStatus: 'SUBSCRIBED' }));
  });
  afterAll(() => server.close());

  it('keeps account and PIN through a restart, and through a keychain that is locked meanwhile', async () => {
    const [dataDir, keyring] = [tempFolder(), keyringAt(shortHome())];
    await withKiosk(dataDir, await keyring({ password: 'pass' }), async (client) => {
      await client.call('setPin', { currentPin: '', newPin: pin });
      await connect(client);
    });

    await withKiosk(dataDir, await keyring('locked'), async (client) => {
      expect(await client.call('kioskStatus')).toMatchObject({
        mode: 'practice',
        practiceReason: 'keychain-locked',
      });
      expect(await client.call('account')).toMatchObject({
        connected: false,
        supervisor: { possible: false },
      });
      expect(await rejectionOf(client.call('setPin', { currentPin: '', newPin: '0000' }))).toBe(
        'KEYCHAIN_UNAVAILABLE locked',
      );
      expect(await rejectionOf(connect(client))).toBe('KEYCHAIN_UNAVAILABLE locked');
      const settings = await client.call('settings');
      await client.call('saveSettings', { settings: { ...settings, studioName: 'Practice only' } });
    });

    await withKiosk(dataDir, await keyring({ password: 'pass' }), async (client) => {
      expect(await client.call('account')).toMatchObject({
        connected: true,
        region: 'eu',
        supervisor: { pinSet: true, unlocked: false },
      });
      expect(await client.call('settings')).toMatchObject({ studioName: 'Our studio' });
      await client.call('unlockSupervisor', { pin });
    });
  });

  it('practises without a keychain, says why, and keeps no PIN', async () => {
    await withKiosk(tempFolder(), bareEnvironment(shortHome()), async (client) => {
      expect(await client.call('kioskStatus')).toMatchObject({
        mode: 'practice',
        practiceReason: 'no-keychain',
      });
      expect(await rejectionOf(client.call('setPin', { currentPin: '', newPin: pin }))).toBe(
        'KEYCHAIN_UNAVAILABLE missing',
      );
    });
  });

  it('practises when its account’s entry was deleted; the studio’s data and the PIN wait for it', async () => {
    const [dataDir, keyring] = [tempFolder(), keyringAt(shortHome())];
    const env = await keyring({ password: 'pass' });
    const orderId = await withKiosk(dataDir, env, async (client) => {
      await client.call('setPin', { currentPin: '', newPin: pin });
      await connect(client);
      return (await client.call('createOrder')).id;
    });
    await inKeychain(env, { do: 'remove', name: 'account' });

    await withKiosk(dataDir, env, async (client) => {
      expect(await client.call('kioskStatus')).toMatchObject({
        mode: 'practice',
        practiceReason: 'no-account',
      });
      expect(await rejectionOf(connect(client))).toBe('SUPERVISOR_REQUIRED');
      await client.call('unlockSupervisor', { pin });
      await connect(client);
      expect((await client.call('openOrder', { orderId })).practice).toBe(false);
    });
  });

  it('has no PIN any more when its entry was deleted, and counts wrong ones over a restart while it is there', async () => {
    const [dataDir, keyring] = [tempFolder(), keyringAt(shortHome())];
    const env = await keyring({ password: 'pass' });
    await withKiosk(dataDir, env, async (client) => {
      await client.call('setPin', { currentPin: '', newPin: pin });
      for (const wrong of ['0000', '0001', '0002', '0003', '0004']) {
        expect(await rejectionOf(client.call('unlockSupervisor', { pin: wrong }))).toBe('PIN_WRONG');
      }
    });
    await withKiosk(dataDir, env, async (client) => {
      expect(await rejectionOf(client.call('unlockSupervisor', { pin }))).toBe('PIN_WAIT');
      expect((await client.call('account')).supervisor.lockedForSeconds).toBeGreaterThan(0);
    });
    expect(await inKeychain(env, { do: 'get', name: 'supervisor' })).not.toContain(pin);
    await inKeychain(env, { do: 'remove', name: 'supervisor' });

    await withKiosk(dataDir, env, async (client) => {
      expect(await client.call('account')).toMatchObject({ supervisor: { pinSet: false } });
    });
  });
});
