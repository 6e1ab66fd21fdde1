import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram } from '../find-program.ts';
import { noWebRtc } from '../page-policy.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the first Chromium found on this machine, or null. */
export const findChromium = (): Promise<string | null> => findProgram(names, { files: macPaths });

/**
 * Writes a page that redirects to the address. Every user of the machine can read a command line, but only the owner
 * can read a file in the profile's folder.
 *
 * @param folder the profile's folder, which only its owner may enter
 */
export async function writeOpener(folder: string, address: string): Promise<string> {
  const path = join(folder, 'open.html');
  const page = `<!doctype html><title>Headroom</title><meta http-equiv="refresh" content="0;url=${address}">`;
  await writeFile(path, page, { mode: 0o600, flag: 'wx' });
  return pathToFileURL(path).href;
}

/**
 * Opens the kiosk in its own window with a throw-away profile.
 *
 * @param locked fills the screen, without a frame, a menu, a second tab or zoom by touch
 * @returns the browser's process, or null where there is no display or no Chromium
 */
export async function openChromium(address: string, locked: boolean): Promise<ChildProcess | null> {
  const hasDisplay =
    process.platform !== 'linux' ||
    process.env['DISPLAY'] !== undefined ||
    process.env['WAYLAND_DISPLAY'] !== undefined;
  const path = hasDisplay ? await findChromium() : null;
  if (path === null) return null;
  const profile = await mkdtemp(join(tmpdir(), 'headroom-browser-'));
  const opener = await writeOpener(profile, address);
  const quiet = [
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium uses no proxy for this computer's own addresses, and the kiosk needs no others.
    `--proxy-server=${noWebRtc.proxy}`,
    `--webrtc-ip-handling-policy=${noWebRtc.ipHandling}`,
  ];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = spawn(
    path,
    [
      ...quiet,
      ...asRoot,
      '--disable-quic',
      `--user-data-dir=${profile}`,
      `--app=${opener}`,
      ...(locked ? ['--kiosk', '--disable-pinch'] : ['--window-size=1280,800']),
    ],
    { stdio: 'ignore' },
  );
  browser.once('exit', () => void rm(profile, { recursive: true, force: true }));
  return browser;
}
