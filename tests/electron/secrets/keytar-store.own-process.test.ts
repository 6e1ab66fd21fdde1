import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keytarStore } from '../../../electron/secrets/keytar-store.ts';
import {
  bareEnvironment,
  hasKeyring,
  startKeyring,
  type Keyring,
  type KeyringState,
} from '../../support/keychain/keyring.ts';
import type { SecretRequest } from '../../support/keychain/secret-script.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const script = fileURLToPath(new URL('../../support/keychain/secret-script.ts', import.meta.url));

async function ask(env: NodeJS.ProcessEnv, request: SecretRequest): Promise<unknown> {
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(request));
  return await json(child.stdout);
}

async function keyring(home: string, how: KeyringState): Promise<Keyring> {
  const started = await startKeyring(home, how);
  onTestFinished(() => started.stop());
  return started;
}

describe.skipIf(!hasKeyring)('the keychain of a Linux desktop', () => {
  it('keeps an entry across its own restart', async () => {
    const home = tempFolder();
    const first = await keyring(home, { password: 'pass' });
    expect(await ask(first.env, { do: 'set', value: 'kept' })).toBe('set');
    await first.stop();

    const second = await keyring(home, { password: 'pass' });

    expect(await ask(second.env, { do: 'get' })).toBe('kept');
  });

  it('says that there is no such entry, and leaves no trace of the look-up', async () => {
    const { env } = await keyring(tempFolder(), { password: 'pass' });

    expect(await ask(env, { do: 'get' })).toBe(null);
    expect(await ask(env, { do: 'remove' })).toBe('removed');
    expect(await ask(env, { do: 'get' })).toBe(null);
  });

  it('forgets an entry that is removed', async () => {
    const { env } = await keyring(tempFolder(), { password: 'pass' });
    await ask(env, { do: 'set', value: 'short-lived' });

    await ask(env, { do: 'remove' });

    expect(await ask(env, { do: 'get' })).toBe(null);
  });

  it('is distinguished from an empty one when it is locked, and keeps its entries', async () => {
    const home = tempFolder();
    const first = await keyring(home, { password: 'pass' });
    await ask(first.env, { do: 'set', value: 'original' });
    await first.stop();
    const locked = await keyring(home, 'locked');

    expect(await ask(locked.env, { do: 'get' })).toBe('KEYCHAIN_UNAVAILABLE locked');
    expect(await ask(locked.env, { do: 'set', value: 'other' })).toBe('KEYCHAIN_UNAVAILABLE locked');
    expect(await ask(locked.env, { do: 'remove' })).toBe('KEYCHAIN_UNAVAILABLE locked');
    expect(await ask(locked.env, { do: 'create-vault-key' })).toBe('KEYCHAIN_UNAVAILABLE locked');
    await locked.stop();

    const again = await keyring(home, { password: 'pass' });
    expect(await ask(again.env, { do: 'get' })).toBe('original');
  });

  it('is missing without a session bus', async () => {
    expect(await ask(bareEnvironment(tempFolder()), { do: 'get' })).toBe('KEYCHAIN_UNAVAILABLE missing');
  });

  it('is missing on a bus without a secret service', async () => {
    const { env } = await keyring(tempFolder(), 'bus-only');

    expect(await ask(env, { do: 'get' })).toBe('KEYCHAIN_UNAVAILABLE missing');
  });

  it('gets no new vault key to replace a deleted one', async () => {
    const { env } = await keyring(tempFolder(), { password: 'pass' });
    const made = await ask(env, { do: 'create-vault-key' });
    expect(await ask(env, { do: 'vault-key' })).toBe(made);

    await ask(env, { do: 'remove', name: 'vault-key' });

    expect(await ask(env, { do: 'vault-key' })).toBe('KEYCHAIN_UNAVAILABLE key-missing');
  });
});

describe('a keychain that does not answer', () => {
  const none = { setPassword: () => Promise.resolve(), deletePassword: () => Promise.resolve(true) };

  it('is missing when its library cannot be loaded', async () => {
    const store = keytarStore({ load: () => Promise.reject(new Error('libsecret-1.so.0: cannot open')) });

    expect(await rejectionOf(store.get('account'))).toBe('KEYCHAIN_UNAVAILABLE missing');
  });

  it('does not answer while it waits for a person', async () => {
    const getPassword = (): Promise<null> => new Promise(() => undefined);
    const store = keytarStore({ patienceMs: 20, load: () => Promise.resolve({ ...none, getPassword }) });

    expect(await rejectionOf(store.get('account'))).toBe('KEYCHAIN_UNAVAILABLE silent');
  });

  it('is locked when the person refuses', async () => {
    const getPassword = (): Promise<null> => Promise.reject(new Error('User canceled the operation.'));
    const store = keytarStore({ load: () => Promise.resolve({ ...none, getPassword }) });

    expect(await rejectionOf(store.get('account'))).toBe('KEYCHAIN_UNAVAILABLE locked');
  });
});
