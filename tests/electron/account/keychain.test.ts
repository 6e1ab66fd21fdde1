/** The whole kiosk on a real Secret Service that is locked, silent, absent, or has lost an entry (faults 89 to 91). */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { forgetEntry, supervisorEntry } from '../../../electron/staff/kept-supervisor.ts';
import { hashPin } from '../../../electron/staff/pin-hash.ts';
import { newId } from '../../../shared/ids.ts';
import { connectClient, type KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../../support/kiosk/kiosk-process.ts';
import {
  bareEnvironment,
  hasKeyring,
  startKeyring,
  type Keyring,
  type KeyringState,
} from '../../support/keychain/keyring.ts';
import { askKeychain } from '../../support/keychain/keyring-secrets.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { json, startScriptedServer, type ScriptedServer } from '../service/scripted-server.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';

const pin = '135790';
const credentials = { apiKey: 'canary-key-a1f0', apiSecret: 'canary-secret-99d2' };

let server: ScriptedServer;
/** A connected studio and its keyring, made once; each test works on a copy. */
let original: { readonly dataDir: string; readonly home: string };

/** The same keyring in another state; it is stopped before the next one is started. */
function keyringAt(home: string): (how: KeyringState) => Promise<Keyring> {
  let stop = (): Promise<void> => Promise.resolve();
  onTestFinished(() => stop());
  return async (how) => {
    await stop();
    const keyring = await startKeyring(home, how);
    stop = () => keyring.stop();
    return keyring;
  };
}

// The path is short, because a socket's name has room for 107 bytes.
const newHome = (): string => mkdtempSync(join(tmpdir(), 'headroom-keys-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function shortHome(): string {
  const home = newHome();
  onTestFinished(() => remove(home));
  return home;
}

async function withKiosk<T>(
  dataDir: string,
  { env }: Pick<Keyring, 'env'>,
  work: (client: KioskClient) => Promise<T>,
  until: 'open' | 'page' = 'open',
): Promise<T> {
  const kiosk = await startKiosk({ dataDir, env, until });
  try {
    return await work(await connectClient(await kiosk.address()));
  } finally {
    await kiosk.stop();
  }
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
    original = { dataDir: newHome(), home: newHome() };
    const keyring = await startKeyring(original.home, { password: 'pass' });
    await withKiosk(original.dataDir, keyring, async (client) => {
      await addSupervisor(client, pin);
      await connect(client);
    });
    await keyring.stop();
    // Practice was open until the account was connected; from here on nothing may open it.
    rmSync(join(original.dataDir, 'practice'), { recursive: true });
  });
  afterAll(async () => {
    await server.close();
    for (const folder of Object.values(original)) remove(folder);
  });

  /** A studio with a connected account; its kiosk is closed. */
  function connectedStudio() {
    const [dataDir, home] = [tempFolder(), shortHome()];
    cpSync(original.dataDir, dataDir, { recursive: true });
    cpSync(join(original.home, 'data'), join(home, 'data'), { recursive: true });
    return { dataDir, keyring: keyringAt(home) };
  }
  const isOpen = async (client: KioskClient): Promise<void> => {
    await expect
      .poll(() => client.call('kioskStatus').catch(() => null))
      .toMatchObject({ mode: 'account', practiceReason: null });
    expect(await client.call('account')).toMatchObject({
      connected: true,
      region: 'eu',
      supervisor: { pinSet: true, unlocked: false },
    });
  };

  it('shows its page while the keychain is locked, opens no practice, and opens automatically with account and PIN', async () => {
    const { dataDir, keyring } = connectedStudio();
    const locked = await keyring('locked');

    await withKiosk(
      dataDir,
      locked,
      async (client) => {
        const page = await fetch(client.origin, { headers: { cookie: client.cookie } });
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Headroom')]);
        const refused = [
          () => client.call('kioskStatus'),
          () => client.call('createOrder'),
          () => client.call('openAgain'),
          () => addSupervisor(client, '0000'),
        ];
        for (const each of refused) expect(await rejectionOf(each())).toBe('KEYCHAIN_UNAVAILABLE locked');
        expect(existsSync(join(dataDir, 'practice'))).toBe(false);

        await locked.unlock('pass');
        await isOpen(client);
        await unlock(client, pin);
      },
      'page',
    );
    expect(existsSync(join(dataDir, 'practice'))).toBe(false);
  });

  it('says that the keychain does not answer, and opens once it does', async () => {
    const { dataDir, keyring } = connectedStudio();
    const hanging = await keyring({ password: 'pass' });
    hanging.hang(true);
    onTestFinished(() => hanging.hang(false));

    await withKiosk(
      dataDir,
      hanging,
      async (client) => {
        expect(await rejectionOf(client.call('kioskStatus'))).toBe('KEYCHAIN_UNAVAILABLE silent');
        hanging.hang(false);
        await isOpen(client);
      },
      'page',
    );
    expect(existsSync(join(dataDir, 'practice'))).toBe(false);
  });

  it('waits without a keychain when there is data of an account', async () => {
    const { dataDir } = connectedStudio();
    await withKiosk(
      dataDir,
      { env: bareEnvironment(shortHome()) },
      async (client) => {
        expect(await rejectionOf(client.call('kioskStatus'))).toBe('KEYCHAIN_UNAVAILABLE missing');
        expect(await rejectionOf(client.call('openAgain'))).toBe('KEYCHAIN_UNAVAILABLE missing');
      },
      'page',
    );
    expect(existsSync(join(dataDir, 'practice'))).toBe(false);
  });

  it('opens practice without a keychain and without data of an account, and says why', async () => {
    await withKiosk(tempFolder(), { env: bareEnvironment(shortHome()) }, async (client) => {
      expect(await client.call('kioskStatus')).toMatchObject({
        mode: 'practice',
        practiceReason: 'no-keychain',
      });
    });
  });

  it('opens practice when its account’s entry was deleted; the studio’s data and the PIN stay', async () => {
    const [dataDir, keyring] = [tempFolder(), keyringAt(shortHome())];
    const opened = await keyring({ password: 'pass' });
    const orderId = await withKiosk(dataDir, opened, async (client) => {
      await addSupervisor(client, pin);
      await connect(client);
      return (await client.call('createOrder')).id;
    });
    await askKeychain(opened.env, { do: 'remove', name: 'account' });

    await withKiosk(dataDir, opened, async (client) => {
      expect(await client.call('kioskStatus')).toMatchObject({
        mode: 'practice',
        practiceReason: 'no-account',
      });
      expect(await rejectionOf(connect(client))).toBe('SUPERVISOR_REQUIRED');
      await unlock(client, pin);
      await connect(client);
      expect((await client.call('openOrder', { orderId })).practice).toBe(false);
    });
  });

  it('takes a supervisor’s PIN out of the keychain, with its tries, and forgets PINs on request', async () => {
    const [dataDir, keyring] = [tempFolder(), keyringAt(shortHome())];
    const opened = await keyring({ password: 'pass' });
    const value = supervisorEntry({
      ...{ id: newId('stf'), name: 'Asha', tries: { wrong: 4, waitUntil: 0 } },
      pin: await hashPin(pin, { N: 2 ** 10, r: 8, p: 1 }),
    });
    await askKeychain(opened.env, { do: 'set', name: 'supervisor', value });
    await withKiosk(dataDir, opened, async (client) => {
      expect(await client.call('staff')).toMatchObject([{ name: 'Asha', role: 'supervisor' }]);
      expect(await rejectionOf(unlock(client, '0000'))).toBe('PIN_WRONG');
      expect(await rejectionOf(unlock(client, pin))).toBe('PIN_WAIT');
    });
    expect(await askKeychain(opened.env, { do: 'get', name: 'supervisor' })).toBe(null);
    await askKeychain(opened.env, { do: 'set', name: 'supervisor', value: forgetEntry });

    await withKiosk(dataDir, opened, async (client) => {
      expect(await client.call('account')).toMatchObject({ supervisor: { pinSet: false } });
    });
  });
});
