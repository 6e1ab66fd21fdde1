import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenOnBoth } from '../../../electron/browser/customer-server.ts';
import { serveBrowser } from '../../../electron/browser/server.ts';
import type { CustomerScreen } from '../../../electron/customer-screen/customer-screen.ts';
import type { Kiosk } from '../../../electron/kiosk.ts';
import type { CustomerScreenView, ShownState } from '../../../shared/customer-screen.ts';
import { customerScreenWith, shownPhoto } from '../../support/kiosk/customer-screens.ts';
import { connectClient } from '../../support/kiosk/kiosk-client.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { hasIpv6Loopback } from '../../support/loopback.ts';

const imageId = `img_${'a'.repeat(32)}`;

let screen: CustomerScreen;
let told: CustomerScreenView[];
let dispatch: ReturnType<typeof vi.fn<Kiosk['dispatch']>>;
let staffAddress: string;

beforeEach(async () => {
  const pageDir = join(tempFolder(), 'page');
  await mkdir(join(pageDir, 'assets'), { recursive: true });
  await writeFile(join(pageDir, 'index.html'), '<title>The kiosk</title>');
  await writeFile(join(pageDir, 'customer.html'), '<html lang="en"><title>For the customer</title>');
  await writeFile(join(pageDir, 'assets', 'app.js'), 'export {};');
  told = [];
  screen = customerScreenWith({ changed: (view) => told.push(view) });
  dispatch = vi.fn<Kiosk['dispatch']>().mockResolvedValue({ ok: true, value: null });
  const kiosk = {
    dispatch,
    photo: () => Promise.resolve({ mime: 'image/jpeg', bytes: new Uint8Array([9]) }),
    customerScreen: screen,
    language: () => 'pl' as const,
    on: () => () => undefined,
  };
  const host = await serveBrowser({ kiosk, port: 0, pageDir });
  staffAddress = host.newAddress();
  onTestFinished(async () => {
    screen.close();
    await host.close();
  });
});

/** Opens the customer's tab with a session. */
async function customer() {
  const { origin, cookie } = await connectClient(screen.newAddress() ?? '');
  const ask = (path: string, method: 'GET' | 'POST' = 'GET'): Promise<Response> =>
    fetch(origin + path, { method, headers: method === 'POST' ? { cookie, origin } : { cookie } });
  const shown = async (): Promise<ShownState> => (await (await ask('/feed/0')).json()) as ShownState;
  return { origin, cookie, ask, shown };
}

/** Sends a request like a browser's, with headers that `fetch` does not let a test set. */
function raw(
  port: string,
  path: string,
  method: string,
  headers: Record<string, string>,
  address = '127.0.0.1',
): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: address, port, path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}

describe('the customer’s tab', () => {
  it('has another origin and another host name than the kiosk', () => {
    const address = new URL(screen.newAddress() ?? '');
    expect(address.hostname).toBe('localhost');
    expect(address.port).not.toBe(new URL(staffAddress).port);
  });

  it.runIf(hasIpv6Loopback)(
    'is served by the kiosk on both addresses of its name, so that no other program can answer on one',
    async () => {
      const { cookie, origin } = await customer();
      const { port, host } = new URL(origin);
      for (const address of ['127.0.0.1', '::1']) {
        expect(await raw(port, '/', 'GET', { host, cookie }, address)).toBe(200);
      }
    },
  );

  it.runIf(hasIpv6Loopback)('takes another port when a program holds one of the two addresses', async () => {
    const [other, ipv4, ipv6] = [createServer(), createServer(), createServer()];
    onTestFinished(() => [other, ipv4, ipv6].forEach((server) => server.close()));
    const listens = vi.spyOn(ipv4, 'listen');
    // Another program takes the first free port on the other address, just before the kiosk requests it there.
    const original = ipv6.listen.bind(ipv6);
    vi.spyOn(ipv6, 'listen').mockImplementationOnce(((port: number, address: string, done: () => void) => {
      other.listen(port, '::1', () => original(port, address, done));
      return ipv6;
    }) as never);

    const port = await listenOnBoth(ipv4, ipv6);

    expect(listens).toHaveBeenCalledTimes(2);
    expect((other.address() as AddressInfo).port).not.toBe(port);
    expect([ipv4, ipv6].map((server) => (server.address() as AddressInfo).port)).toEqual([port, port]);
  });

  it('gets its own page and its files', async () => {
    const { ask } = await customer();
    const page = await ask('/');
    expect(await page.text()).toBe('<html lang="pl"><title>For the customer</title>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await ask('/assets/app.js')).status).toBe(200);
  });

  it('receives the scene and its picture, and can send its answer', async () => {
    const { ask, shown } = await customer();
    screen.show({ kind: 'approval', language: null, ...shownPhoto });
    const { n, scene } = await shown();
    expect(scene).toMatchObject({ kind: 'approval', documentName: 'UK passport' });
    const picture = await ask(`/picture/${n}`);
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('cache-control'),
    ]).toEqual([200, 'image/jpeg', 'no-store']);
    expect((await ask(`/word/${n}/fine`, 'POST')).status).toBe(204);
    expect(told.at(-1)?.said).toEqual({ photoId: shownPhoto.photoId, word: 'fine' });
  });

  it('is reported as gone when it is closed', async () => {
    const { cookie, origin, shown } = await customer();
    const { version } = await shown();
    const closes = new AbortController();
    const waiting = fetch(`${origin}/feed/${version}`, { headers: { cookie }, signal: closes.signal });
    await eventually(() => expect(told.at(-1)?.connected).toBe(true));
    closes.abort();
    await expect(waiting).rejects.toThrow();
    await eventually(() => expect(told.at(-1)?.connected).toBe(false));
  });
});

describe('attacks from the customer’s tab', () => {
  it.each([
    ['GET', '/index.html'],
    ['GET', `/photo/${imageId}`],
    ['GET', `/photo/${imageId}/small`],
    ['GET', '/events'],
    ['GET', '/call/desk'],
    ['POST', '/call/desk'],
    ['POST', '/call/settings'],
    ['POST', '/'],
    ['GET', '/picture/1'],
    ['GET', '/picture/999'],
    ['GET', '/assets/..%2f..%2fsecret.txt'],
  ] as const)('%s %s is not there', async (method, path) => {
    const { ask } = await customer();
    screen.show({ kind: 'idle' });
    expect((await ask(path, method)).status).toBe(404);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('its cookie opens nothing on the kiosk’s server', async () => {
    const { cookie } = await customer();
    const { host, port } = new URL(staffAddress);
    const own = { host, origin: `http://${host}`, cookie };
    expect(await raw(port, '/call/desk', 'POST', own)).toBe(401);
    expect(await raw(port, `/photo/${imageId}`, 'GET', own)).toBe(401);
    expect(await raw(port, '/events', 'GET', own)).toBe(401);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('even with staff’s cookie, its origin and host name are refused by the kiosk', async () => {
    const staff = await connectClient(staffAddress);
    const { origin } = await customer();
    const { host, port } = new URL(staffAddress);
    const { cookie } = staff;
    expect(await raw(port, '/call/desk', 'POST', { host, origin, cookie })).toBe(403);
    const byName = { host: `localhost:${port}`, origin: `http://localhost:${port}`, cookie };
    expect(await raw(port, '/call/desk', 'POST', byName)).toBe(403);
    expect(await raw(port, `/photo/${imageId}`, 'GET', { host: `localhost:${port}`, cookie })).toBe(403);
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('without its own session it gets nothing, and staff’s session does not count', async () => {
    const staff = await connectClient(staffAddress);
    const { port } = new URL(screen.newAddress() ?? '');
    const host = `localhost:${port}`;
    const tries = ['/', '/customer.html', '/feed/0', '/picture/1'];
    const statuses = await Promise.all(
      tries.map((path) => raw(port, path, 'GET', { host, cookie: staff.cookie })),
    );
    expect(statuses).toEqual([401, 401, 401, 401]);
    expect(await raw(port, '/word/1/fine', 'POST', { host, origin: `http://${host}` })).toBe(401);
  });

  it.each([
    ['another site', 'http://evil.example'],
    ['the kiosk’s own origin', 'http://127.0.0.1:1'],
  ])('%s cannot send the customer’s answer', async (_who, origin) => {
    const { cookie, shown, origin: own } = await customer();
    screen.show({ kind: 'approval', language: null, ...shownPhoto });
    const { n } = await shown();
    const { host, port } = new URL(own);
    expect(await raw(port, `/word/${n}/fine`, 'POST', { host, origin, cookie })).toBe(403);
    expect(told.at(-1)?.said).toBeNull();
  });
});
