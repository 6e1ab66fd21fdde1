import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** The reason why the suite cannot run here, or null. */
export function missing(): string | null {
  const binary = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(root, 'node_modules/electron/dist');
  if (!existsSync(binary)) {
    return 'The Electron binary is not installed: run `npx install-electron`, then `npm run test:electron` again.';
  }
  if (
    !existsSync(join(root, 'dist/electron/main.js')) ||
    !existsSync(join(root, 'dist/renderer/index.html'))
  ) {
    return 'The kiosk is not built: run `npm run build`, then `npm run test:electron` again.';
  }
  return null;
}

export interface RunningKiosk {
  readonly program: ElectronApplication;
  readonly page: Page;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** Starts the built kiosk on data of its own. The camera is Chromium's drawn one. */
export async function startKiosk(): Promise<RunningKiosk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-electron-'));
  const program = await _electron.launch({ cwd: root, args: argumentsFor(dataDir) });
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

/** Command line of one kiosk. Root has no sandbox of the system's to run in; nobody else goes without. */
export function argumentsFor(dataDir: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    root,
    `--user-data-dir=${dataDir}`,
    '--use-fake-device-for-media-stream',
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
