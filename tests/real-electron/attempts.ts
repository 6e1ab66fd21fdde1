import type { Page } from '@playwright/test';

/**
 * Attacks of a hostile page, carried out in the real page. Each returns true when it was stopped. They are passed to
 * the page as the text of functions, so each must be self-contained.
 */
export const attempts: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  'no Node in the page': (page) =>
    page.evaluate(
      () => !('require' in globalThis) && !('process' in globalThis) && !('module' in globalThis),
    ),

  'no evaluation of text': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.hijacked = true';
      document.body.append(script);
      return !('hijacked' in globalThis);
    }),

  'no request to anywhere': (page) =>
    page.evaluate(() =>
      fetch('https://example.com/').then(
        () => false,
        () => true,
      ),
    ),

  'no new window': (page) => page.evaluate(() => window.open('about:blank') === null),

  'no navigation': async (page) => {
    const before = page.url();
    await page.evaluate(() => {
      location.href = 'https://example.com/';
    });
    await page.waitForTimeout(500);
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
    await page.waitForTimeout(500);
    return page.url() === before;
  },

  'no bridge in a frame inside the page': async (page) => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    const inner = page.frames().filter((frame) => frame !== page.mainFrame());
    const bridges = await Promise.all(inner.map((frame) => frame.evaluate(() => 'headroom' in globalThis)));
    return bridges.every((found) => !found);
  },

  'no microphone': (page) =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => false,
        () => true,
      ),
    ),

  'no clipboard': (page) =>
    page.evaluate(() =>
      navigator.clipboard.readText().then(
        () => false,
        () => true,
      ),
    ),

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
