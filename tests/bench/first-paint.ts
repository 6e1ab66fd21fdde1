/** Measures how soon the kiosk's page shows something, and how soon its desk can be used, in real Chromium. */
import { chromium, type Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../electron/browser/chromium.ts';
import { startKiosk } from '../support/kiosk-process.ts';
import { median } from './quantile.ts';

export interface FirstPaint {
  /** First contentful paint of a bare page from loopback: the peer. Medians, milliseconds. */
  readonly barePaintMs: number;
  readonly paintMs: number;
  /** From the navigation to a New order button that can be pressed. */
  readonly usableMs: number;
}

const rounds = 7;
/** Each round opens a fresh profile, so that nothing comes from a cache. */
export async function measureFirstPaint(): Promise<FirstPaint> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium on this machine.');
  const dataDir = await mkdtemp(join(tmpdir(), 'headroom-bench-'));
  const kiosk = await startKiosk({ dataDir });
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const barePaints: number[] = [];
  const paints: number[] = [];
  const usables: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      barePaints.push((await open(browser, bare.address, '#bare')).paintMs);
      const { paintMs, usableMs } = await open(
        browser,
        await kiosk.address(),
        'role=button[name=/^New order/]',
      );
      paints.push(paintMs);
      usables.push(usableMs);
    }
  } finally {
    await browser.close();
    bare.close();
    await kiosk.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { barePaintMs: median(barePaints), paintMs: median(paints), usableMs: median(usables) };
}

async function open(
  browser: Browser,
  address: string,
  usable: string,
): Promise<{ readonly paintMs: number; readonly usableMs: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(address);
  await page.locator(usable).waitFor();
  const usableMs = performance.now() - begun;
  const paintMs = await page.evaluate(async () => {
    const known = performance.getEntriesByName('first-contentful-paint')[0];
    if (known !== undefined) return known.startTime;
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint !== undefined) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
  });
  await context.close();
  return { paintMs, usableMs };
}

async function serveBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<p id="bare">A page with one sentence.</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
