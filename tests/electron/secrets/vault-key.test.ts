import { expect, it } from 'vitest';
import { vaultKey } from '../../../electron/secrets/vault-key.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('makes 32 random bytes when no records exist yet, and returns the same ones afterwards', async () => {
  const store = memoryStore();

  const made = await vaultKey(store, { create: true });

  expect(made).toHaveLength(32);
  expect(await vaultKey(store, { create: false })).toEqual(made);
  expect(await vaultKey(memoryStore(), { create: true })).not.toEqual(made);
});

it('keeps an existing key, even when told that none exists', async () => {
  const store = memoryStore();
  const first = await vaultKey(store, { create: true });

  expect(await vaultKey(store, { create: true })).toEqual(first);
});

it('makes no key for records that need the old one', async () => {
  const store = memoryStore();

  expect(await rejectionOf(vaultKey(store, { create: false }))).toBe('KEYCHAIN_UNAVAILABLE key-missing');
  expect(store.entries.size).toBe(0);
});

it.each(['', 'c2hvcnQ=', 'no base64 at all'])(
  'refuses the entry %j and leaves it unchanged',
  async (entry) => {
    const store = memoryStore({ 'vault-key': entry });

    expect(await rejectionOf(vaultKey(store, { create: true }))).toBe('KEYCHAIN_UNAVAILABLE key-damaged');
    expect(store.entries.get('vault-key')).toBe(entry);
  },
);

it('does not rely on a keychain that loses the key at once', async () => {
  const forgetful = { ...memoryStore(), set: () => Promise.resolve() };

  expect(await rejectionOf(vaultKey(forgetful, { create: true }))).toBe('KEYCHAIN_UNAVAILABLE key-missing');
});
