/**
 * Fetches and unpacks Electron: `node build/electron/fetch.ts FOLDER`, where the folder is Electron's npm package. It
 * is a process of its own, because proxy settings apply to a whole process. On failure it sends the reason to the
 * process that forked it.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { downloadElectron } from './download.ts';
import { progressLine } from './progress.ts';
import { Reason } from './reason.ts';

const folder = resolve(process.argv[2] ?? '');
const stopping = new AbortController();
const stop = (): void => stopping.abort(new Reason('it was stopped'));
// When stopped, it still removes what it has downloaded so far. `disconnect`: the launcher is gone.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', stop);

let line = progressLine('', process.stdout);
const why = await downloadElectron({
  folder,
  stopped: stopping.signal,
  onStart: (version, host) => {
    console.log(`Fetching Electron ${version} from ${host}, once for this checkout…`);
    line = progressLine(`Electron ${version}`, process.stdout);
  },
  onProgress: (progress) => line.show(progress),
});
line.end();
process.removeListener('disconnect', stop);

if (why === null) {
  console.log('Unpacking Electron…');
  // Electron's own program finds the archive in the cache, unless its settings tell it to ignore the cache or to
  // fetch another one.
  delete process.env['force_no_cache'];
  process.env['ELECTRON_INSTALL_PLATFORM'] = process.platform;
  process.env['ELECTRON_INSTALL_ARCH'] = process.arch;
  process.env['npm_config_arch'] = process.arch;
  if (process.connected) process.disconnect();
  createRequire(import.meta.url)(join(folder, 'install.js'));
} else {
  process.send?.(why, () => process.exit(1));
}
