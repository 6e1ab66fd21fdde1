import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, page as kioskPage } from '../../build/build-if-changed.ts';
import { findChromium } from '../../electron/browser/chromium.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { cameraFeed } from './camera-feed.ts';

/** A kiosk on the practice service, shown by Chromium with a picture in front of its camera. */
export interface Demo {
  readonly kiosk: KioskProcess;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/**
 * Builds the page when its sources have changed, and starts everything in a folder of its own.
 *
 * @param portrait the picture in front of the camera; a drawn customer without one
 * @param tell called when a part is ready
 * @throws Error when there is no Chromium on this machine
 */
export async function openDemo(portrait: string | undefined, tell: (what: string) => void): Promise<Demo> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine.');
  const work = await mkdtemp(join(tmpdir(), 'headroom-demo-'));
  buildIfChanged(join(import.meta.dirname, '../..'), kioskPage);
  tell('the page is built');
  const feed = await cameraFeed(work, portrait);
  tell(
    portrait === undefined
      ? 'a customer is drawn and stands at the camera'
      : 'the picture stands at the camera',
  );
  const kiosk = await startKiosk({ dataDir: join(work, 'data') });
  // The demo is about an order, at a desk that reminds of nothing.
  await (await connectClient(await kiosk.address())).call('dismissSetUp');
  tell('the kiosk and its practice service are up');

  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ];
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${feed}`,
  ];
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // Chromium starts here, so that its camera has a name and not a path.
  process.chdir(work);
  const browser = await chromium.launch({ executablePath, args: [...quiet, ...camera, ...asRoot] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(await kiosk.address());
  return {
    kiosk,
    page,
    close: async () => {
      await browser.close();
      await kiosk.stop();
      await rm(work, { recursive: true, force: true });
    },
  };
}
