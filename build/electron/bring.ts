import { fork } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { electronBinary, ownElectron } from './binary.ts';
import { failureToday, forgetFailure, rememberFailure } from './failed-today.ts';

interface Fetching {
  /** Electron's npm package. */
  readonly folder: string;
  /** The file that records a failure until midnight. */
  readonly failureFile: string;
  /** True to try again although it failed earlier today. */
  readonly again: boolean;
}

/**
 * Returns Electron's binary, and fetches it when it is missing: at most once a day when that fails.
 *
 * @returns the binary's path, or the reason why there is none, as a sentence for a person
 */
export async function bringElectron(
  request: Fetching,
): Promise<{ readonly binary: string } | { readonly why: string }> {
  const found = electronBinary(request.folder);
  if (found !== null) return { binary: found };
  const why = whyNotAsked(request.folder) ?? (await ask(request));
  const binary = electronBinary(request.folder);
  if (binary !== null) return { binary };
  return { why: why ?? 'Electron was unpacked, but its binary is missing.' };
}

function whyNotAsked(folder: string): string | null {
  const own = ownElectron();
  if (own !== null)
    return `ELECTRON_OVERRIDE_DIST_PATH is ${own}, and Electron's binary is not in that folder.`;
  if (process.env['ELECTRON_SKIP_BINARY_DOWNLOAD'])
    return 'Electron is not installed, and ELECTRON_SKIP_BINARY_DOWNLOAD forbids to fetch it.';
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return `Electron is not installed, and you may not write to ${folder}.`;
  }
}

async function ask({ folder, failureFile, again }: Fetching): Promise<string | null> {
  const before = again ? null : failureToday(failureFile);
  const reason = before ?? (await fetchElectron(folder));
  if (reason === null) {
    forgetFailure(failureFile);
    return null;
  }
  if (before === null) remember(failureFile, reason);
  return `Electron could not be fetched: ${reason}. To try again before tomorrow: npm start -- --electron`;
}

/** A full or read-only disk must not keep the kiosk from starting in the browser. */
function remember(file: string, reason: string): void {
  try {
    rememberFailure(file, reason);
  } catch (error) {
    console.warn(
      `The next start tries to fetch Electron again, because this cannot be noted: ${String(error)}`,
    );
  }
}

/** Returns null when Electron is there, else the reason. */
function fetchElectron(folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    let why = 'it could not be unpacked, see above';
    const program = fork(new URL('fetch.ts', import.meta.url), [folder], { env: withProxy() });
    program.once('message', (message) => {
      if (typeof message === 'string') why = message;
    });
    program.once('error', (error) => resolve(`its program could not be started (${error.message})`));
    program.once('exit', (code) => resolve(code === 0 ? null : why));
  });
}

/**
 * Returns the environment with the proxy from npm's settings, if there is none yet. The variable below makes Node use
 * it.
 */
function withProxy(): NodeJS.ProcessEnv {
  const { npm_config_https_proxy: https, npm_config_proxy: http, npm_config_noproxy: none } = process.env;
  return {
    ...(http && { HTTP_PROXY: http, HTTPS_PROXY: http }),
    ...(https && { HTTPS_PROXY: https }),
    ...(none && { NO_PROXY: none }),
    ...process.env,
    NODE_USE_ENV_PROXY: '1',
  };
}
