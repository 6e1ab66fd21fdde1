/** Attacks by a script that got into the page. Each is carried out, and must fail. */
import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tryDevices } from '../support/kiosk/try-devices.ts';
import { openWithShot } from './support/begun-order.ts';
import { startOrder } from './support/order.ts';
import { expect, test as base } from './support/test.ts';

/** A server outside the kiosk that records visitors. No test may cause a visit. */
const test = base.extend<{ readonly elsewhere: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  elsewhere: async ({}, use) => {
    const visitors: string[] = [];
    const server = createServer((request, response) => {
      visitors.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'access-control-allow-origin': '*' });
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(visitors, 'requests that left the kiosk').toEqual([]);
    server.closeAllConnections();
    server.close();
  },
});

// The attacks meet the browser that a person uses.
test.use({ wholeBrowser: true });

/** Puts an element into the page, and returns the policy's directive that refused its request. */
function refusalOf(
  page: Page,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Promise<string> {
  return page.evaluate(
    ([name, given, content]) =>
      new Promise<string>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective }) => resolve(effectiveDirective),
          {
            once: true,
          },
        );
        const element = document.createElement(name);
        try {
          for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
          element.textContent = content;
        } catch (error) {
          // Trusted Types refuse the assignment itself, and report it as well.
          if (!(error instanceof TypeError)) throw error;
        }
        document.body.append(element);
      }),
    [tag, attributes, text] as const,
  );
}

test('the page knows no Node, no cookie and no token, and runs only its own code', async ({ page }) => {
  const found = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', '__dirname'].filter((name) => name in globalThis),
    cookie: document.cookie,
    address: location.href,
  }));
  expect(found).toMatchObject({ node: [], cookie: '' });
  expect(found.address).not.toContain('token');

  expect(await refusalOf(page, 'script', {}, 'globalThis.broken = true')).toBe('require-trusted-types-for');
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  // In a task of its own, because code that the debugger evaluates is exempt from the policy.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            resolve(String(globalThis.eval('"ran"')));
          } catch (error) {
            resolve(error instanceof Error ? error.name : 'refused');
          }
        });
      }),
  );
  expect(evaluated).toBe('EvalError');
  expect(await refusalOf(page, 'style', {}, 'body { display: none }')).toBe('style-src-elem');
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
});

test('nothing is loaded from elsewhere, and nothing sent there', async ({ page, elsewhere }) => {
  expect(await refusalOf(page, 'img', { src: `${elsewhere}/pixel.svg` })).toBe('img-src');
  expect(await refusalOf(page, 'script', { src: `${elsewhere}/script.js` })).toBe(
    'require-trusted-types-for',
  );
  expect(await refusalOf(page, 'link', { rel: 'stylesheet', href: `${elsewhere}/style.css` })).toBe(
    'style-src-elem',
  );
  expect(await refusalOf(page, 'iframe', { src: `${elsewhere}/frame.html` })).toBe('frame-src');

  const outcomes = await page.evaluate(async (address) => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      directives.push(event.effectiveDirective),
    );
    const fetched = await fetch(`${address}/fetch`, { method: 'POST', body: 'x' }).then(
      () => 'sent',
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    );
    await import(`${address}/module.js`).catch(() => undefined);
    navigator.sendBeacon(`${address}/beacon`, 'x');
    new EventSource(`${address}/events`).addEventListener('message', () => undefined);
    const form = document.createElement('form');
    Object.assign(form, { action: `${address}/form`, method: 'post' });
    document.body.append(form);
    form.submit();
    // Reports come in tasks of their own, one for each of the five.
    while (directives.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    return { fetched, directives };
  }, elsewhere);
  expect(outcomes.fetched).toBe('TypeError');
  expect(outcomes.directives.toSorted()).toEqual([
    'connect-src',
    'connect-src',
    'connect-src',
    'form-action',
    'script-src-elem',
  ]);

  // No content security policy covers navigation. The fixture checks that there was no visit.
  const left = page.waitForEvent('requestfailed');
  await page.evaluate((address) => void (location.href = `${address}/leave?customer=Ada`), elsewhere);
  await left;
});

test('no markup is made from text, and no way to make it is open', async ({ page }) => {
  const refused = await page.evaluate(() => {
    const outcomeOf = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const { trustedTypes } = globalThis;
    return {
      markup: outcomeOf(() => (document.createElement('p').innerHTML = '<b>text</b>')),
      thread: outcomeOf(() => new Worker(URL.createObjectURL(new Blob([''])))),
      own: outcomeOf(() => trustedTypes?.createPolicy('own', { createScriptURL: (text) => text })),
      again: outcomeOf(() =>
        trustedTypes?.createPolicy('headroom-thread', { createScriptURL: (text) => text }),
      ),
      all: outcomeOf(() => trustedTypes?.createPolicy('default', { createScriptURL: (text) => text })),
    };
  });
  const name = 'TypeError';
  expect(refused).toEqual({ markup: name, thread: name, own: name, again: name, all: name });
});

test('pictures and calls are for this page only, and the photo route knows ids and no paths', async ({
  page,
  request,
}) => {
  await openWithShot(page);
  const source = await page.getByRole('img', { name: 'The shot as it was taken' }).getAttribute('src');
  const picture = new URL(source ?? '', page.url());
  expect((await page.request.get(picture.href)).status()).toBe(200);
  expect((await request.get(picture.href)).status(), 'without the cookie').toBe(401);
  const headers = { origin: 'http://photos.example' };
  expect((await page.request.post(`${picture.origin}/call/desk`, { headers })).status()).toBe(403);

  for (const path of ['../package.json', '..%2f..%2fpackage.json', '/etc/passwd', 'C:%5cx', '%00', 'img_0']) {
    const { status, body } = await page.evaluate(async (address) => {
      const response = await fetch(address);
      return { status: response.status, body: await response.text() };
    }, `${picture.origin}/photo/${path}`);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(body, path).not.toContain('headroom');
  }
});

test('no other page may frame the kiosk, and a window that it opens has no way back', async ({
  page,
  context,
}) => {
  const kiosk = new URL(page.url()).origin;
  await context.route('http://thief.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${kiosk}/"></iframe>` }),
  );
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('http://thief.example/'));
  const thief = await opened;
  // Chromium shows its own error page in place of a page that may not be framed.
  await expect
    .poll(() => thief.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(
    await thief.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer })),
  ).toEqual({
    opener: null,
    referrer: '',
  });
});

test('a name that is markup is shown as the text that it is', async ({ page }) => {
  await startOrder(page);
  const name = '<img src=x onerror="globalThis.broken=true"><b>Bold</b>';
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /^Choose the document/ }).click();
  await expect(page.getByRole('complementary', { name: 'About this order' })).toContainText(name);
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
});

test('no device, place or clipboard of the computer is open to the page, without any question', async ({
  page,
  context,
}) => {
  // Playwright's permission for the camera refuses everything else, whatever the kiosk's header says.
  await context.clearPermissions();
  expect(await page.evaluate(tryDevices)).toEqual({
    // No header refuses them: Chromium would ask a person.
    notifications: 'default',
    microphone: 'NotAllowedError',
    screen: 'NotAllowedError',
    clipboard: 'NotAllowedError',
    usb: 'SecurityError',
    place: 'denied',
  });
});

test('no middle click, dropped file or dropped address leads away, and a meta refresh sends no request', async ({
  page,
  context,
  elsewhere,
}) => {
  const before = page.url();
  const link = await page.evaluateHandle((address) => {
    const made = Object.assign(document.createElement('a'), {
      href: `${address}/link`,
      textContent: 'Elsewhere',
    });
    // Above the kiosk's own screen, so that the click meets it.
    Object.assign(made.style, { position: 'fixed', zIndex: 9 });
    made.addEventListener('auxclick', () => (made.title = 'clicked'));
    document.body.prepend(made);
    return made;
  }, elsewhere);
  await link.click({ button: 'middle' });
  expect(await link.getAttribute('title')).toBe('clicked');

  const refused = await page.evaluate((address) => {
    return ['text/uri-list', 'text/plain'].map((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData(type, `${address}/dropped`);
      dataTransfer.items.add(new File(['<script>'], 'dropped.html', { type: 'text/html' }));
      const sent = ['dragenter', 'dragover', 'drop'].map((name) =>
        document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })),
      );
      return sent.at(-1) === false;
    });
  }, elsewhere);
  expect(refused).toEqual([true, true]);
  // A tab that the click had opened would be there by then.
  await page.waitForTimeout(500);
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toBe(before);

  await page.evaluate((address) => {
    const refresh = { httpEquiv: 'refresh', content: `0;url=${address}/refresh` };
    document.head.append(Object.assign(document.createElement('meta'), refresh));
  }, elsewhere);
  // The page is lost: Chromium shows its own error page for an address that it may not reach.
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
});
