/**
 * The keychain of the system that the tests run on: a keyring of their own on Linux, Credential Manager on Windows.
 */
import { hasKeyring, startKeyring } from './keyring.ts';

const isWindows = process.platform === 'win32';

export const hasKeychain = isWindows || hasKeyring;

export interface SystemKeychain {
  /** The environment with which a program finds it. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

/**
 * Windows has one Credential Manager for each user: a test that writes to it must clear it, and no kiosk of another
 * test may run meanwhile.
 *
 * @param home the home folder of that program
 */
export async function startKeychain(home: string): Promise<SystemKeychain> {
  if (!isWindows) return startKeyring(home, { password: 'pass' });
  return { env: { ...process.env, APPDATA: home }, stop: () => Promise.resolve() };
}
