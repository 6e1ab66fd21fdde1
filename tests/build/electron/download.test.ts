import { EventEmitter, once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { downloadElectron } from '../../../build/electron/download.ts';
import {
  archive,
  copyElectronPackage,
  sendArchive,
  startMirror,
} from '../../support/kiosk/electron-mirror.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';

let folder: string;
let cache: string;
let stopping: AbortController;
/** Emits `request` with the response that the mirror can send, and `piece` when the program has received bytes. */
let events: EventEmitter;

beforeEach(() => {
  const temp = tempFolder();
  folder = copyElectronPackage(temp);
  cache = join(temp, 'cache');
  stopping = new AbortController();
  events = new EventEmitter();
  vi.stubEnv('electron_config_cache', cache);
  return () => void vi.unstubAllEnvs();
});

function download(mirror: string): Promise<string | null> {
  vi.stubEnv('npm_config_electron_mirror', mirror);
  return downloadElectron({
    folder,
    stopped: stopping.signal,
    onStart: () => undefined,
    onProgress: () => events.emit('piece'),
  });
}

const archivesInCache = (): string[] =>
  existsSync(cache)
    ? readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'))
    : [];

/** Starts a mirror whose answers the test sends, and lets the test advance the program's clock. */
async function mirrorByHand() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const mirror = await startMirror((_request, response) => events.emit('request', response));
  const answer = async (): Promise<ServerResponse> => {
    const [response] = (await once(events, 'request')) as [ServerResponse];
    return response;
  };
  return { mirror, answer };
}

async function sendPiece(response: ServerResponse, piece: Uint8Array): Promise<void> {
  const arrived = once(events, 'piece');
  response.write(piece);
  await arrived;
}

it('stores the archive in the cache, and does not download it again', async () => {
  const mirror = await startMirror(sendArchive);
  expect(await download(mirror.url)).toBeNull();
  expect(await download(mirror.url)).toBeNull();
  expect(mirror.asked).toHaveLength(1);
  expect(archivesInCache()).toHaveLength(1);
});

it('waits as long as bytes arrive', async () => {
  const { mirror, answer } = await mirrorByHand();
  const outcome = download(mirror.url);
  const response = await answer();
  response.setHeader('content-length', archive.length);
  for (let from = 0; from < archive.length; from += 20_000) {
    await sendPiece(response, archive.subarray(from, from + 20_000));
    vi.advanceTimersByTime(4_900);
  }
  response.end();
  expect(await outcome).toBeNull();
});

it('treats a redirect as a sign of life', async () => {
  const { mirror, answer } = await mirrorByHand();
  const outcome = download(mirror.url);
  const first = await answer();
  vi.advanceTimersByTime(4_900);
  const second = answer();
  first.writeHead(302, { location: '/elsewhere' }).end();
  const response = await second;
  vi.advanceTimersByTime(4_900);
  response.setHeader('content-length', archive.length).end(archive);
  expect(await outcome).toBeNull();
});

it('gives up a mirror that accepts the request and sends nothing for five seconds', async () => {
  const { mirror, answer } = await mirrorByHand();
  const outcome = download(mirror.url);
  await answer();
  vi.advanceTimersByTime(5_000);
  expect(await outcome).toBe(`${mirror.host} sent nothing for 5 seconds`);
});

it('gives up a mirror that stops in the middle, and keeps no part of the file', async () => {
  const { mirror, answer } = await mirrorByHand();
  const outcome = download(mirror.url);
  const response = await answer();
  response.setHeader('content-length', archive.length);
  await sendPiece(response, archive.subarray(0, 20_000));
  vi.advanceTimersByTime(5_000);
  expect(await outcome).toBe(`${mirror.host} sent nothing for 5 seconds`);
  expect(archivesInCache()).toEqual([]);
});

it('refuses a file with another checksum', async () => {
  const changed = archive.with(50_000, (archive[50_000] ?? 0) ^ 1);
  const mirror = await startMirror((_request, response) => response.end(changed));
  expect(await download(mirror.url)).toBe(`the file from ${mirror.host} has a wrong checksum`);
  expect(archivesInCache()).toEqual([]);
});

it('reports that no server answers at the address', async () => {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  expect(await download(`http://127.0.0.1:${port}/`)).toBe(
    `the connection to 127.0.0.1:${port} failed (ECONNREFUSED)`,
  );
});

it('reports what the mirror sent instead of the file', async () => {
  const mirror = await startMirror((_request, response) => response.writeHead(404).end());
  expect(await download(mirror.url)).toBe(`${mirror.host} answered with status 404`);
});

it('does not show a mirror’s password', async () => {
  expect(await download('http://ada:canary@127.0.0.1:9/')).not.toContain('canary');
});

it('stops when the user stops the program', async () => {
  const { mirror, answer } = await mirrorByHand();
  const outcome = download(mirror.url);
  await answer();
  stopping.abort(new Error('stopped'));
  expect(await outcome).toBe('stopped');
});
