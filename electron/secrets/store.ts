/** The names of what the kiosk keeps in the keychain. */
export type SecretName = 'vault-key' | 'account' | 'supervisor';

/**
 * Where secrets live: the operating system's keychain, or memory in tests. Every method throws KEYCHAIN_UNAVAILABLE
 * with a reason: `missing` (no keychain on this machine), `locked` (it is there and does not let us in) or `silent` (it has
 * not answered).
 */
export interface SecretStore {
  /** Null when the keychain is open and has no such entry. */
  get(name: SecretName): Promise<string | null>;
  set(name: SecretName, value: string): Promise<void>;
  /** Nothing happens when there is no such entry. */
  remove(name: SecretName): Promise<void>;
}
