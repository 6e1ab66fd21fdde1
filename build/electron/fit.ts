import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Facts about this machine that decide whether Electron can start with its sandbox. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  readonly hasDisplay: boolean;
  /** True when an ordinary program can create a user namespace, which Chromium's sandbox needs. */
  readonly hasUserNamespaces: boolean;
  /** The helper that creates the sandbox with root's rights instead. */
  readonly helper: { readonly path: string; readonly isReady: boolean };
  /** System libraries that the binary needs and that are not installed. */
  readonly missingLibraries: readonly string[];
}

/**
 * Returns the reason why Electron cannot start on this machine and the remedy, or null.
 *
 * @param sandbox false when the person has asked for `--no-sandbox`; the program never does so on its own
 */
export function whyElectronCannotRun(machine: Machine, sandbox: boolean): string | null {
  if (machine.platform !== 'linux') return null;
  if (machine.missingLibraries.length > 0) {
    return `Electron needs libraries that are not on this machine: ${machine.missingLibraries.join(', ')}. Install the packages that hold them.`;
  }
  if (!machine.hasDisplay) return 'Electron needs a display, and DISPLAY names none.';
  if (!sandbox) return null;
  if (machine.isRoot) {
    return 'Electron does not run as root. Start Headroom as an ordinary user.';
  }
  if (machine.hasUserNamespaces || machine.helper.isReady) return null;
  const { path } = machine.helper;
  return `This system gives Electron no user namespace for its sandbox. Let its helper make one: sudo chown root:root '${path}' && sudo chmod 4755 '${path}'`;
}

/** @param binary Electron's */
export function readMachine(binary: string): Machine {
  const path = join(dirname(binary), 'chrome-sandbox');
  const isLinux = process.platform === 'linux';
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    hasDisplay: Boolean(process.env['DISPLAY']),
    hasUserNamespaces: !isLinux || hasUserNamespaces(),
    helper: { path, isReady: existsSync(path) && isReadyHelper(path) },
    missingLibraries: isLinux ? missingLibraries(binary) : [],
  };
}

function isReadyHelper(path: string): boolean {
  const { uid, mode } = statSync(path);
  return uid === 0 && (mode & 0o4001) === 0o4001;
}

/** Ubuntu's AppArmor restriction allows `unshare`, but not a program without a profile of its own. */
const appArmorRestriction = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';

function hasUserNamespaces(): boolean {
  if (existsSync(appArmorRestriction) && readFileSync(appArmorRestriction, 'utf8').trim() === '1')
    return false;
  const { status, error } = spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore' });
  // Without `unshare` nothing is known; Electron itself then reports what is missing.
  return error !== undefined || status === 0;
}

/** Returns the libraries that the loader does not find, from the output of `ldd`. */
export const librariesNotFound = (ldd: string): string[] =>
  [...ldd.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name);

function missingLibraries(binary: string): string[] {
  const { stdout, error } = spawnSync('ldd', [binary], { encoding: 'utf8' });
  return error === undefined ? librariesNotFound(stdout) : [];
}
