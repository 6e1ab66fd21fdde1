/** The keychain of a Linux desktop that is locked, or has lost an entry. */
import { describe, expect, it } from 'vitest';
import { hasKeyring } from '../../support/keychain/keyring.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { ask, keyring } from '../../support/keychain/ask-keyring.ts';

describe.skipIf(!hasKeyring)('the keychain of a Linux desktop', () => {
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

  it('gets no new vault key to replace a deleted one', async () => {
    const { env } = await keyring(tempFolder(), { password: 'pass' });
    const made = await ask(env, { do: 'create-vault-key' });
    expect(await ask(env, { do: 'vault-key' })).toBe(made);

    await ask(env, { do: 'remove', name: 'vault-key' });

    expect(await ask(env, { do: 'vault-key' })).toBe('KEYCHAIN_UNAVAILABLE key-missing');
  });
});
