/** Measures how soon the kiosk's page shows something, and how soon its desk can be used, in real Chromium. */
import { chromium, type Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findChromium } from '../../electron/browser/chromium.ts';
import { pageHeaders } from '../../electron/page-policy.ts';
import { leaveFirstRun } from '../support/kiosk/first-run.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { median } from './quantile.ts';

export interface FirstPaint {
  /** First contentful paint of a bare page from loopback: the peer. Medians, milliseconds. */
  readonly barePaintMs: number;
  readonly paintMs: number;
  /** From the navigation to the bare page's sentence: what a window of Chromium takes with any page. */
  readonly bareUsableMs: number;
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
  await leaveFirstRun(await connectClient(await kiosk.address()));
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const barePaints: number[] = [];
  const bareUsables: number[] = [];
  const paints: number[] = [];
  const usables: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const barely = await open(browser, bare.address, '#bare');
      barePaints.push(barely.paintMs);
      bareUsables.push(barely.usableMs);
      const { paintMs, usableMs } = await open(browser, await kiosk.address(), 'button.new:enabled');
      paints.push(paintMs);
      usables.push(usableMs);
    }
  } finally {
    await browser.close();
    bare.close();
    await kiosk.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    barePaintMs: median(barePaints),
    paintMs: median(paints),
    bareUsableMs: median(bareUsables),
    usableMs: median(usables),
  };
}

declare global {
  /** Exists only in the pages of this measurement. */
  var usableAt: Promise<number>;
}

/**
 * Opens an address in a profile of its own. Both times are the page's: a question from outside would add its own way.
 * @param usable selector of the element that makes the page usable
 */
async function open(
  browser: Browser,
  address: string,
  usable: string,
): Promise<{ readonly paintMs: number; readonly usableMs: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((selector) => {
    globalThis.usableAt = new Promise((resolve) => {
      const look = (): void => {
        if (document.querySelector(selector) !== null) resolve(performance.now());
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  }, usable);
  await page.goto(address);
  const usableMs = await page.evaluate(() => globalThis.usableAt);
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
  // Ending the page's process takes a core for a while, which is not the next page's time.
  await setTimeout(300);
  return { paintMs, usableMs };
}

async function serveBarePage(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((_request, response) => {
    // With the kiosk's headers: its opener policy makes Chromium start another process for the page.
    response
      .writeHead(200, { ...pageHeaders, 'content-type': 'text/html' })
      .end('<p id="bare">A page with one sentence.</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
