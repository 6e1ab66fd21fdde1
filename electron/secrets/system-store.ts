import { credentialStore } from './credential-store.ts';
import { keytarStore } from './keytar-store.ts';
import type { SecretStore } from './store.ts';

/** Returns the operating system's own keychain. */
export const systemStore = (): SecretStore =>
  process.platform === 'win32' ? credentialStore() : keytarStore();
