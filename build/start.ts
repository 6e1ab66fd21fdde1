/**
 * Starts the kiosk on Electron, which is fetched once. If Electron cannot be fetched or cannot run, the kiosk starts
 * in this machine's Chromium, and the reason is printed. `--browser` selects Chromium, and so do its own options
 * `--port` and `--no-open`. `--electron` fetches again after a failure on the same day.
 */
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged, cacheDir, desktop, page } from './build-if-changed.ts';
import { bringElectron } from './electron/bring.ts';
import { readMachine, whyElectronCannotRun } from './electron/fit.ts';

const root = join(import.meta.dirname, '..');
const options = readOptions();
const dataArgs = options.data === undefined ? [] : [`--data=${resolve(options.data)}`];

/** Ends the program for a mistyped option: without its `--data` the studio's real orders would open. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        electron: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        data: { type: 'string' },
        port: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
        'no-sandbox': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

async function chooseElectron(): Promise<{ readonly binary: string } | { readonly why: string }> {
  const brought = await bringElectron({
    folder: join(root, 'node_modules', 'electron'),
    failureFile: join(cacheDir(root), 'electron-failed'),
    again: options.electron,
  });
  if ('why' in brought) return brought;
  const why = whyElectronCannotRun(readMachine(brought.binary), !options['no-sandbox']);
  return why === null ? brought : { why };
}

function startElectron(binary: string): void {
  buildIfChanged(root, desktop);
  // Wayland lets no program place a window, and the customer's window belongs on the second display.
  const x11 = process.platform === 'linux' ? ['--ozone-platform=x11'] : [];
  const kioskArgs = [root, ...dataArgs, ...x11, ...(options['no-sandbox'] ? ['--no-sandbox'] : [])];
  const kiosk = spawn(binary, kioskArgs, { stdio: 'inherit' });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      kiosk.kill(signal);
    });
  }
  const failed = (what: string): never => {
    console.error(`${what} The kiosk starts in the browser with: npm start -- --browser`);
    process.exit(1);
  };
  kiosk.once('error', ({ message }) => failed(`Electron could not be started (${message}).`));
  kiosk.once('exit', (code, signal) => {
    if (signal !== null && !stopping) failed(`Electron was ended by ${signal}.`);
    process.exit(code ?? 0);
  });
}

/** Runs the browser's kiosk in this process, so that no launcher stays in memory beside it. */
async function startBrowser(): Promise<void> {
  const main = join(root, 'electron', 'browser', 'main.ts');
  // Keeps compiled code between starts, also for the practice service: this halves the time of a start.
  const compiled = join(cacheDir(root), 'compiled');
  process.env['NODE_COMPILE_CACHE'] = compiled;
  enableCompileCache(compiled);
  const port = options.port === undefined ? [] : [`--port=${options.port}`];
  process.argv = [process.execPath, main, ...dataArgs, ...port, ...(options['no-open'] ? ['--no-open'] : [])];
  await import(main);
}

if (buildIfChanged(root, page)) console.log('The page was built: its sources are new or have changed.');
const wantsBrowser = options.browser || options.port !== undefined || options['no-open'];
const chosen = wantsBrowser ? null : await chooseElectron();
if (chosen !== null && 'binary' in chosen) {
  startElectron(chosen.binary);
} else {
  if (chosen !== null) console.log(`Starting the kiosk in the browser: ${chosen.why}`);
  await startBrowser();
}
