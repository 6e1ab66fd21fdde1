/**
 * Canaries: an account whose key and secret, and pictures whose bytes, occur nowhere else. A whole kiosk with a real
 * keychain plays an order through every failure that echoes them; then everything that it has written, printed or
 * shown is searched for them, byte by byte.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytes, json, raw, type Script } from '../electron/service/scripted-server.ts';
import {
  account,
  paid,
  pin,
  startCanaryService,
  type CanaryService,
} from '../support/service/canary-service.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { hasKeyring, startKeyring, type Keyring } from '../support/keychain/keyring.ts';
import { foundIn, searchFolder } from '../support/service/needles.ts';
import { familyOf, hasProcesses, shownOf } from '../support/processes.ts';
import { askKeychain, noteKeyringKey } from '../support/keychain/keyring-secrets.ts';
import { eventually } from '../support/eventually.ts';
import { inCash } from '../support/records/payments.ts';
import { addSupervisor, unlock } from '../support/kiosk/supervisor.ts';

const possible = hasKeyring && hasProcesses;
if (!possible)
  console.log('Skipped: canaries. They need a keyring (dbus, gnome-keyring) and the /proc of Linux.');

let root: string;
let keyring: Keyring;
let service: CanaryService;
/** Everything that the kiosk has answered, sent to its page, shown of its processes or printed. */
const heard: Buffer[] = [];
const shown: Buffer[] = [];
const printed: string[] = [];
/** Number of examined processes: at least the kiosk and its practice service. */
let lookedAt = 0;

/** Returns a client that stores everything it receives, errors included. */
function keeping(client: KioskClient): KioskClient {
  return {
    ...client,
    async call(name, ...args) {
      try {
        const value = await client.call(name, ...args);
        heard.push(serialize(value));
        return value;
      } catch (error) {
        heard.push(serialize(JSON.stringify(error)), serialize(String(error)));
        throw error;
      }
    },
  };
}

/** Stores every event until the kiosk is gone. @returns the number of pieces */
async function hearEvents(client: KioskClient): Promise<number> {
  const events = await fetch(`${client.origin}/events`, { headers: { cookie: client.cookie } });
  let pieces = 0;
  try {
    for await (const piece of events.body ?? []) {
      heard.push(Buffer.from(piece));
      pieces += 1;
    }
  } catch (error) {
    // fetch throws a TypeError when the other side is killed.
    if (!(error instanceof TypeError)) throw error;
  }
  return pieces;
}

const codeOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

const lookAtProcesses = (kiosk: KioskProcess): void => {
  const family = familyOf(kiosk.pid);
  lookedAt = Math.max(lookedAt, family.length);
  shown.push(...family.map(shownOf));
};

/** Folder of Node's crash reports; a signal makes Node write one without a crash. */
const crashReports = (): string => join(root, 'reports');
const reporting = (): string => `--report-on-signal --report-directory=${crashReports()}`;

/** Kiosks that were started, so that a test that fails leaves none behind. */
const started: KioskProcess[] = [];

async function kioskOn(): Promise<KioskProcess> {
  const kiosk = await startKiosk({
    dataDir: join(root, 'data'),
    env: { ...keyring.env, TMPDIR: join(root, 'tmp'), NODE_OPTIONS: reporting() },
  });
  started.push(kiosk);
  return kiosk;
}

async function reportAsACrashWould(kiosk: KioskProcess): Promise<void> {
  process.kill(kiosk.pid, 'SIGUSR2');
  await eventually(() => expect(readdirSync(crashReports())).toHaveLength(1));
}

/** Plays one order through every failure. Ends with a kill while the service keeps the kiosk waiting. */
async function play(): Promise<string[]> {
  const { server, pictures, signedUrl, echo, well, needles } = service;
  const seen: string[] = [];
  const kiosk = await kioskOn();
  const client = keeping(await connectClient(await kiosk.address()));
  const told = hearEvents(client);
  lookAtProcesses(kiosk);

  const connect = () =>
    client.call('connectAccount', {
      region: 'other',
      baseUrl: server.baseUrl,
      headshotBaseUrl: `${server.baseUrl}/heads`,
      ...account,
    });
  seen.push(await codeOf(connect()));
  await addSupervisor(client, pin);
  seen.push(await codeOf(unlock(client, pin.slice(1))));
  await unlock(client, pin);
  server.play(echo(401));
  seen.push(await codeOf(connect()));
  server.play(well(true));
  await connect();
  server.play(echo(401));
  seen.push(await codeOf(client.call('accountStatus')));
  server.play(well(true));

  const { id: orderId } = await client.call('createOrder');
  const person = { name: 'Ana Ribeiro', phone: '', email: '', keepPhotos: true };
  await client.call('setCustomer', { orderId, customerId: null, ...person });
  await client.call('addDocument', { orderId, specCode: 'uk-passport' });
  await client.call('addShot', { orderId, source: 'camera', origin: 'Camera', bytes: pictures.shot });
  const photoId = (await client.call('openOrder', { orderId })).photos[0]?.id ?? 'pho_';

  const redirect = `HTTP/1.1 302 Found\r\nlocation: ${signedUrl('preview')}\r\ncontent-length: 0\r\n\r\n`;
  const cut = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"idPhotoUrl":"${signedUrl('preview')}","idPhotoImageBase64":"${pictures.preview.toString('base64', 0, 3000)}`;
  const failures: Script[] = [
    ...[400, 401, 413, 500].map(echo),
    raw(redirect),
    raw(cut, 'reset'),
    json({ photoUuid: { secret: account.apiSecret }, idPhotoUrl: signedUrl('preview') }),
    bytes(`<html>${account.apiSecret} ${signedUrl('preview')}</html>`, 200, { 'content-type': 'text/html' }),
  ];
  for (const failure of failures) {
    server.play(paid(failure));
    seen.push(await codeOf(client.call('requestPreview', { orderId, photoId })));
    const [open] = (await client.call('openOrder', { orderId })).openCalls;
    if (open !== undefined) await client.call('resolveCall', { callId: open.id, resolution: 'not-counted' });
  }

  server.play(well(false));
  seen.push(await codeOf(client.call('requestPreview', { orderId, photoId })));
  await noteKeyringKey(keyring.env, join(root, 'data'));
  seen.push(...(await searchFolder(root, needles())).found);
  server.play(well(true));
  await client.call('fetchPendingImage', { orderId, photoId });
  const approved = await client.call('approvePreview', { orderId, photoId });
  await client.call('takePayment', inCash(approved));
  server.play(paid(raw('', 'hang')));
  const waiting = codeOf(client.call('requestFinal', { orderId, photoId }));
  await eventually(() => expect(server.requests.at(-1)?.path).toBe('/v2/getIdPhotoNoWatermark'));
  lookAtProcesses(kiosk);
  await reportAsACrashWould(kiosk);
  await kiosk.kill();
  await waiting;
  expect(await told).toBeGreaterThan(0);
  printed.push(...kiosk.output);
  return seen;
}

/** Finishes the order after the kill: settled, requested again, received. */
async function playOn(): Promise<string> {
  const { server, well } = service;
  const kiosk = await kioskOn();
  const client = keeping(await connectClient(await kiosk.address()));
  lookAtProcesses(kiosk);
  server.play(well(true));
  const [order] = (await client.call('desk')).inHand;
  const { id: orderId, openCalls, photos } = await client.call('openOrder', { orderId: order?.id ?? 'ord_' });
  await client.call('resolveCall', { callId: openCalls[0]?.id ?? 'call_', resolution: 'not-counted' });
  await client.call('requestFinal', { orderId, photoId: photos[0]?.id ?? 'pho_' });
  await client.call('account');
  await unlock(client, pin);
  await client.call('accountStatus');
  await client.call('findOrders', { text: 'Ana' });
  await client.call('receiptFile', { orderId });
  const done = await client.call('finishOrder', { orderId });
  // The look-up of the credit that follows each paid call is written to the log too.
  await sleep(300);
  lookAtProcesses(kiosk);
  await kiosk.stop();
  printed.push(...kiosk.output);
  return done.state;
}

describe.skipIf(!possible)('key, secret, pictures and signed addresses', { timeout: 90_000 }, () => {
  let seen: string[] = [];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'headroom-canary-'));
    mkdirSync(join(root, 'tmp'));
    mkdirSync(crashReports());
    keyring = await startKeyring(join(root, 'home'), { password: 'pass' });
    service = await startCanaryService();
    seen = await play();
  }, 90_000);
  afterAll(async () => {
    await Promise.all(started.map((kiosk) => kiosk.kill()));
    await service.server.close();
    await keyring.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('were really sent, and the search finds them', () => {
    const request = service.server.requests.find(({ path }) => path === '/v2/makeIdPhotoWatermark');
    const sent = request?.body ?? Buffer.alloc(0);
    expect(foundIn(sent, service.needles())).toEqual(['the key', 'the secret', 'the copy for the service']);
    expect(foundIn(service.pictures.shot, service.needles())).toEqual(['the shot']);
    const inside = Buffer.from(`xx${account.apiSecret}xx`).toString('base64url');
    expect(foundIn(Buffer.from(inside), service.needles())).toEqual(['the secret']);
  });

  it('meet every failure, each with its own error code', () => {
    expect(seen).toEqual([
      'PIN_NOT_SET',
      'PIN_WRONG',
      'SERVICE_CREDENTIALS',
      'SERVICE_CREDENTIALS',
      'SERVICE_IMAGE_REFUSED',
      'SERVICE_CREDENTIALS',
      'SERVICE_IMAGE_REFUSED',
      'SERVICE_PROCESSING',
      'SERVICE_UNCERTAIN',
      'SERVICE_UNCERTAIN',
      'SERVICE_UNCERTAIN',
      'SERVICE_UNCERTAIN',
      'SERVICE_IMAGE_PENDING',
    ]);
  });

  it('are in no file after a kill in the middle of a call', async () => {
    const { files, found } = await searchFolder(root, service.needles());
    expect(files).toEqual(
      expect.arrayContaining(['data/studio/records.sqlite, decrypted', 'data/studio/records.sqlite-wal']),
    );
    expect(files.filter((name) => name.endsWith('.log')).length).toBeGreaterThan(0);
    expect(files.filter((name) => name.startsWith('data/studio/vault/')).length).toBeGreaterThan(1);
    expect(files.filter((name) => name.startsWith('reports/'))).toHaveLength(1);
    expect(found).toEqual([]);
  });

  it('are in no file after the order is finished', async () => {
    expect(await playOn()).toBe('done');
    const { files, found } = await searchFolder(root, service.needles());
    expect(files).toContain('data/studio/records.sqlite');
    expect(found).toEqual([]);
  });

  it('are in no answer and no event that the page receives', () => {
    expect(heard.length).toBeGreaterThan(30);
    expect(heard.flatMap((answer) => foundIn(answer, service.needles()))).toEqual([]);
  });

  it('are in no output of the program', () => {
    expect(printed.join('\n')).toContain('Headroom is at');
    expect(foundIn(Buffer.from(printed.join('\n')), service.needles())).toEqual([]);
  });

  it('are in no process’s command line or environment', () => {
    expect(lookedAt).toBeGreaterThan(1);
    expect(shown.flatMap((process) => foundIn(process, service.needles()))).toEqual([]);
  });

  it('leave the account in the keychain complete', async () => {
    const entry = await askKeychain(keyring.env, { do: 'get' });
    expect(JSON.parse(String(entry))).toMatchObject(account);
  });
});
