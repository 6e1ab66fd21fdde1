import { describe, expect, it } from 'vitest';
import { keytarStore } from '../../../electron/secrets/keytar-store.ts';
import { bareEnvironment, hasKeyring } from '../../support/keychain/keyring.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { ask, keyring } from '../../support/keychain/ask-keyring.ts';

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

  it('is missing without a session bus', async () => {
    expect(await ask(bareEnvironment(tempFolder()), { do: 'get' })).toBe('KEYCHAIN_UNAVAILABLE missing');
  });

  it('is missing on a bus without a secret service', async () => {
    const { env } = await keyring(tempFolder(), 'bus-only');

    expect(await ask(env, { do: 'get' })).toBe('KEYCHAIN_UNAVAILABLE missing');
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
