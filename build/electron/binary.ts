import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the binary inside Electron's own folder, as Electron's npm package does. */
export function binaryName(platform = process.platform): string {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}

/** Returns the folder that `ELECTRON_OVERRIDE_DIST_PATH` sets instead of the fetched one, or null. */
export function ownElectron(): string | null {
  const own = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  return own === undefined || own === '' ? null : own;
}

/**
 * Returns the path of Electron's binary, or null when it is missing. Electron's package fetches it in a second step,
 * and writes `path.txt` when everything is unpacked.
 *
 * @param folder Electron's npm package
 */
export function electronBinary(folder: string): string | null {
  const own = ownElectron();
  const named = join(folder, 'path.txt');
  if (own === null && !existsSync(named)) return null;
  const path =
    own === null ? join(folder, 'dist', readFileSync(named, 'utf8').trim()) : join(own, binaryName());
  return existsSync(path) ? path : null;
}
