import { encode } from '@msgpack/msgpack';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { serveBrowser, type BrowserHost } from '../../../electron/browser/server.ts';
import type { Language } from '../../../shared/language/languages.ts';
import type { Kiosk, KioskListener } from '../../../electron/kiosk.ts';
import { connectClient } from '../../support/kiosk/kiosk-client.ts';
import { quietCustomerScreen } from '../../support/kiosk/customer-screens.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

const imageId = `img_${'a'.repeat(32)}`;

/** Only the parts of a kiosk that the host needs; any other access fails. */
function smallKiosk(): Pick<Kiosk, 'dispatch' | 'photo' | 'customerScreen' | 'language' | 'on'> & {
  /** The language that the kiosk answers with. */
  chosen: Language | null;
  tell: KioskListener;
  asked: unknown[];
  /** The ids of the photos that it was asked for. */
  photosAsked: string[];
} {
  const listeners = new Set<KioskListener>();
  const asked: unknown[] = [];
  const photosAsked: string[] = [];
  return {
    ...{ asked, photosAsked },
    chosen: null,
    language() {
      return this.chosen;
    },
    customerScreen: quietCustomerScreen(),
    dispatch: (name, sender, args) => {
      asked.push({ name, sender, args });
      return Promise.resolve({ ok: true, value: { bytes: new Uint8Array([1, 2, 3]) } });
    },
    photo: (id, size) => {
      photosAsked.push(id);
      return Promise.resolve(
        id === imageId
          ? { mime: size === 'full' ? 'image/png' : 'image/jpeg', bytes: new Uint8Array([9]) }
          : null,
      );
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (name, payload) => {
      for (const listener of listeners) listener(name, payload);
    },
  };
}

let kiosk: ReturnType<typeof smallKiosk>;
let host: BrowserHost;
let origin: string;
let spent: string[];

beforeEach(async () => {
  const pageDir = join(tempFolder(), 'page');
  await mkdir(join(pageDir, 'assets'), { recursive: true });
  await writeFile(join(pageDir, 'index.html'), '<!doctype html><html lang="en"><title>Headroom</title>');
  await writeFile(join(pageDir, 'assets', 'app.js'), 'export {};');
  await writeFile(join(pageDir, '..', 'secret.txt'), 'not for the page');
  kiosk = smallKiosk();
  spent = [];
  host = await serveBrowser({ kiosk, port: 0, pageDir, onAddressSpent: (visit) => spent.push(visit) });
  onTestFinished(() => host.close());
  origin = `http://127.0.0.1:${host.port}`;
});

/** Sends a request with headers that `fetch` does not let a test set. */
function raw(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: host.port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

describe('the browser host', () => {
  it('lets a page in once by the address that it printed', async () => {
    const address = host.newAddress();
    const first = await fetch(address, { redirect: 'manual' });
    const second = await fetch(address, { redirect: 'manual' });
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict$/);
    // When another page's link opened a page, its strict cookie is sent only from the page's own next step on.
    expect([first.status, first.headers.get('refresh')]).toEqual([200, '0; url=/']);
    expect(second.status).toBe(401);
    expect(await second.text()).toContain('Copy the newest one from the terminal');
  });

  it('sends the page at once when a person typed the address', async () => {
    const { host: name, pathname, search } = new URL(host.newAddress());
    expect(await raw(pathname + search, { host: name, 'sec-fetch-site': 'none' })).toBe(200);
  });

  it('logs that an address was used, and that a used one was tried again, but no guesses', async () => {
    const address = host.newAddress();
    await fetch(`${origin}/?token=guess`);
    expect(spent).toEqual([]);
    await fetch(address);
    await fetch(address);
    expect(spent).toEqual(['let-in', 'spent']);
  });

  it('shows nothing without a session', async () => {
    const statuses = await Promise.all(
      ['/', '/index.html', '/assets/app.js', `/photo/${imageId}`, '/events', '/?token=guess'].map(
        async (path) => (await fetch(origin + path)).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('serves the page under its content security policy', async () => {
    const { cookie } = await connectClient(host.newAddress());
    const page = await fetch(`${origin}/`, { headers: { cookie } });
    expect(await page.text()).toContain('Headroom');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '//',
    '///',
    '//etc/passwd',
    '/%',
    '/%ff',
    '/assets',
    '/assets/',
    '/\\',
    '/photo/',
    '/photo/%',
    '/assets/..%5c..%5csecret.txt',
    '/photo/..%2f..%2fsecret.txt',
    '/photo/%00',
    String.raw`/photo/\\host\share\file.jpg`,
    '/photo/%5c%5chost%5cshare%5cfile.jpg',
  ])('has no file behind %s', async (path) => {
    const { cookie } = await connectClient(host.newAddress());
    const status = await raw(path, { cookie, host: `127.0.0.1:${host.port}` });
    expect([400, 404]).toContain(status);
    expect(kiosk.photosAsked).toEqual([]);
  });

  it('carries calls and their bytes both ways', async () => {
    const client = await connectClient(host.newAddress());
    const answer = await client.call('findOrders', { text: 'Ada' });
    expect(answer).toEqual({ bytes: new Uint8Array([1, 2, 3]) });
    expect(kiosk.asked).toEqual([{ name: 'findOrders', sender: { trusted: true }, args: { text: 'Ada' } }]);
  });

  it('shows a photo by its id, and nothing for an unknown id', async () => {
    const { cookie } = await connectClient(host.newAddress());
    const known = await fetch(`${origin}/photo/${imageId}`, { headers: { cookie } });
    const small = await fetch(`${origin}/photo/${imageId}/small`, { headers: { cookie } });
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const unknown = await fetch(`${origin}/photo/img_${'b'.repeat(32)}`, { headers: { cookie } });
    expect([known.status, known.headers.get('content-type'), unknown.status]).toEqual([
      200,
      'image/png',
      404,
    ]);
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a name that was pointed here', { host: 'evil.example' }],
    ['no origin at all', {}],
  ])('refuses a call from %s, even with the session', async (_who, headers) => {
    const { cookie } = await connectClient(host.newAddress());
    const own = { host: `127.0.0.1:${host.port}`, cookie };
    const status = await raw(
      '/call/desk',
      { ...own, ...headers, 'content-type': 'application/msgpack' },
      'POST',
    );
    expect(status).toBe(403);
    expect(kiosk.asked).toEqual([]);
  });

  it('refuses a body that is not MessagePack without calling the kiosk', async () => {
    const { cookie } = await connectClient(host.newAddress());
    const headers = { cookie, origin, 'content-type': 'text/plain' };
    const text = await fetch(`${origin}/call/desk`, { method: 'POST', headers, body: 'hello' });
    expect(text.status).toBe(415);
    const broken = await fetch(`${origin}/call/desk`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/msgpack' },
      body: Buffer.from(encode({ text: 'cut' })).subarray(0, 4),
    });
    expect(broken.status).toBe(400);
    expect(kiosk.asked).toEqual([]);
  });

  it('pushes events to a page that listens', async () => {
    const { cookie } = await connectClient(host.newAddress());
    const stream = await fetch(`${origin}/events`, { headers: { cookie } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const orderId = `ord_${'1'.repeat(32)}` as const;
    kiosk.tell('orderChanged', { orderId });
    const event = await reader?.read();
    expect(event?.value).toBe(`event: orderChanged\ndata: {"orderId":"${orderId}"}\n\n`);
    await reader?.cancel();
  });
});

describe('the language of the page', () => {
  const pageFor = async (accepted: string): Promise<string> => {
    const { cookie } = await connectClient(host.newAddress());
    return (await fetch(`${origin}/`, { headers: { cookie, 'accept-language': accepted } })).text();
  };

  it.each([
    ['uk-UA, pl;q=0.8, en;q=0.5', 'pl'],
    ['ja', 'en'],
  ])(
    'is the first of the browser’s that Headroom speaks while nobody has chosen one: %s',
    async (accepted, marked) => {
      expect(await pageFor(accepted)).toContain(`<html lang="${marked}">`);
    },
  );

  it('is the studio’s, whatever the browser asks for', async () => {
    kiosk.chosen = 'fr';
    expect(await pageFor('pl')).toContain('<html lang="fr">');
  });
});
