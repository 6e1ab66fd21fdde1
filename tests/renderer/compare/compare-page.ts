/** Builds the page of `page/` like the kiosk's own, and serves it with pictures under the kiosk's own policy. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import vue from '@vitejs/plugin-vue';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { findChromium } from '../../../electron/browser/chromium.ts';
import { readPageFiles } from '../../../electron/browser/page-files.ts';
import { pageHeaders } from '../../../electron/page-policy.ts';
import { readPhotoRoute } from '../../../shared/photo-route.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';

export interface ServedPicture {
  readonly image: ImageView;
  /** A number is a refusal with that status; null means no answer at all. */
  readonly bytes: Uint8Array | number | null;
}

export interface CompareSite {
  readonly address: string;
  /** Sets the picture that the photo route returns from now on. */
  readonly serve: (picture: ServedPicture) => void;
  /** Returns how often a picture was requested. */
  readonly asked: (image: ImageView) => number;
  readonly close: () => Promise<void>;
}

export async function openCompareSite(): Promise<CompareSite> {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-compare-'));
  await build({
    root: join(import.meta.dirname, 'page'),
    // The kiosk's own settings, except for its pages.
    configFile: false,
    plugins: [vue()],
    logLevel: 'warn',
    base: './',
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'chrome140', assetsInlineLimit: 0 },
  });
  const files = await readPageFiles(folder);
  const pictures = new Map<string, ServedPicture>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const photo = readPhotoRoute(path.slice(1));
    if (photo === null) {
      const file = files.get(path);
      response.writeHead(file === undefined ? 404 : 200, {
        ...pageHeaders,
        'Content-Type': file?.type ?? 'text/plain',
      });
      response.end(file?.bytes);
      return;
    }
    asked.set(photo.imageId, (asked.get(photo.imageId) ?? 0) + 1);
    const served = pictures.get(photo.imageId);
    if (served?.bytes === null) return;
    if (served === undefined || typeof served.bytes === 'number') {
      response.writeHead(served === undefined ? 404 : Number(served.bytes), pageHeaders).end();
      return;
    }
    response.writeHead(200, {
      ...pageHeaders,
      'Content-Type': served.image.mime,
      'Cache-Control': 'no-store',
    });
    response.end(served.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    serve: (picture) => void pictures.set(picture.image.id, picture),
    asked: (image) => asked.get(image.id) ?? 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a browser of its own for measuring, in which nothing else runs. */
export async function openComparePage(
  site: CompareSite,
  options: BrowserContextOptions = {},
  args: readonly string[] = [],
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine.');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet, ...args] });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, ...options });
  await page.goto(site.address);
  return { browser, page };
}
