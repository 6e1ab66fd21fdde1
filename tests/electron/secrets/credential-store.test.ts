import { describe, expect, it } from 'vitest';
import { credentialStore } from '../../../electron/secrets/credential-store.ts';
import type { CredentialCalls } from '../../../electron/secrets/credential-calls.ts';
import { WindowsError } from '../../../electron/windows/ffi.ts';
import { rejectionOf } from '../../support/thrown.ts';

/** Credential Manager as a map from targets to users and bytes. */
function scripted(): CredentialCalls & { readonly kept: Map<string, { user: string; blob: Buffer }> } {
  const kept = new Map<string, { user: string; blob: Buffer }>();
  return {
    kept,
    read: (target) => Promise.resolve(kept.get(target)?.blob ?? null),
    write: (target, user, blob) => Promise.resolve(void kept.set(target, { user, blob })),
    remove: (target) => Promise.resolve(void kept.delete(target)),
  };
}
const storeOn = (calls: CredentialCalls) => credentialStore({ load: () => Promise.resolve(calls) });
const refusing = (number: number): CredentialCalls => {
  const refuse = () => Promise.reject(new WindowsError('CredReadW', number));
  return { read: refuse, write: refuse, remove: refuse };
};

describe('a secret in Credential Manager', () => {
  it('has the target, user and bytes that keytar gave it', async () => {
    const calls = scripted();
    await storeOn(calls).set('account', 'clé ключ');
    expect([...calls.kept]).toEqual([
      ['Headroom/account', { user: 'account', blob: Buffer.from('clé ключ') }],
    ]);
    expect(await storeOn(calls).get('account')).toBe('clé ключ');
  });

  it('is null when there is none, and gone when it is removed', async () => {
    const store = storeOn(scripted());
    expect(await store.get('vault-key')).toBeNull();
    await store.set('vault-key', 'key');
    await store.remove('vault-key');
    expect(await store.get('vault-key')).toBeNull();
  });
});

describe('a Credential Manager that refuses access', () => {
  it.each([
    ['denies access', 5, 'locked'],
    ['was cancelled by the person', 1223, 'locked'],
    ['has no set of credentials in this session', 1312, 'missing'],
    ['is switched off', 1058, 'missing'],
  ])('when it %s', async (_what, number, reason) => {
    const store = storeOn(refusing(number));
    const refused = `KEYCHAIN_UNAVAILABLE ${reason}`;
    expect(await rejectionOf(store.get('account'))).toBe(refused);
    expect(await rejectionOf(store.set('account', 'x'))).toBe(refused);
    expect(await rejectionOf(store.remove('account'))).toBe(refused);
  });

  it('is silent when it does not answer', async () => {
    const read = () => new Promise<null>(() => undefined);
    const load = () => Promise.resolve({ ...scripted(), read });
    const store = credentialStore({ patienceMs: 20, load });
    expect(await rejectionOf(store.get('account'))).toBe('KEYCHAIN_UNAVAILABLE silent');
  });

  it('is missing when its library cannot be loaded', async () => {
    const store = credentialStore({ load: () => Promise.reject(new Error('koffi.node was blocked')) });
    expect(await rejectionOf(store.get('account'))).toBe('KEYCHAIN_UNAVAILABLE missing');
  });
});
