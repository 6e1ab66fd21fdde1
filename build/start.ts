/**
 * Starts the kiosk: on Electron where its binary is present, else in this machine's Chromium, saying so.
 * `--browser` asks for the browser; `--port N --data DIR --no-open` are handed on to it.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

/** Electron's launcher names its binary in this file; the npm package alone does not have it. */
function electronBinary(): string | null {
  const folder = join(root, 'node_modules', 'electron');
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return null;
  const path = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  return existsSync(path) ? path : null;
}

await build({ root: join(root, 'renderer'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const wantsBrowser = args.includes('--browser');
const electron = wantsBrowser ? null : electronBinary();
if (electron === null && !wantsBrowser) {
  console.log('The Electron binary is not on this machine: starting the kiosk in the browser instead.');
}
if (electron !== null) {
  await build({ configFile: join(root, 'build', 'vite.electron.config.ts'), logLevel: 'warn' });
}

const [program, ...parts] =
  electron === null ? [process.execPath, join(root, 'electron', 'browser', 'main.ts')] : [electron, root];
const kiosk = spawn(program, [...parts, ...args.filter((arg) => arg !== '--browser')], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => kiosk.kill(signal));
kiosk.once('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 0));
