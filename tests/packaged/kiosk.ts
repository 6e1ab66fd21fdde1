/**
 * Runs the packaged program in this process, as Electron would: `kiosk.ts APP DATA CAMERA PORTRAIT OUT`. Serves one
 * customer, locks the kiosk, attacks it and leaves it with the PIN; the program must then end the process.
 */
import type { Page } from '@playwright/test';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { attack } from './attacks.ts';
import { app } from './electron/app.ts';
import { stage, troubles } from './electron/stage.ts';
import { BrowserWindow } from './electron/windows.ts';
import { leave, lockKiosk } from './kiosk-lock.ts';
import { serveCustomer } from './order.ts';

const [appDir = '', dataDir = '', camera = '', portrait = '', out = ''] = process.argv.slice(2);
stage.camera = camera;
// As in Electron, the program is the first word of the command line, and its switches follow.
process.argv.splice(1, Infinity, '--data', dataDir);

const packed = `${pathToFileURL(appDir).href}/`;
const electron = pathToFileURL(join(import.meta.dirname, 'electron/index.ts')).href;
registerHooks({
  resolve(specifier, context, next) {
    const isPacked = context.parentURL?.startsWith(packed) ?? false;
    return next(isPacked && specifier === 'electron' ? electron : specifier, context);
  },
});

const windowMs = 20_000;

async function windowOf(address: string): Promise<Page> {
  const until = performance.now() + windowMs;
  while (performance.now() < until) {
    for (const { webContents } of BrowserWindow.open)
      if (webContents.address === address) return webContents.page;
    await sleep(50);
  }
  throw new Error(`The program shows no window with ${address}.`);
}

async function run(): Promise<void> {
  await import(join(appDir, packageFile.main));
  app.becomeReady();
  await serveCustomer(windowOf, portrait, out);
  if (troubles.length > 0) throw new Error('The order was served, but not without trouble.');
  const page = await windowOf('app://headroom/index.html');
  const window = await lockKiosk(page);
  await attack(page, window);
  await leave(page, window);
}

// Errors are caught here, because the program itself only logs those that nobody catches.
await run().catch((error: unknown) => {
  console.error([error, ...new Set(troubles)].join('\n'));
  process.exit(1);
});
