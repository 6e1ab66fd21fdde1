/** Builds the page of `page/` like the kiosk's own, and serves it under the kiosk's own policy. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { readPageFiles } from '../../../../electron/browser/page-files.ts';
import { pageHeaders } from '../../../../electron/page-policy.ts';
import { wholeChromium } from '../../../support/browsers.ts';

export interface AnalysisPage {
  readonly page: Page;
  /** The browser with all its processes, whose memory is measured. */
  readonly browser: Browser;
  /** Complaints of the page's console and of its policy. */
  readonly complaints: readonly string[];
  /** Uncaught errors of the page or its worker. */
  readonly thrown: readonly string[];
  readonly address: string;
  /** Addresses that the page and its worker requested. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

export interface AnalysisPageOptions {
  /** Played as the camera; defaults to Chromium's own test picture. */
  readonly cameraFile?: string;
  /** Program of the page's own browser; defaults to the one that a person uses. */
  readonly executablePath?: string;
  /** A browser that is open already, and stays open; defaults to one of the page's own. */
  readonly browser?: Browser;
  /** Headers that replace the kiosk's. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Addresses whose files are missing. */
  readonly without?: RegExp;
}

/** Builds the page as the kiosk's own is built, and returns its files. */
async function built(): ReturnType<typeof readPageFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-analysis-'));
  try {
    await build({
      root: join(import.meta.dirname, 'page'),
      // The kiosk's own settings, except for its pages.
      configFile: false,
      logLevel: 'warn',
      base: './',
      worker: { format: 'es' },
      build: { outDir: folder, emptyOutDir: true, target: 'chrome140', assetsInlineLimit: 0 },
    });
    return await readPageFiles(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Built once in a process: it takes longer than most tests of the page. */
let pageFiles: ReturnType<typeof readPageFiles> | undefined;

async function serve({
  headers = {},
  without,
}: AnalysisPageOptions): Promise<{ address: string; close: () => void }> {
  const files = await (pageFiles ??= built());
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = without?.test(path) === true ? undefined : files.get(path);
    const type = { 'Content-Type': file?.type ?? 'text/plain' };
    response.writeHead(file === undefined ? 404 : 200, { ...pageHeaders, ...type, ...headers });
    response.end(file?.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

async function launch({ cameraFile, executablePath = wholeChromium }: AnalysisPageOptions): Promise<Browser> {
  const camera = cameraFile === undefined ? [] : [`--use-file-for-fake-video-capture=${cameraFile}`];
  const fakes = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', ...camera];
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet, ...fakes] });
}

export async function openAnalysisPage(options: AnalysisPageOptions = {}): Promise<AnalysisPage> {
  const server = await serve(options);
  const browser = options.browser ?? (await launch(options));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  const thrown: string[] = [];
  page.on('pageerror', (error) => {
    complaints.push(error.message);
    thrown.push(error.message);
  });
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto(server.address);
  return {
    page,
    browser,
    address: server.address,
    complaints,
    thrown,
    asked,
    close: async () => {
      await (options.browser === undefined ? browser.close() : page.close());
      server.close();
    },
  };
}
