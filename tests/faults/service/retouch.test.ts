/** Edits in a retouch session whose answer breaks off, is refused, is no picture, or reaches a kiosk that was killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RetouchSessionView } from '../../../shared/retouch.ts';
import { begunStudio } from '../../support/kiosk/begun-studio.ts';
import { eventually } from '../../support/eventually.ts';
import type { KeptEntries } from '../../support/kiosk/counter-process.ts';
import {
  credentials,
  expectBalanced,
  faultServer,
  ledgerOf,
  openCounter,
  pressedElsewhere,
  tally,
  type Counter,
} from '../../support/service/fault-counter.ts';
import {
  answered,
  closedUnanswered,
  failed,
  held,
  noAnswer,
  refused,
  resetAfterHeaders,
  resetMidBody,
  resetUnanswered,
  uploadCut,
} from '../../support/service/fault-kinds.ts';
import type { FaultServer } from '../../support/service/fault-server.ts';
import { keptAnswer } from '../../support/service/kept-answers.ts';
import { nameIn, smallPicture } from '../../support/pictures/marked-picture.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import type { Pressed } from '../../support/kiosk/counter-moves.ts';

async function startSession(kiosk: Pressed): Promise<RetouchSessionView> {
  const source = { from: 'file', name: 'ada.jpg', bytes: await smallPicture() } as const;
  return kiosk.call('startRetouch', { source });
}
const askEdit = (
  kiosk: Pressed,
  { id: sessionId, versions }: RetouchSessionView,
): Promise<RetouchSessionView> =>
  kiosk.call('edit', {
    ...{ sessionId, versionId: versions[0]?.id ?? 'ver_', edit: { tool: 'aiEdit', format: 'JPEG' } },
  });
const seen = (kiosk: Pressed, { id: sessionId }: RetouchSessionView): Promise<RetouchSessionView> =>
  kiosk.call('retouchSession', { sessionId });
const settle = async (kiosk: Pressed, session: RetouchSessionView): Promise<RetouchSessionView> => {
  const callId = (await seen(kiosk, session)).openCall?.id ?? 'call_';
  return kiosk.call('resolveRetouchCall', { callId, resolution: 'not-counted' });
};
async function openSession(): Promise<{ readonly counter: Counter; readonly session: RetouchSessionView }> {
  const counter = await openCounter();
  return { counter, session: await startSession(counter) };
}

describe('an edit with an incomplete answer', () => {
  it.each([
    ['fault 43: reset after the headers of the answer', resetAfterHeaders, 1],
    ['fault 44: reset in the middle of the answer', resetMidBody, 1],
    ['fault 44: reset in the middle of the upload', uploadCut(2_000), 0],
    ['fault 45: closed without an answer', closedUnanswered, 1],
    ['fault 46: reset without an answer', resetUnanswered, 1],
    ['fault 49: 500 after the work', failed(500), 1],
  ])('with %s is uncertain, is one call, and adds no version', async (_fault, fault, accepted) => {
    const { counter, session } = await openSession();
    counter.server.meet(fault);
    expect(await rejectionOf(askEdit(counter, session))).toMatch(/^SERVICE_(UNCERTAIN|PROCESSING)/);

    expect(await seen(counter, session)).toMatchObject({
      versions: session.versions,
      openCall: { state: 'uncertain', endpoint: 'aiEdit', sessionId: session.id },
    });
    expect(counter.server.begun()).toBe(1);
    expect(counter.server.accepted()).toBe(accepted);
  });

  it('blocks only its own retouch session, until staff have settled it', async () => {
    const { counter, session } = await openSession();
    counter.server.meet(closedUnanswered);
    await rejectionOf(askEdit(counter, session));

    expect(await rejectionOf(askEdit(counter, session))).toBe('CALL_OPEN');
    expect(await rejectionOf(counter.call('eraseRetouchSession', { sessionId: session.id }))).toBe(
      'CALL_OPEN',
    );
    expect((await askEdit(counter, await startSession(counter))).versions).toHaveLength(2);
    expect(await settle(counter, session)).toMatchObject({
      openCall: null,
      lastCall: { state: 'resolved', resolution: 'not-counted' },
    });

    const again = await askEdit(counter, session);
    const [lost, , made] = counter.ledger();
    expect(made).toMatchObject({ state: 'done', replaces: lost?.id });
    expect(again.versions).toHaveLength(2);
  });

  it('is listed with its retouch session and the name of its file', async () => {
    const { counter, session } = await openSession();
    counter.server.meet(closedUnanswered);
    await rejectionOf(askEdit(counter, session));

    expect(await counter.call('listOpenCalls')).toMatchObject([
      { sessionId: session.id, orderId: null, orderNumber: '', customerName: 'ada.jpg', documentName: '' },
    ]);
    expect(await counter.call('listRetouchSessions', { kind: 'retouch' })).toMatchObject([
      { attention: 'uncertain-call' },
    ]);
    await settle(counter, session);
    expect(await counter.call('listOpenCalls')).toEqual([]);
  });
});

describe('an edit that is refused', () => {
  it.each([
    ['fault 52: credit gone', 402, 'SERVICE_CREDIT'],
    ['fault 51: not enabled for the account', 403, 'SERVICE_NOT_ENABLED'],
    ['fault 50: too many', 429, 'SERVICE_BUSY'],
    ['fault 53: the picture', 413, 'SERVICE_IMAGE_REFUSED'],
  ])('with %s leaves the retouch session free at once', async (_fault, status, code) => {
    const { counter, session } = await openSession();
    counter.server.meet(refused(status));

    expect(await rejectionOf(askEdit(counter, session))).toMatch(code);

    expect(await seen(counter, session)).toMatchObject({
      ...{ openCall: null, lastCall: { state: 'refused', error: code }, versions: session.versions },
    });
    expect((await askEdit(counter, session)).versions).toHaveLength(2);
  });
});

describe('fault 56: an answer that only begins as a picture', () => {
  it('is uncertain, is kept as it came, and adds no version', async () => {
    const { counter, session } = await openSession();
    const cut = (await smallPicture()).subarray(0, 900);
    counter.server.meet(answered(JSON.stringify({ output: cut.toString('base64') })));

    expect(await rejectionOf(askEdit(counter, session))).toBe('SERVICE_UNCERTAIN not-an-image');

    const after = await seen(counter, session);
    expect(after).toMatchObject({
      versions: session.versions,
      openCall: { state: 'uncertain', error: 'SERVICE_UNCERTAIN', reason: 'not-an-image' },
    });
    const [row] = counter.ledger();
    expect(await keptAnswer(counter, row)).toEqual(cut);
    await settle(counter, session);
    await counter.call('eraseRetouchSession', { sessionId: session.id });
    expect(await rejectionOf(keptAnswer(counter, row))).toMatch('PHOTO_FILE_MISSING');
  });
});

describe('fault 61: an edit in progress', () => {
  it('is one call for two presses', async () => {
    const { counter, session } = await openSession();
    let letGo = (): void => undefined;
    counter.server.meet(held(new Promise((resolve) => (letGo = resolve))));

    const first = askEdit(counter, session);
    const second = await rejectionOf(askEdit(counter, session));
    letGo();

    expect(second).toBe('CALL_OPEN');
    expect((await first).versions).toHaveLength(2);
    expect(counter.server.service.accepted()).toEqual({ aiEdit: 1 });
  });

  it('continues while no screen shows it, and its version is there afterwards', async () => {
    const { counter, session } = await openSession();
    let letGo = (): void => undefined;
    counter.server.meet(held(new Promise((resolve) => (letGo = resolve))));
    const asked = askEdit(counter, session);
    await eventually(async () => {
      expect(await seen(counter, session)).toMatchObject({ openCall: { state: 'sent' } });
    });
    expect(await counter.call('listRetouchSessions', { kind: 'retouch' })).toMatchObject([
      { attention: 'under-way' },
    ]);

    letGo();
    await asked;

    expect(await seen(counter, session)).toMatchObject({ openCall: null, lastCall: { state: 'done' } });
  });
});

/** Starts a kiosk in its own process that requests an edit, and kills it when its ledger has the state `until`. */
async function killedAt(server: FaultServer, until: 'sent' | 'done') {
  const dataDir = tempFolder();
  const account = JSON.stringify({ region: 'other', baseUrl: server.baseUrl, ...credentials });
  const secrets = begunStudio(dataDir, account);
  const script = join(import.meta.dirname, '../../support/kiosk/counter-process.ts');
  const child = spawn(process.execPath, [script, dataDir, 'edit'], { stdio: ['pipe', 'inherit', 'inherit'] });
  const entries: KeptEntries = Object.fromEntries(secrets.entries);
  child.stdin.end(JSON.stringify(entries));
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(
    () => {
      expect(server.begun()).toBe(1);
      expect(ledgerOf(dataDir).map(({ state }) => state)).toEqual([until]);
    },
    { timeout: 60_000, interval: 5 },
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  pressedElsewhere(1);
  return { dataDir, secrets };
}

describe('a kiosk that is killed', { timeout: 120_000 }, () => {
  it('fault 5: between sent and the answer, shows the edit as uncertain, and repeats nothing', async () => {
    const server = await faultServer();
    server.meet(noAnswer);
    const { dataDir, secrets } = await killedAt(server, 'sent');

    const counter = await openCounter({ server, dataDir, secrets, firstHere: true });
    const [session] = await counter.call('listRetouchSessions', { kind: 'retouch' });
    expect(session).toMatchObject({ attention: 'uncertain-call', versions: 0 });
    const view = await counter.call('retouchSession', { sessionId: session?.id ?? 'ben_' });
    expect(view.openCall).toMatchObject({ state: 'uncertain', endpoint: 'aiEdit', requestBytes: null });
    expect(server.service.accepted()).toEqual({ aiEdit: 1 });

    await settle(counter, view);
    expect((await askEdit(counter, view)).versions).toHaveLength(2);
    expect(server.service.accepted()).toEqual({ aiEdit: 2 });
  });

  it('fault 7: after the answer is recorded, has its version', async () => {
    const server = await faultServer();
    const { dataDir, secrets } = await killedAt(server, 'done');

    const counter = await openCounter({ server, dataDir, secrets, firstHere: true });
    const [session] = await counter.call('listRetouchSessions', { kind: 'retouch' });
    const { versions, lastCall } = await counter.call('retouchSession', { sessionId: session?.id ?? 'ben_' });

    expect(lastCall?.state).toBe('done');
    const result = await counter.kiosk.photo(versions[1]?.image.id ?? 'img_', 'full');
    expect(nameIn(result?.bytes ?? new Uint8Array())).toBe('edited');
    expect(server.service.accepted()).toEqual({ aiEdit: 1 });
  });
});

it('in all tests above, the service worked once for each call that staff started', () => {
  expectBalanced(tally());
});
