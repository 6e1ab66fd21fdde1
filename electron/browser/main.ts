/**
 * Runs the kiosk in the machine's own browser, over loopback: for development, tests, and machines without the
 * Electron binary. `--port N --data DIR --no-open`
 */
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { collectGarbage, stopMemoryReducer } from '../collect.ts';
import { createKiosk } from '../kiosk.ts';
import { exitCodeOf } from '../lock/exit-code.ts';
import { createLog } from '../log.ts';
import { launchPractice } from '../practice/launch.ts';
import { defaultDataDir } from '../paths.ts';
import { startFailureWords } from '../words/start-failure.ts';
import { wordsIn } from '../words/words.ts';
import { forkWork } from '../work/launch.ts';
import { openChromium } from './chromium.ts';
import { serveBrowser } from './server.ts';

stopMemoryReducer();

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  },
});

const dataDir = resolve(values.data ?? defaultDataDir());
const log = createLog({ dir: dataDir });
const kiosk = await createKiosk({
  dataDir,
  host: 'browser',
  version: packageFile.version,
  launchPractice,
  launchWork: forkWork,
  log,
}).catch(endWithWords);
const host = await serveBrowser({
  kiosk,
  port: Number(values.port),
  pageDir: join(import.meta.dirname, '../../dist/renderer'),
  onAddressSpent: (visit) => {
    const why =
      visit === 'let-in' ? 'That address is used up.' : 'That address was used before or has expired.';
    console.log(`${why} For another window, within a minute: ${host.newAddress()}`);
  },
});

// Show the page before the studio is open, so that it can report a locked keychain.
const address = host.newAddress();
console.log(`Headroom is at ${address}`);
console.log(`Data: ${dataDir}`);
let closing = false;
let browser = values['no-open'] ? null : await show(address);
if (browser === null && !values['no-open']) {
  console.log('No display or no Chromium here: open the address above in a browser on this machine.');
}
kiosk.lock.attach({ leave: () => void close() });
kiosk.opened.then(
  () => {
    collectGarbage();
    console.log('Headroom is open.');
  },
  (error: unknown) => {
    browser?.kill();
    endWithWords(error);
  },
);

/** Explains an expected failure in words; any other error is a bug and keeps its stack. */
function endWithWords(error: unknown): never {
  console.error(startFailureWords(error, wordsIn('en').start) ?? error);
  log.close();
  process.exit(1);
}

/** Opens the window. Closing it ends the program, unless the kiosk is locked: then the window comes back. */
async function show(opened: string): Promise<ChildProcess | null> {
  const shown = await openChromium(opened, kiosk.lock.isOn());
  shown?.once('exit', () => void windowClosed());
  return shown;
}

async function windowClosed(): Promise<void> {
  if (closing) return;
  if (kiosk.lock.isOn()) browser = await show(host.newAddress());
  else await close();
}

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  browser?.kill();
  await host.close();
  await kiosk.shutdown();
  log.close();
  process.exit(exitCodeOf(kiosk.lock, 0));
}
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());
