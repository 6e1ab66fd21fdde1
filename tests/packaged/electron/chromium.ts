import { chromium, type Browser } from '@playwright/test';
import { basename, dirname } from 'node:path';
import { findChromium } from '../../../electron/browser/chromium.ts';
import { stage } from './stage.ts';

let started: Promise<Browser> | undefined;

/** Returns Chromium, which starts with the first window. Its only camera is the video of the stage. */
export const browser = (): Promise<Browser> => (started ??= launch());

async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine.');
  // From the file's folder, so that the camera has a name and not a path.
  process.chdir(dirname(stage.camera));
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const camera = [
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${basename(stage.camera)}`,
  ];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...quiet, ...camera, ...asRoot] });
}
