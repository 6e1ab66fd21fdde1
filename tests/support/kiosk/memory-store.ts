import type { SecretName, SecretStore } from '../../../electron/secrets/store.ts';

/** A keychain for tests; `entries` can be looked into and changed behind the kiosk's back. */
export function memoryStore(start: Partial<Record<SecretName, string>> = {}): SecretStore & {
  readonly entries: Map<string, string>;
} {
  const entries = new Map<string, string>(Object.entries(start));
  return {
    entries,
    get: (name) => Promise.resolve(entries.get(name) ?? null),
    set(name, value) {
      entries.set(name, value);
      return Promise.resolve();
    },
    remove(name) {
      entries.delete(name);
      return Promise.resolve();
    },
  };
}
