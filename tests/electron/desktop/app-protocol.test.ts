import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAppScheme, routeOf, serveApp } from '../../../electron/desktop/app-protocol.ts';
import { contentSecurityPolicy } from '../../../electron/page-policy.ts';
import type { Language } from '../../../shared/language/languages.ts';
import { forgetAll, tell } from '../../support/kiosk/electron-double.ts';
import { logDouble } from './log-double.ts';

vi.mock('electron', async () => (await import('../../support/kiosk/electron-double.ts')).electronDouble);

const imageId = `img_${'0123456789abcdef'.repeat(2)}`;

describe('an address of the page', () => {
  it.each([
    ['app://headroom/', '/page/index.html'],
    ['app://headroom/index.html', '/page/index.html'],
    ['app://headroom/index.html?x=../../etc/passwd#/order', '/page/index.html'],
    ['app://headroom/assets/index-B_x9-a.js', '/page/assets/index-B_x9-a.js'],
  ])('%s is the file %s', (address, path) => {
    expect(routeOf(address, '/page')).toEqual({ kind: 'file', path });
  });

  it('with an image’s id is a photo', () => {
    expect(routeOf(`app://headroom/photo/${imageId}`, '/page')).toEqual({
      kind: 'photo',
      imageId,
      size: 'full',
    });
    expect(routeOf(`app://headroom/photo/${imageId}/small`, '/page')).toEqual({
      kind: 'photo',
      imageId,
      size: 'small',
    });
  });

  it.each([
    'app://headroom/../secret',
    'app://headroom/assets/../../secret',
    'app://headroom/./index.html',
    'app://headroom/assets//index.js',
    'app://headroom//etc/passwd',
    'app://headroom/%2e%2e/secret',
    'app://headroom/%2E%2E%2Fsecret',
    'app://headroom/..%2fsecret',
    'app://headroom/%252e%252e/secret',
    'app://headroom/%00',
    'app://headroom/index.html\0.png',
    'app://headroom/..\\secret',
    'app://headroom/assets\\..\\..\\secret',
    'app://headroom/\\\\server\\share\\x',
    'app://headroom//server/share/x',
    'app://headroom/C:/Windows/win.ini',
    'app://headroom/C:\\Windows\\win.ini',
    'app://headroom/file:///etc/passwd',
    'app://headroom/.env',
    'app://headroom/assets/.hidden',
    'app://headroom',
    'app://headroom.example/index.html',
    'app://headroom@example/index.html',
    'app://headroom:80/index.html',
    'app://other/index.html',
    'file:///etc/passwd',
    '',
  ])('%j is refused', (address) => {
    expect(routeOf(address, '/page')).toEqual({ kind: 'refused' });
  });

  it.each([
    'photo/',
    'photo/../index.html',
    `photo/${imageId}/`,
    `photo/${imageId}/large`,
    `photo/${imageId}/small/`,
    `photo/${imageId}/small/../../index.html`,
    `photo/${imageId}.jpg`,
    `photo/${imageId}%00`,
    `photo/${imageId}\n`,
    `photo//${imageId}`,
    `photo/${imageId.toUpperCase()}`,
    `photo/${imageId}0`,
    `photo/pho_${'0'.repeat(32)}`,
    'photo/%2e%2e%2fkey',
    'photo/..\\..\\key',
    'photo/\\\\server\\share',
    'photo//etc/passwd',
  ])('%j is no photo', (path) => {
    expect(routeOf(`app://headroom/${path}`, '/page')).toEqual({ kind: 'refused' });
  });
});

describe('the app scheme', () => {
  let dir = '';
  const photo = vi.fn<(id: string, size: string) => Promise<{ mime: string; bytes: Uint8Array } | null>>();
  const language = vi.fn<() => Language>();
  const log = logDouble();

  beforeEach(async () => {
    forgetAll();
    photo.mockReset();
    language.mockReset().mockReturnValue('en');
    dir = await mkdtemp(join(tmpdir(), 'headroom-page-'));
    await mkdir(join(dir, 'renderer'));
    await writeFile(join(dir, 'renderer', 'index.html'), '<!doctype html><html lang="en">');
    await writeFile(join(dir, 'secret.txt'), 'secret');
  });
  afterEach(() => rm(dir, { recursive: true }));

  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const handle = vi.fn<(scheme: string, handler: (request: object) => Promise<Response>) => void>();
    tell('protocol', { handle });
    serveApp({ photo }, { dir: join(dir, 'renderer'), language }, log);
    const [scheme, handler] = handle.mock.calls[0] ?? [];
    expect(scheme).toBe('app');
    return (await handler?.({ url: address, method: init.method ?? 'GET' })) ?? Response.error();
  };

  it('marks the page with the language of the screens', async () => {
    language.mockReturnValue('pl');
    for (const address of ['app://headroom/', 'app://headroom/index.html'])
      expect(await (await ask(address)).text()).toBe('<!doctype html><html lang="pl">');
  });

  it('is registered with its own origin and fetch, and bypasses no policy', () => {
    const registerSchemesAsPrivileged = vi.fn();
    tell('protocol', { registerSchemesAsPrivileged });
    registerAppScheme();
    expect(registerSchemesAsPrivileged.mock.calls).toEqual([
      [
        [
          {
            scheme: 'app',
            privileges: {
              standard: true,
              secure: true,
              supportFetchAPI: true,
              stream: true,
              codeCache: true,
              bypassCSP: false,
              corsEnabled: false,
              allowServiceWorkers: false,
              allowExtensions: false,
            },
          },
        ],
      ],
    ]);
  });

  it('serves the page under its policy', async () => {
    const response = await ask('app://headroom/');
    expect(await response.text()).toBe('<!doctype html><html lang="en">');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves a photo by id and keeps it out of the cache', async () => {
    photo.mockResolvedValue({ mime: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) });
    const response = await ask(`app://headroom/photo/${imageId}`);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff]);
    expect(photo.mock.calls).toEqual([[imageId, 'full']]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers “not found” for the id of a deleted photo', async () => {
    photo.mockResolvedValue(null);
    expect((await ask(`app://headroom/photo/${imageId}`)).status).toBe(404);
  });

  it.each(['app://headroom/missing.js', 'app://headroom/../secret.txt', 'app://headroom/%2e%2e/secret.txt'])(
    'answers “not found” for %s',
    async (address) => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
      expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy);
    },
  );

  it('answers “not found” for a folder', async () => {
    await mkdir(join(dir, 'renderer', 'assets'));
    expect((await ask('app://headroom/assets')).status).toBe(404);
  });

  it('refuses any other method', async () => {
    expect((await ask('app://headroom/', { method: 'POST' })).status).toBe(405);
  });

  it('does not say why the vault failed', async () => {
    photo.mockRejectedValue(new Error('/data/vault/0123 is damaged'));
    const response = await ask(`app://headroom/photo/${imageId}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    expect(log.lines.join()).not.toContain('/data/vault');
  });
});
