/**
 * Attacks of a hostile page, carried out in the real page. Each returns true when it was stopped. They are passed to
 * the page as the text of functions, so each must be self-contained.
 */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { refusedCode, tryCode } from '../support/kiosk/try-code.ts';
import { tryDevices } from '../support/kiosk/try-devices.ts';
import { refusedLoading, tryLoading } from '../support/kiosk/try-loading.ts';

/** Time in which a navigation or a window that nobody stops begins, ms. */
const beginMs = 500;

/** Data as Chromium's own drag of a file or an address carries it. */
interface Dragged {
  readonly items: { readonly mimeType: string; readonly data: string }[];
  readonly files?: string[];
}

/** Drops data on the page as the system does, so that Chromium opens what the page does not refuse. Returns true when it was refused. */
async function isDropRefused(page: Page, dragged: Dragged): Promise<boolean> {
  const before = page.url();
  // The page refuses to be dropped on, so Chromium tells it of the drag and not of the drop.
  await page.evaluate(() => {
    window.addEventListener('dragover', (event) => {
      const dropEffect = event.dataTransfer?.dropEffect;
      Object.assign(globalThis, { drag: { isRefused: event.defaultPrevented, dropEffect } });
    });
  });
  const session = await page.context().newCDPSession(page);
  const data = { ...dragged, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data });
  await page.waitForTimeout(beginMs);
  if (page.url() !== before) return false;
  const drag: unknown = await page.evaluate(() => Reflect.get(globalThis, 'drag') as unknown);
  return isDeepStrictEqual(drag, { isRefused: true, dropEffect: 'none' });
}

export const attempts: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  'no Node in the page': (page) =>
    page.evaluate(
      () => !('require' in globalThis) && !('process' in globalThis) && !('module' in globalThis),
    ),

  'no inline script and no evaluation of text': async (page) =>
    isDeepStrictEqual(await page.evaluate(tryCode), refusedCode),

  'nothing is loaded from elsewhere, and nothing sent there': async (page) => {
    const visits: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      visits.push(url);
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' });
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const found = await page.evaluate(tryLoading, `http://127.0.0.1:${port}`);
      return isDeepStrictEqual(found, refusedLoading) && visits.length === 0;
    } finally {
      server.close();
    }
  },

  'no new window': async (page) => {
    const [before, address] = [page.context().pages().length, page.url()];
    const opened = await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, {
        ...{ href: 'https://example.com/', target: '_blank', rel: 'opener' },
        ...{ id: 'attempt', textContent: 'Elsewhere' },
      });
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
      link.addEventListener('click', () => (link.title = 'clicked'));
      document.body.append(link);
      return window.open('about:blank') !== null;
    });
    const link = page.locator('#attempt');
    await link.click();
    await page.waitForTimeout(beginMs);
    const isClicked = (await link.getAttribute('title')) === 'clicked';
    await link.evaluate((element) => element.remove());
    const stays = page.url() === address && page.context().pages().length === before;
    return isClicked && stays && !opened;
  },

  'no navigation': async (page) => {
    const before = page.url();
    await page.evaluate(() => {
      location.href = 'https://example.com/';
    });
    await page.waitForTimeout(beginMs);
    return page.url() === before;
  },

  'no form post': async (page) => {
    const before = page.url();
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    });
    await page.waitForTimeout(beginMs);
    return page.url() === before;
  },

  'no meta refresh': async (page) => {
    const before = page.url();
    await page.evaluate(() => {
      const refresh = document.createElement('meta');
      refresh.httpEquiv = 'refresh';
      refresh.content = '0;url=https://example.com/';
      document.head.append(refresh);
    });
    await page.waitForTimeout(beginMs);
    return page.url() === before;
  },

  'no new window by a middle click': async (page) => {
    const before = page.context().pages().length;
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, {
        href: 'https://example.com/',
        target: '_blank',
        id: 'attempt',
        textContent: 'x',
      });
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
      document.body.append(link);
    });
    await page.locator('#attempt').click({ button: 'middle' });
    await page.waitForTimeout(beginMs);
    await page.locator('#attempt').evaluate((link) => link.remove());
    return page.context().pages().length === before;
  },

  'no dropped address': (page) =>
    isDropRefused(page, { items: [{ mimeType: 'text/uri-list', data: 'https://example.com/' }] }),

  'no dropped file': async (page) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-dropped-'));
    try {
      const file = join(folder, 'dropped.html');
      writeFileSync(file, '<title>Dropped</title>');
      return await isDropRefused(page, { items: [], files: [file] });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },

  'no bridge in a frame inside the page': async (page) => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const inner = page.frames().filter((frame) => frame !== page.mainFrame());
    const bridges = await Promise.all(inner.map((frame) => frame.evaluate(() => 'headroom' in globalThis)));
    return bridges.every((found) => !found);
  },

  'no microphone': async (page) => (await page.evaluate(tryDevices)).microphone === 'NotAllowedError',

  'no place': (page) =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          navigator.geolocation.getCurrentPosition(
            () => resolve(false),
            ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED),
          );
        }),
    ),

  // Before a person has chosen a device, the list of them is empty for any page: only the error tells.
  'no USB': async (page) => (await page.evaluate(tryDevices)).usb === 'SecurityError',

  // A page in the background is refused as well, whatever the kiosk allows.
  'no clipboard': async (page) => {
    await page.bringToFront();
    const isInFront = await page.evaluate(() => document.hasFocus());
    return isInFront && (await page.evaluate(tryDevices)).clipboard === 'NotAllowedError';
  },

  'no notifications': (page) =>
    page.evaluate(async () => (await Notification.requestPermission()) === 'denied'),

  'no file beside the page': (page) =>
    page.evaluate(async () => {
      const addresses = [
        '/../../package.json',
        '/%2e%2e/%2e%2e/package.json',
        '/photo/..%2f..%2fpackage.json',
      ];
      const answers = await Promise.all(addresses.map((address) => fetch(`app://headroom${address}`)));
      return answers.every((answer) => answer.status === 404);
    }),
};
