import type * as KeytarModule from 'keytar';
import { KioskError } from '../../shared/errors.ts';
import { keychainAnswer, keychainUnavailable } from './keychain-answer.ts';
import type { SecretStore } from './store.ts';

type Keytar = Pick<typeof KeytarModule, 'getPassword' | 'setPassword' | 'deletePassword'>;

/** A keychain may be asking the person for its password; after this time it counts as silent. Milliseconds. */
const patienceMs = 60_000;

/** An entry without meaning: whether it can be written distinguishes an open keychain from a locked one. */
const probe = 'open-or-locked';

/** Words in the errors of a locked keychain: libsecret's, then those of macOS. */
const lockedWords = /locked|dismiss|prompt|denied|not allowed|cancel|interaction|passphrase|authori[sz]/i;

/** Words in the errors of a Secret Service that hangs: the message bus gives up after 25 seconds. */
const silentWords = /time-?d? ?out|did not (?:receive|reply|respond)/i;

export interface KeytarStoreOptions {
  readonly service?: string;
  readonly patienceMs?: number;
  /** For tests: a library that cannot be loaded. */
  readonly load?: () => Promise<Keytar>;
}

async function loadKeytar(): Promise<Keytar> {
  const module = await import('keytar');
  return module.default;
}

/**
 * Stores secrets in the keychain of Linux (Secret Service) or macOS (Keychain). Loads the library at the first use;
 * when that fails (no libsecret), the kiosk still starts, in practice.
 */
export function keytarStore(options: KeytarStoreOptions = {}): SecretStore {
  const service = options.service ?? 'Headroom';
  const patience = options.patienceMs ?? patienceMs;
  const load = options.load ?? loadKeytar;
  let loading: Promise<Keytar> | undefined;
  /**
   * The previous request. The library blocks one of Node's four threads during each request, and without a thread no
   * file can be read.
   */
  let before: Promise<unknown> = Promise.resolve();

  async function ask<T>(question: (keytar: Keytar) => Promise<T>): Promise<T> {
    let keytar: Keytar;
    try {
      keytar = await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw keychainUnavailable('missing', error);
    }
    let tooLate = false;
    const answer = before.then(() => {
      if (tooLate) throw keychainUnavailable('silent');
      return question(keytar);
    });
    before = answer.catch(() => undefined);
    try {
      return await keychainAnswer(answer, patience);
    } catch (error) {
      tooLate = true;
      if (error instanceof KioskError) throw error;
      const words = error instanceof Error ? error.message : '';
      if (lockedWords.test(words)) throw keychainUnavailable('locked', error);
      throw keychainUnavailable(silentWords.test(words) ? 'silent' : 'missing', error);
    }
  }

  /**
   * A locked Secret Service does not say so: it answers a look-up with "no such entry", but it refuses a new entry.
   * So write and remove one before believing that there is none.
   */
  async function believeNone(): Promise<void> {
    if (process.platform !== 'linux') return;
    await ask((keytar) => keytar.setPassword(service, probe, 'open'));
    await ask((keytar) => keytar.deletePassword(service, probe));
  }

  return {
    async get(name) {
      const value = await ask((keytar) => keytar.getPassword(service, name));
      if (value === null) await believeNone();
      return value;
    },
    set: (name, value) => ask((keytar) => keytar.setPassword(service, name, value)),
    async remove(name) {
      const removed = await ask((keytar) => keytar.deletePassword(service, name));
      if (!removed) await believeNone();
    },
  };
}
