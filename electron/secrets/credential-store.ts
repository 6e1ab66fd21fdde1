import { KioskError } from '../../shared/errors.ts';
import { WindowsError } from '../windows/ffi.ts';
import { loadCredentialCalls, type CredentialCalls } from './credential-calls.ts';
import { keychainAnswer, keychainUnavailable } from './keychain-answer.ts';
import type { SecretStore } from './store.ts';

export interface CredentialStoreOptions {
  readonly service?: string;
  readonly patienceMs?: number;
  /** For tests: scripted answers, or a library that cannot be loaded. */
  readonly load?: () => Promise<CredentialCalls>;
}

/** The service behind Credential Manager answers within milliseconds if it answers at all. */
const usualPatienceMs = 20_000;

/** Microsoft Learn, System Error Codes: ERROR_ACCESS_DENIED, ERROR_CANCELLED, ERROR_PRIVILEGE_NOT_HELD. */
const lockedNumbers: ReadonlySet<number> = new Set([5, 1223, 1314]);

/**
 * Stores secrets in Windows' Credential Manager. Names and bytes are those that keytar used, so that entries of an
 * earlier Headroom are still found: target `service/name`, value in UTF-8.
 */
export function credentialStore(options: CredentialStoreOptions = {}): SecretStore {
  const { service = 'Headroom', patienceMs = usualPatienceMs, load = loadCredentialCalls } = options;

  async function ask<T>(question: (calls: CredentialCalls) => Promise<T>): Promise<T> {
    try {
      return await keychainAnswer(load().then(question), patienceMs);
    } catch (error) {
      if (error instanceof KioskError) throw error;
      const isLocked = error instanceof WindowsError && lockedNumbers.has(error.number);
      throw keychainUnavailable(isLocked ? 'locked' : 'missing', error);
    }
  }
  const targetOf = (name: string): string => `${service}/${name}`;

  return {
    get: (name) => ask(async (calls) => (await calls.read(targetOf(name)))?.toString('utf8') ?? null),
    set: (name, value) => ask((calls) => calls.write(targetOf(name), name, Buffer.from(value, 'utf8'))),
    remove: (name) => ask((calls) => calls.remove(targetOf(name))),
  };
}
