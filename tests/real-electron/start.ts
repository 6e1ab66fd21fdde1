import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { electronBinary } from '../../build/electron/binary.ts';
import { readMachine, whyElectronCannotRun } from '../../build/electron/fit.ts';
import { needsDisplay } from './display.ts';

export const root = join(import.meta.dirname, '../..');
const binary = electronBinary(join(root, 'node_modules/electron'));
const isRoot = process.getuid?.() === 0;

/** Returns why the suite cannot run here, or null. */
export function missing(): string | null {
  if (binary === null) return 'Electron is not installed. npm start fetches it where there is a network.';
  if (needsDisplay() && spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).error !== undefined) {
    return 'This machine has no display, and Xvfb is not installed.';
  }
  return whyElectronCannotRun({ ...readMachine(binary), hasDisplay: true }, !isRoot);
}

export interface RunningKiosk {
  readonly program: ElectronApplication;
  readonly page: Page;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** Starts the built kiosk on data of its own. The camera is Chromium's simulated one. */
export async function startKiosk(): Promise<RunningKiosk> {
  if (binary === null) throw new Error('Electron is not installed.');
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-electron-'));
  const program = await _electron.launch({ executablePath: binary, cwd: root, args: argumentsFor(dataDir) });
  const page = await program.firstWindow();
  await page.waitForLoadState('domcontentloaded');
  return {
    program,
    page,
    dataDir,
    async close() {
      await program.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the command line of a kiosk. Only root, for whom the system's sandbox does not work, runs without it. */
export function argumentsFor(dataDir: string): string[] {
  return [
    root,
    `--data=${dataDir}`,
    '--use-fake-device-for-media-stream',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
