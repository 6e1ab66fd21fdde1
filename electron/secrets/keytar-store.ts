import type * as KeytarModule from 'keytar';
import { KioskError } from '../../shared/errors.ts';
import type { SecretStore } from './store.ts';

type Keytar = Pick<typeof KeytarModule, 'getPassword' | 'setPassword' | 'deletePassword'>;

/** A keychain may be asking the person for its password meanwhile; after this it counts as locked. Milliseconds. */
const patienceMs = 60_000;

/** An entry that says nothing: whether it can be written tells an open keychain from a locked one. */
const probe = 'open-or-locked';

/** What keychains say when they are there and shut: libsecret, macOS and Windows in this order. */
const lockedWords =
  /locked|dismiss|prompt|denied|not allowed|cancel|interaction|passphrase|authori[sz]|privilege/i;

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
 * The OS keychain: Secret Service on Linux, Keychain on macOS, Credential Manager on Windows. The library is loaded at
 * the first use: where it cannot be (no libsecret), the kiosk starts all the same, in practice.
 */
export function keytarStore(options: KeytarStoreOptions = {}): SecretStore {
  const service = options.service ?? 'Headroom';
  const patience = options.patienceMs ?? patienceMs;
  const load = options.load ?? loadKeytar;
  let loading: Promise<Keytar> | undefined;

  async function ask<T>(question: (keytar: Keytar) => Promise<T>): Promise<T> {
    let keytar: Keytar;
    try {
      keytar = await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw unavailable('missing', error);
    }
    return await inTime(question(keytar), patience);
  }

  /**
   * A locked Secret Service does not say so: it answers a look-up with "no such entry". It does refuse a new entry, so
   * one is written and removed before "there is none" is believed.
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

/** The library cannot be interrupted: an answer that comes later is dropped. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable('locked')), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof KioskError) throw error;
    const shut = error instanceof Error && lockedWords.test(error.message);
    throw unavailable(shut ? 'locked' : 'missing', error);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(reason: 'missing' | 'locked', cause?: unknown): KioskError {
  return new KioskError('KEYCHAIN_UNAVAILABLE', `The keychain is ${reason}.`, { reason }, { cause });
}
