/**
 * Canaries of headshots and face match: two faces, a headshot and a score that occur nowhere else. A whole kiosk
 * compares and generates through failures that echo everything back, and is killed during a comparison; then
 * everything that it has written, printed or would write in a crash is searched for them.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RetouchSessionId } from '../../shared/ids.ts';
import {
  json,
  raw,
  startScriptedServer,
  type Script,
  type ScriptedServer,
} from '../electron/service/scripted-server.ts';
import { noteKeyringKey } from '../support/keychain/keyring-secrets.ts';
import { account, canaryPicture, paid, pin } from '../support/service/canary-service.ts';
import { connectClient, type KioskClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk, type KioskProcess } from '../support/kiosk/kiosk-process.ts';
import { hasKeyring, startKeyring, type Keyring } from '../support/keychain/keyring.ts';
import {
  foundIn,
  searchFolder,
  spellingsOfBytes,
  spellingsOfText,
  type Needles,
} from '../support/service/needles.ts';
import { addSupervisor, unlock } from '../support/kiosk/supervisor.ts';

if (!hasKeyring) console.log('Skipped: canaries of faces. They need a keyring (dbus, gnome-keyring).');

/** A score with more digits than any other number in the kiosk. */
const score = 0.618_033_988_749_89;
const float = Buffer.alloc(8);
float.writeDoubleBE(score);

const matchPath = '/v2/faceMatch';
const headshotPath = '/heads/api/generate-portrait';

let root: string;
let keyring: Keyring;
let server: ScriptedServer;
let faces: { readonly source: Buffer; readonly target: Buffer; readonly headshot: Buffer };
let sessionId: RetouchSessionId;
const printed: string[] = [];
const seen: string[] = [];

/** Returns the number of calls that the service would charge. */
const callsMade = (): number =>
  server.requests.filter(({ path }) => [matchPath, headshotPath].includes(path)).length;

const bodyOf = (path: string): Record<string, unknown> => {
  const request = server.requests.find((each) => each.path === path);
  return JSON.parse(request?.body.toString() ?? '{}') as Record<string, unknown>;
};
const sent = (path: string, field: string): Buffer =>
  Buffer.from(String([bodyOf(path)[field]].flat()[0]).replace(/^data:[^,]*,/, ''), 'base64');

const needles = (): Needles =>
  new Map([
    ['the key', spellingsOfText(account.apiKey)],
    ['the secret', spellingsOfText(account.apiSecret)],
    ['the score', [...spellingsOfText(String(score)), float]],
    ['the source', spellingsOfBytes(faces.source)],
    ['the target', spellingsOfBytes(faces.target)],
    ['the source as it was sent', spellingsOfBytes(sent(matchPath, 'sourceImageBase64'))],
    ['the target as it was sent', spellingsOfBytes(sent(matchPath, 'targetImageBase64'))],
    ['the reference as it was sent', spellingsOfBytes(sent(headshotPath, 'inputImages'))],
    ['the headshot', spellingsOfBytes(faces.headshot)],
  ]);

/** Echoes everything that was sent, and the score of a comparison, which is in no other answer. */
const echo =
  (status: number): Script =>
  (turn) => {
    const { path, body } = turn.request;
    const answer = path === matchPath ? { similarity: score } : { outputImages: [] };
    return json({ ...answer, sent: body.toString() }, status)(turn);
  };
const cut = raw(
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"similarity":${String(score)},`,
  'reset',
);
const cutForBoth: Script = (turn) =>
  (turn.request.path === matchPath ? cut : raw('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{', 'reset'))(
    turn,
  );
const failures: readonly Script[] = [...[400, 422, 500].map(echo), echo(200), cutForBoth];
const well: Script = (turn) =>
  turn.request.path === matchPath
    ? json({ isMatch: true, similarity: score })(turn)
    : json({ outputImages: [`data:image/jpeg;base64,${faces.headshot.toString('base64')}`] })(turn);

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

const matchFaces = (client: KioskClient): Promise<unknown> =>
  client.call('matchFaces', {
    source: { from: 'file', name: 'passport.jpg', bytes: faces.source },
    target: { from: 'file', name: 'counter.jpg', bytes: faces.target },
    threshold: null,
  });

const generate = (client: KioskClient, sessionId: RetouchSessionId): Promise<unknown> =>
  client.call('generateHeadshots', {
    ...{ sessionId, prompt: 'A grey wall', seed: null, sampleNumber: 1 },
    ...{ identityScale: 0.8, widthPx: 640, heightPx: 800 },
  });

async function connect(client: KioskClient): Promise<void> {
  await addSupervisor(client, pin);
  await unlock(client, pin);
  server.play(paid(well));
  const { baseUrl } = server;
  await client.call('connectAccount', {
    ...{ region: 'other', baseUrl, headshotBaseUrl: `${baseUrl}/heads`, ...account },
  });
}

/** Plays each failure for both, and then an answer for both. */
async function playThrough(client: KioskClient): Promise<RetouchSessionId> {
  const source = { from: 'file', name: 'ada.jpg', bytes: faces.source } as const;
  const { id: sessionId } = await client.call('startHeadshots', { source });
  for (const script of [...failures, well]) {
    server.play(paid(script));
    seen.push(`${await codeOf(matchFaces(client))} ${await codeOf(generate(client, sessionId))}`);
    const match = await client.call('openFaceMatch');
    const { openCall } = await client.call('retouchSession', { sessionId });
    const resolution = 'not-counted';
    if (match !== null) await client.call('resolveFaceMatch', { callId: match.id, resolution });
    if (openCall !== null) await client.call('resolveRetouchCall', { callId: openCall.id, resolution });
  }
  return sessionId;
}

/** Makes Node write its crash report through a signal, without a crash, and then kills the kiosk. */
async function reportAndKill(kiosk: KioskProcess): Promise<void> {
  process.kill(kiosk.pid, 'SIGUSR2');
  await vi.waitFor(() => expect(readdirSync(join(root, 'reports'))).toHaveLength(1), 10_000);
  await kiosk.kill();
  printed.push(...kiosk.output);
}

describe.skipIf(!hasKeyring)('faces, headshots and a score', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'headroom-canary-faces-'));
    for (const folder of ['tmp', 'reports']) mkdirSync(join(root, folder));
    keyring = await startKeyring(join(root, 'home'), { password: 'pass' });
    server = await startScriptedServer();
    const [source, target, headshot] = await Promise.all([4, 5, 6].map(canaryPicture));
    if (source === undefined || target === undefined || headshot === undefined)
      throw new Error('no pictures');
    faces = { source, target, headshot };
    const kiosk = await startKiosk({
      dataDir: join(root, 'data'),
      env: {
        ...keyring.env,
        TMPDIR: join(root, 'tmp'),
        NODE_OPTIONS: `--report-on-signal --report-directory=${join(root, 'reports')}`,
      },
    });
    const client = await connectClient(await kiosk.address());
    await connect(client);
    sessionId = await playThrough(client);
    server.play(paid(raw('', 'hang')));
    const calls = callsMade();
    const waiting = [codeOf(matchFaces(client)), codeOf(generate(client, sessionId))];
    await vi.waitFor(() => expect(callsMade()).toBe(calls + 2), 10_000);
    await reportAndKill(kiosk);
    await Promise.all(waiting);
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await keyring.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('meet every failure, and then an answer', () => {
    expect(seen).toEqual([
      ...['SERVICE_REQUEST_REFUSED SERVICE_IMAGE_REFUSED', 'SERVICE_REQUEST_REFUSED SERVICE_IMAGE_REFUSED'],
      ...['SERVICE_PROCESSING SERVICE_PROCESSING', 'SERVICE_UNCERTAIN SERVICE_UNCERTAIN'],
      ...['SERVICE_UNCERTAIN SERVICE_UNCERTAIN', 'done done'],
    ]);
  });

  it('were really sent, and the search finds them', () => {
    const bodies = server.requests.map(({ body }) => body);
    expect(foundIn(Buffer.concat(bodies), needles())).toEqual([
      ...['the key', 'the secret', 'the source as it was sent', 'the target as it was sent'],
      'the reference as it was sent',
    ]);
    expect(foundIn(Buffer.from(`xx${String(score)}xx`), needles())).toEqual(['the score']);
  });

  it('are in no file after a kill in the middle of a comparison', async () => {
    await noteKeyringKey(keyring.env, join(root, 'data'));
    const { files, found } = await searchFolder(root, needles());
    expect(files).toEqual(
      expect.arrayContaining(['data/studio/records.sqlite, decrypted', 'data/studio/records.sqlite-wal']),
    );
    expect(files.filter((name) => name.endsWith('.log')).length).toBeGreaterThan(0);
    expect(files.filter((name) => name.startsWith('reports/'))).toHaveLength(1);
    expect(found).toEqual([]);
  });

  it('are in no output of the program', () => {
    expect(printed.join('\n')).toContain('Headroom is at');
    expect(foundIn(Buffer.from(printed.join('\n')), needles())).toEqual([]);
  });

  it('leave a comparison and a run of unknown outcome; only the run’s seed is kept', async () => {
    const calls = callsMade();
    const kiosk = await startKiosk({
      dataDir: join(root, 'data'),
      env: { ...keyring.env, TMPDIR: join(root, 'tmp') },
    });
    try {
      const client = await connectClient(await kiosk.address());
      expect(await client.call('openFaceMatch')).toMatchObject({
        ...{ state: 'uncertain', orderId: null, sessionId: null, detail: null },
      });
      const { asked, openCall } = await client.call('retouchSession', { sessionId });
      expect(openCall).toMatchObject({ state: 'uncertain', endpoint: 'generatePortrait' });
      const last = server.requests.findLast(({ path }) => path === headshotPath);
      expect(asked?.seed).toBe(
        (JSON.parse(last?.body.toString() ?? '{}') as Record<string, unknown>)['seed'],
      );
      expect(callsMade()).toBe(calls);
    } finally {
      await kiosk.stop();
    }
  });
});
