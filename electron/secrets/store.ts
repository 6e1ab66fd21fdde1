/** Names of the kiosk's keychain entries. `supervisor` waits there only until records take it in (decision 100). */
export type SecretName = 'vault-key' | 'account' | 'supervisor' | 'mail' | 'practice-mail';

/**
 * Storage for secrets: the operating system's keychain, or memory in tests. Every method throws KEYCHAIN_UNAVAILABLE
 * with a reason: `missing` (no keychain on this machine), `locked` (it exists and refuses access) or `silent` (it has
 * not answered).
 */
export interface SecretStore {
  /** Null when the keychain is open and has no such entry. */
  get(name: SecretName): Promise<string | null>;
  set(name: SecretName, value: string): Promise<void>;
  /** Does nothing when there is no such entry. */
  remove(name: SecretName): Promise<void>;
}
