import { randomBytes } from 'node:crypto';
import { KioskError } from '../../shared/errors.ts';
import type { SecretStore } from './store.ts';

const keyBytes = 32;

const refused = (reason: 'key-missing' | 'key-damaged', message: string): KioskError =>
  new KioskError('KEYCHAIN_UNAVAILABLE', message, { reason });

/**
 * Returns the key of the studio's data: it seals the photos, and the key of the records is derived from it. A lost key is
 * not replaced while there is data that only it opens.
 *
 * @param options.create true only when no records exist yet: then a missing key is made
 * @returns 32 bytes
 * @throws KEYCHAIN_UNAVAILABLE with the reason `missing`, `locked`, `key-missing` or `key-damaged`
 */
export async function vaultKey(
  store: SecretStore,
  options: { readonly create: boolean },
): Promise<Uint8Array> {
  const kept = await store.get('vault-key');
  if (kept !== null) return decode(kept);
  if (!options.create) throw refused('key-missing', 'The key of the data is not in the keychain.');
  const key = new Uint8Array(randomBytes(keyBytes));
  await keepVaultKey(store, key);
  return key;
}

/**
 * Puts the key of the studio's data into the keychain, and reads it back: a keychain that forgets it would make everything
 * unreadable at the next start.
 * @throws KEYCHAIN_UNAVAILABLE
 */
export async function keepVaultKey(store: SecretStore, key: Uint8Array): Promise<void> {
  const text = Buffer.from(key).toString('base64');
  await store.set('vault-key', text);
  if ((await store.get('vault-key')) !== text)
    throw refused('key-missing', 'The keychain did not keep the key.');
}

function decode(text: string): Uint8Array {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) throw refused('key-damaged', 'The key of the data in the keychain is no key.');
  return new Uint8Array(key);
}
