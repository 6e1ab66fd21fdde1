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

  'no meta refresh': async (page) => {
    const before = page.url();
    await page.evaluate(() => {
      const refresh = document.createElement('meta');
      refresh.httpEquiv = 'refresh';
      refresh.content = '0;url=https://example.com/';
      document.head.append(refresh);
    });
    await page.waitForTimeout(500);
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
    await page.waitForTimeout(500);
    await page.locator('#attempt').evaluate((link) => link.remove());
    return page.context().pages().length === before;
  },

  'no dropped address': async (page) => {
    const before = page.url();
    const isOpen = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/uri-list', 'https://example.com/');
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return document.body.dispatchEvent(drop);
    });
    await page.waitForTimeout(500);
    return !isOpen && page.url() === before;
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

  'no USB': (page) =>
    page.evaluate(() => {
      const { usb } = navigator as unknown as { usb: { getDevices(): Promise<readonly unknown[]> } };
      return usb.getDevices().then(
        (devices) => devices.length === 0,
        () => true,
      );
    }),

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
