import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { binaryName } from '../../../build/electron/binary.ts';
import { bringElectron } from '../../../build/electron/bring.ts';
import { rememberFailure, failureToday, forgetFailure } from '../../../build/electron/failed-today.ts';
import { copyElectronPackage } from '../../support/kiosk/electron-mirror.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

let folder: string;
let failureFile: string;

beforeEach(() => {
  const temp = tempFolder();
  folder = copyElectronPackage(temp);
  failureFile = join(temp, 'cache', 'electron-failed');
  for (const name of ['ELECTRON_OVERRIDE_DIST_PATH', 'ELECTRON_SKIP_BINARY_DOWNLOAD'])
    vi.stubEnv(name, undefined);
  return () => void vi.unstubAllEnvs();
});

const bring = () => bringElectron({ folder, failureFile, again: false });

function writeBinary(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

it('uses the binary that Electron’s package has unpacked', async () => {
  const binary = writeBinary(join(folder, 'dist', binaryName()));
  writeFileSync(join(folder, 'path.txt'), binaryName());
  expect(await bring()).toEqual({ binary });
});

it('uses the folder in ELECTRON_OVERRIDE_DIST_PATH, and downloads nothing instead', async () => {
  const own = join(folder, 'own');
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', own);
  expect(await bring()).toEqual({
    why: `ELECTRON_OVERRIDE_DIST_PATH is ${own}, and Electron's binary is not in that folder.`,
  });
  const binary = writeBinary(join(own, binaryName()));
  expect(await bring()).toEqual({ binary });
});

it('downloads nothing when ELECTRON_SKIP_BINARY_DOWNLOAD is set', async () => {
  vi.stubEnv('ELECTRON_SKIP_BINARY_DOWNLOAD', '1');
  expect(await bring()).toEqual({
    why: 'Electron is not installed, and ELECTRON_SKIP_BINARY_DOWNLOAD forbids to fetch it.',
  });
});

it('remembers a failure until midnight', () => {
  const evening = new Date(2026, 10, 22, 23, 59);
  rememberFailure(failureFile, 'no network', evening);
  expect(failureToday(failureFile, evening)).toBe('no network');
  expect(failureToday(failureFile, new Date(2026, 10, 23, 0, 0))).toBeNull();
  forgetFailure(failureFile);
  expect(failureToday(failureFile, evening)).toBeNull();
});
