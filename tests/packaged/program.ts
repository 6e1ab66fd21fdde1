import type { Page } from '@playwright/test';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { app } from './electron/app.ts';
import { stage, troubles } from './electron/stage.ts';
import { BrowserWindow } from './electron/windows.ts';
import type { WindowOf } from './order.ts';

const windowMs = 20_000;

const windowOf: WindowOf = async (address) => {
  const until = performance.now() + windowMs;
  while (performance.now() < until) {
    for (const { webContents } of BrowserWindow.open)
      if (webContents.address === address) return webContents.page;
    await sleep(50);
  }
  throw new Error(`The program shows no window with ${address}.`);
};

/** The kiosk's own window, which staff use. */
export const kioskPage = (): Promise<Page> => windowOf('app://headroom/index.html');

/**
 * Runs the packaged program in this process, as Electron would, and then `work` with its windows. Ends the process with code 1 when
 * `work` fails; otherwise the program itself must end it.
 *
 * @param camera the video that Chromium plays as its camera
 */
export async function runProgram(
  appDir: string,
  dataDir: string,
  camera: string,
  work: (window: WindowOf) => Promise<void>,
): Promise<void> {
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
  try {
    await import(join(appDir, packageFile.main));
    app.becomeReady();
    await work(windowOf);
  } catch (error) {
    // Errors are caught here, because the program itself only logs those that nobody catches.
    console.error([error, ...new Set(troubles)].join('\n'));
    process.exit(1);
  }
}
