import type { Session } from 'electron';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serveCustomer } from '../../../electron/desktop/customer-protocol.ts';
import type { ShownState } from '../../../shared/customer-screen.ts';
import { customerScreenWith, shownPhoto } from '../../support/kiosk/customer-screens.ts';
import { strictDouble } from '../../support/kiosk/electron-double.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { logDouble } from './log-double.ts';

const imageId = `img_${'0123456789abcdef'.repeat(2)}`;

let pageDir: string;
beforeEach(async () => {
  pageDir = join(tempFolder(), 'renderer');
  await mkdir(pageDir);
  await writeFile(join(pageDir, 'customer.html'), '<html lang="en"><title>For the customer</title>');
  await writeFile(join(pageDir, 'index.html'), '<title>The kiosk</title>');
  await writeFile(join(pageDir, '..', 'secret.txt'), 'secret');
});

function served(options: Parameters<typeof customerScreenWith>[0] = {}) {
  const screen = customerScreenWith(options);
  const handle = vi.fn<(scheme: string, handler: (request: object) => Promise<Response>) => void>();
  const session = strictDouble<Session>('session', { protocol: { handle } });
  const log = logDouble();
  serveCustomer(session, screen.page, { dir: pageDir, language: () => 'pl' }, log);
  const [scheme, handler] = handle.mock.calls[0] ?? [];
  expect(scheme).toBe('app');
  const ask = async (address: string, method = 'GET'): Promise<Response> =>
    (await handler?.({ url: address, method, signal: new AbortController().signal })) ?? Response.error();
  return { screen, ask, log };
}

describe('the customer’s page on the desktop', () => {
  it('is served under the kiosk’s policy', async () => {
    const response = await served().ask('app://customer/customer.html');
    expect(await response.text()).toBe('<html lang="pl"><title>For the customer</title>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('receives the scene and its picture, and can send its answer', async () => {
    const { screen, ask } = served();
    screen.show({ kind: 'approval', language: null, ...shownPhoto });
    const feed = await ask('app://customer/feed/0');
    expect(feed.headers.get('cache-control')).toBe('no-store');
    const { n } = (await feed.json()) as ShownState;
    const picture = await ask(`app://customer/picture/${n}`);
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]);
    expect(picture.headers.get('cache-control')).toBe('no-store');
    expect((await ask(`app://customer/word/${n}/again`, 'POST')).status).toBe(204);
    expect(screen.view().said).toEqual({ photoId: shownPhoto.photoId, word: 'again' });
  });

  it.each([
    `app://headroom/photo/${imageId}`,
    'app://headroom/index.html',
    `app://customer/photo/${imageId}`,
    `app://customer/photo/${imageId}/small`,
    'app://customer/index.html',
    'app://customer/',
    'app://customer/../secret.txt',
    'app://customer/%2e%2e/secret.txt',
    'app://customer/picture/1',
    'app://customer/missing.js',
    'app://customer.example/customer.html',
  ])('finds nothing at %s', async (address) => {
    const response = await served().ask(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });

  it.each(['app://customer/call/desk', 'app://customer/customer.html', 'app://customer/feed/0'])(
    'can post nothing to %s',
    async (address) => {
      expect((await served().ask(address, 'POST')).status).toBe(405);
    },
  );

  it('is not told why a picture could not be read', async () => {
    const { screen, ask, log } = served({
      picture: () => Promise.reject(new Error('/data/vault/7 is damaged')),
    });
    screen.show({ kind: 'approval', language: null, ...shownPhoto });
    const response = await ask('app://customer/picture/1');
    expect([response.status, await response.text()]).toEqual([500, '']);
    expect(log.lines.join()).not.toContain('/data/vault');
  });
});
