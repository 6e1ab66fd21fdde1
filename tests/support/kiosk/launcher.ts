/** The real launcher in a folder of its own, with a browser kiosk that prints how it was started. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach } from 'vitest';
import { tempFolder } from '../files/temp-folder.ts';
import { copyElectronPackage } from './electron-mirror.ts';

const project = join(import.meta.dirname, '../../..');

/** Folder with the real launcher, Electron's npm package, and a browser kiosk that prints how it was started. */
export let root: string;

/** Prepares the folder anew before each test of the file that calls it. */
export function prepareEach(): void {
  beforeEach(() => {
    root = tempFolder();
    copyElectronPackage(root);
    cpSync(join(project, 'build'), join(root, 'build'), { recursive: true });
    cpSync(join(project, 'electron/error-code.ts'), join(root, 'electron/error-code.ts'));
    write('package.json', '{"type":"module"}');
    write('node_modules/vite/bin/vite.js', '');
    write('electron/browser/main.ts', `console.log('Browser:', process.argv.slice(2).join(' '));`);
  });
}

export function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

/** Runs the launcher, which ends because its two kiosks do, and returns its output. */
export async function start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'build/start.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...quietEnvironment, electron_config_cache: join(root, 'cache'), ...env },
  });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

/** Removes the developer's own settings from the tests' environment. */
const quietEnvironment = {
  DISPLAY: ':99',
  NO_PROXY: '127.0.0.1',
  no_proxy: undefined,
  http_proxy: undefined,
  npm_config_electron_mirror: undefined,
  ELECTRON_SKIP_BINARY_DOWNLOAD: undefined,
  ELECTRON_OVERRIDE_DIST_PATH: undefined,
};

export const noElectron = (_request: IncomingMessage, response: ServerResponse): unknown =>
  response.writeHead(404).end();

// Tests may run as root, whom Electron refuses with its sandbox.
export const anyUser = ['--no-sandbox'];
