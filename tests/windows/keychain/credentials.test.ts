/** Windows' Credential Manager, as Wine keeps it in its registry. */
import { afterEach, expect, it } from 'vitest';
import { accountSecrets } from '../../../electron/secrets/account.ts';
import { loadCredentialCalls } from '../../../electron/secrets/credential-calls.ts';
import { credentialStore } from '../../../electron/secrets/credential-store.ts';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { WindowsError } from '../../../electron/windows/ffi.ts';

const service = 'Headroom-test';
const store = credentialStore({ service });

afterEach(async () => {
  for (const name of ['account', 'vault-key', 'supervisor'] as const) await store.remove(name);
});

it('the keychain stores a secret in any script, changes it and deletes it', async () => {
  expect(await store.get('account')).toBeNull();
  await store.set('account', '{"key":"ключ 李 ü"}');
  expect(await store.get('account')).toBe('{"key":"ключ 李 ü"}');
  await store.set('account', 'short');
  expect(await store.get('account')).toBe('short');
  await store.remove('account');
  expect(await store.get('account')).toBeNull();
  await expect(store.remove('account')).resolves.toBeUndefined();
});

it('the keychain finds an entry that keytar stored, with a slash in its target and UTF-8 text', async () => {
  const calls = await loadCredentialCalls();
  await calls.write(`${service}/account`, 'account', Buffer.from('von früher', 'utf8'));
  expect(await store.get('account')).toBe('von früher');
});

it('the keychain has room for the largest accepted account', async () => {
  const secrets = accountSecrets(store);
  const account = {
    region: 'eu',
    baseUrl: `https://${'a'.repeat(290)}`,
    headshotBaseUrl: null,
    apiKey: 'k'.repeat(1_000),
    apiSecret: 's'.repeat(1_000),
    connectedAt: null,
  } as const;
  await secrets.write(account);
  expect(await secrets.read()).toEqual(account);
});

it('the keychain stores the key of the photos', async () => {
  const key = await vaultKey(store, { create: true });
  expect(await vaultKey(store, { create: false })).toEqual(key);
});

it('the keychain reports why a call was refused by a number', async () => {
  const calls = await loadCredentialCalls();
  await expect(calls.write(`${service}/${'x'.repeat(40_000)}`, 'x', Buffer.alloc(1))).rejects.toBeInstanceOf(
    WindowsError,
  );
});
