/**
 * Starts the kiosk: on Electron where its binary is installed, else in this machine's Chromium, and says which.
 * `--browser` asks for the browser; `--port N --data DIR --no-open` are passed on to it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildIfChanged, cacheDir, desktop, page } from './build-if-changed.ts';

const root = join(import.meta.dirname, '..');
const [node = process.execPath, , ...args] = process.argv;
const kioskArgs = args.filter((arg) => arg !== '--browser');
const wantsBrowser = kioskArgs.length < args.length;

/** The path of Electron's binary. Its launcher names the binary in this file; the npm package alone does not have it. */
function electronBinary(): string | null {
  const folder = join(root, 'node_modules', 'electron');
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return null;
  const path = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(path) ? path : null;
}

function startElectron(binary: string): void {
  buildIfChanged(root, desktop);
  const kiosk = spawn(binary, [root, ...kioskArgs], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => kiosk.kill(signal));
  kiosk.once('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 0));
}

/** Runs the browser's kiosk in this process, so that no launcher stays in memory beside it. */
async function startBrowser(): Promise<void> {
  const main = join(root, 'electron', 'browser', 'main.ts');
  // Compiled code is kept between starts, for the practice service too: a start takes half the time.
  const compiled = join(cacheDir(root), 'compiled');
  process.env['NODE_COMPILE_CACHE'] = compiled;
  enableCompileCache(compiled);
  process.argv = [node, main, ...kioskArgs];
  await import(main);
}

if (buildIfChanged(root, page)) console.log('The page was built: its sources are new or have changed.');
const electron = wantsBrowser ? null : electronBinary();
if (electron !== null) {
  startElectron(electron);
} else {
  if (!wantsBrowser) {
    console.log('The Electron binary is not on this machine: starting the kiosk in the browser instead.');
  }
  await startBrowser();
}
